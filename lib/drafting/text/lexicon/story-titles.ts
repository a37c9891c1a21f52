import { anyOf } from "../words";

/** "Two years", "zehn Jahre": how old it is. */
const COUNT =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|first|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|drie|vijf|zes|zeven|acht|negen|tien|dois|três|quatro|sete|oito|dez|två|två|to|fyra|fire|fem)";

/**
 * Titles under which makers tell of themselves, wherever such a text stands: "A letter from the two of us", "Why we built
 * Acme", "Two years of Acme".
 */
const TITLE = anyOf(
  "(?:a |an open )?letter from (?:the |our |your )?(?:\\p{L}+ ){0,2}(?:us|me|founders?|team|makers?|developers?|workshop|studio)|from (?:the|our) founders?|founders?['’]?s? (?:letter|note|story)|(?:two|three|four|five) of us",
  "who (?:we are|i am|is behind|makes|are we|am i)|(?:the )?(?:people|team|person|folks) behind|why (?:we|i)(?:['’](?:re|m)| are| am)? (?:(?:\\p{L}+ )?(?:built|build|building|made|make|making|started|starting|created|founded|wrote|quit|left))|how (?:we|i|it|this|it all|this all|everything) (?:all )?(?:started|began|got (?:here|started)|came (?:to be|about)|was (?:born|made))",
  `(?:our|my) (?:story|beginnings?|origins?|journey)|hello,? world|(?:turns|turning) ${COUNT}|(?:${COUNT}|first|second|third) years? of|(?:first|second|third) (?:birthday|anniversary)|year (?:one|two|three|four|five)|about (?:us|me)`,
  "wer (?:wir sind|ich bin|(?:steckt|steht) (?:da)?hinter|hinter|dahinter)|warum (?:wir|ich) (?:\\p{L}+ ){0,4}(?:gebaut|gegründet|gemacht|entwickel\\p{L}+|bauen|machen|baue|mache|schreibe)|wie (?:alles|es) (?:begann|anfing|entstand|entstanden ist)|(?:unsere|meine) geschichte|in eigener sache|(?:ein )?brief (?:von|der|des) (?:uns|gründer\\p{L}*)",
  "qui (?:sommes[- ]nous|suis[- ]je|nous sommes|se cache derrière)|pourquoi (?:nous avons|on a|j['’]ai|avoir) (?:créé|fondé|lancé|construit|fait|développé)|(?:notre|mon) histoire|comment tout a commencé|(?:une )?lettre (?:de|des|du) (?:fondateurs?|fondatrices?|l['’]équipe)",
  "quiénes somos|quién (?:está|hay) detrás|por qué (?:hicimos|creamos|montamos|hago|empecé|empezamos|hacemos|fundamos|construimos)|(?:nuestra|mi) historia|cómo (?:empezó|nació|surgió|empezamos)|(?:una )?carta de (?:los fundadores|nosotros)",
  "chi (?:siamo|sono|c['’]è dietro)|perché (?:abbiamo|ho) (?:creato|fatto|fondato|costruito|scritto)|(?:la )?(?:nostra|mia) storia|come (?:è nat[oa]|tutto è|è iniziat[oa]|siamo nati)|(?:una )?lettera (?:da|dei|di) (?:noi|fondatori)",
  "wie (?:wij|we) zijn|wie (?:ik ben|zit er achter)|waarom (?:wij|we|ik) (?:\\S+ ){0,4}(?:bouwden|begonnen|maakten|bouwen|maken|bouw|maak|begon)|ons verhaal|hoe (?:het|alles) begon|(?:een )?brief van (?:ons|de oprichters)",
  "quem (?:somos|sou|faz|está por trás)|por ?que (?:criei|criamos|fizemos|fiz|fundamos)|(?:a )?(?:nossa|minha) história|como (?:tudo )?(?:começou|nasceu)|kim (?:jesteśmy|jestem)|dlaczego (?:z?budow|stworzy|za[łl]o[żz]y)\\p{L}+|(?:nasza|moja) historia|jak (?:to się|wszystko się|powsta[łl])\\p{L}*",
  "vilka vi är|hvem (?:er vi|vi er|står bag)|varför (?:vi|jag) (?:byggde|gjorde|startade|bygger|gör)|hvorfor (?:vi|jeg) (?:byggede|lavede|startede|laver)|(?:vår|vores|min) historia?e?|hur (?:det|allt) började|hvordan (?:det|alt) begyndte",
  `${COUNT} (?:jahre?|ans|hivers|años|anni|jaar|anos|lat|år) (?:d[e'’i]|met|com|med|av)`,
);
const TITLE_MAX = 90;

/** True for a title under which makers tell who they are, or how and why they began. */
export function isStoryTitle(title: string): boolean {
  return title.length <= TITLE_MAX && TITLE.test(title);
}
