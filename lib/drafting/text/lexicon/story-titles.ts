import { withoutMarks } from "../words";

/** Stands for the product's name, as the site's address spells it. */
const OWN = "acme";
const COUNT =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|otto|nove|dieci|twee|drie|vijf|zes|zeven|negen|tien|dois|quatro|sete|oito|dez|tva|fyra|fem|to|fire)";

/** Whole titles, without marks on their letters, under which makers tell of themselves: a line a language. */
const TITLES = [
  `(?:an? (?:open )?)?letter from (?:the |our |your )?(?:(?:two|three|four|five) of )?(?:us|me|founders?|team|makers?|developers?|(?:people|team|founders?) (?:behind|at|of) ${OWN})|(?:the )?(?:two|three|four|five) of us`,
  `who (?:we are|i am|are we|am i|(?:is behind|makes) (?:this|it|${OWN}))|(?:meet )?(?:the )?(?:people|team|person|makers?|founders?) behind ${OWN}|why (?:we|i)(?:['’](?:re|m)| are| am)? (?:built|build|building|made|make|making|started|created|founded|wrote) (?:this|it|${OWN})`,
  `(?:how|why) (?:it|this|it all|we|${OWN}) (?:all )?(?:started|began|came (?:to be|about)|was (?:born|made|built))|(?:our|my|the ${OWN}) (?:story|beginnings?|origins?|journey)|the (?:story|origins?) (?:of|behind) ${OWN}|hello,? world|${OWN} (?:turns|is) ${COUNT}|${COUNT} years (?:of|with) ${OWN}|about (?:us|me)|(?:introducing|announcing) ${OWN}`,
  `wer (?:wir sind|ich bin|(?:steckt|steht) hinter ${OWN}|dahinter ?(?:steckt|steht))|warum (?:wir|ich) ${OWN} (?:gebaut|gegrundet|gemacht|entwickel\\p{L}+|bauen|machen|baue|mache|schreibe)(?: habe[n]?)?|wie (?:alles|es|${OWN}) (?:begann|anfing|entstand|entstanden ist)|(?:unsere|meine) geschichte|die geschichte von ${OWN}|in eigener sache|${COUNT} jahre ${OWN}`,
  `qui (?:sommes[- ]nous|suis[- ]je|nous sommes|se cache derriere ${OWN})|pourquoi (?:nous avons|on a|j['’]ai) (?:cree|fonde|lance|construit|fait|developpe) ${OWN}|(?:notre|mon) histoire|l['’]histoire d(?:e |['’])${OWN}|comment (?:tout|${OWN}) (?:a commence|est nee?)|${COUNT} (?:ans|hivers) d(?:e |['’])${OWN}`,
  `quienes somos|quien (?:esta|hay) detras de ${OWN}|por que (?:hicimos|creamos|montamos|hago|empece|hacemos|fundamos|construimos) ${OWN}|(?:nuestra|mi) historia|la historia de ${OWN}|como (?:empezo|nacio|surgio) (?:todo|${OWN})|como empezamos|${COUNT} anos de ${OWN}`,
  `chi (?:siamo|sono)|chi c['’]e dietro (?:a )?${OWN}|perche (?:abbiamo|ho) (?:creato|fatto|fondato|costruito|scritto) ${OWN}|la (?:nostra|mia) storia|la storia di ${OWN}|com(?:e |['’])e (?:nat[oa]|cominciat[oa]|iniziat[oa])(?: ${OWN})?|come (?:tutto e iniziato|siamo nati)|${COUNT} anni di ${OWN}`,
  `wie (?:wij|we) zijn|wie zit er achter ${OWN}|waarom (?:wij|we|ik) ${OWN} (?:bouwden|begonnen|maakten|bouwen|maken|bouw|maak|begon)|ons verhaal|het verhaal van ${OWN}|hoe (?:het|alles|${OWN}) begon|${COUNT} jaar ${OWN}`,
  `quem (?:somos|sou)|quem (?:faz|esta por tras d[oae]) (?:o |a )?${OWN}|por ?que (?:criei|criamos|fizemos|fiz|fundamos) (?:o |a )?${OWN}|(?:a )?(?:nossa|minha) historia|como (?:tudo )?(?:comecou|nasceu)(?: (?:o |a )?${OWN})?|${COUNT} anos de ${OWN}`,
  `kim (?:jestesmy|jestem)|(?:nasza|moja) historia|jak (?:to|wszystko) sie zaczelo|vilka vi ar|hvem (?:er vi|vi er)|varfor (?:vi|jag) (?:byggde|gjorde|startade|bygger|gor) ${OWN}|hvorfor (?:vi|jeg) (?:byggede|lavede|startede|laver) ${OWN}|(?:var|vores|min) histori[ae]|hur (?:det|allt|${OWN}) borjade|hvordan (?:det|alt|${OWN}) begyndte|${COUNT} ar med ${OWN}`,
];
const TITLE = new RegExp(`^(?:${TITLES.join("|")})[.!?]*$`, "iu");
const TITLE_MAX = 90;

const OF_HOST = /^(?:www|blog|news|docs|app|en|de|fr|es)\./;
/** "getacme.com", "acmehq.com": what is set around a name that was taken. */
const AROUND = /^(?:get|use|try|join|go)(?=.{4})|(?<=.{4})-?(?:hq|app|io|ai)$/g;

/**
 * True for a title under which makers tell who they are, or how and why they began, on a site at that address: "Why we built
 * Acme" at acme.com, and not "Why we built the calendar".
 */
export function isStoryTitle(title: string, address: string): boolean {
  if (title.length > TITLE_MAX || !URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(OF_HOST, "");
  const label = (host.split(".")[0] ?? "").replace(AROUND, "");
  const letters = [...label.replace(/[^\p{L}\p{N}]/gu, "")].join("[\\s-]?");
  const bare = withoutMarks(title).replaceAll("ł", "l").trim();
  return TITLE.test(letters === "" ? bare : bare.replace(new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, "giu"), OWN));
}
