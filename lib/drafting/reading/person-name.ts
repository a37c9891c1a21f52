import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isOwnName, type OwnNames } from "./own-names";

const TOKEN =
  "(?!(?:I|We|It|He|She|You|They)['’]|(?:J|C|N|L|Qu)['’]\\p{Ll})\\p{Lu}(?:[\\p{L}\\p{M}]|['’-](?=\\p{L})){1,24}|\\p{Lu}\\.";
/** "der" and "den" are articles where no preposition stands before. */
const PARTICLE =
  "(?:van|von|op|zu|auf)(?:\\sde[rnm])?|de|del|della|di|da|dos|do|du|la|le|el|al|bin|ibn|ter|ten|te|af|av";
/** "Jane Mary K": an initial may end a name of its own line or entry; "X" is a link. */
const INITIAL = "(?:(?<=\\p{Ll}\\s\\S+)\\s(?![IX])\\p{Lu}(?=\\s*(?:$|[\\n,(|–—])))?";
/** One to four capitalized words, with the particles between them. */
export const NAME = `(?:${TOKEN})(?:\\s(?:(?:${PARTICLE})\\s){0,2}(?:${TOKEN})){0,3}${INITIAL}`;
const AND = "(?:,\\s(?:and|und|et|y|ed?|en|och|og)\\s|,\\s|\\s(?:and|&|und|et|y|ed?|en|och|og)\\s)";
/** Capitalized words that are no part of anybody's name. */
const NOT_NAMES =
  /^(?:the|our|we|us|you|your|this|that|these|a|an|my|his|her|their|its?|i|he|she|they|who|about|team|company|startup|people|meet|co|founders?|cofounders?|co-founders?|creators?|makers?|owners?|city|sp|ceo|cto|coo|cfo|cpo|chief|executive|technology|technical|officer|president|director|managing|manager|head|lead|senior|junior|software|business|basic|premium|enterprise|standard|starter|personal|community|plans?|edition|developers?|engineers?|engineering|designers?|design|product|marketing|sales|support|operations|community|growth|advis[oe]rs?|board|members?|investors?|partners?|inc|ltd|llc|gmbh|ag|corp|labs?|studios?|foundation|group|technologies|systems|solutions|media|digital|ventures|capital|hosting|ventures|games?|interactive|networks?|services?|consulting|holdings?|industries|works|creative|collective|agency|research|analytics|security|entertainment|productions?|publishing|records|bank|hat|university|institute|college|school|open|source|project|app|web|cloud|data|ai|read|more|learn|historia|historie|geschichte|histoire|storia|história|photo|foto|portrait|headshot|avatar|familie|family|familia|famille|famiglia|nossa|nosso|nostra|nuestra|equipe|équipe|equipo|equipa|squadra|zespół|zum|zur|hola|hallo|bonjour|salut|ciao|olá|witaj|cześć|view|see|full|bio|profile|contact|email|website|github|gitlab|twitter|linkedin|facebook|mastodon|youtube|instagram|discord|blog|news|home|pricing|features|download|docs|documentation|privacy|terms|imprint|impressum|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|since|in|from|with|and|or|for|by|at|of|on|to|as|when|after|before|while|today|now|back|early|late|new|old|two|three|four|five|many|some|all|every|mission|vision|values|story|history|why|how|what|where|made|built|love|thanks|hello|hi|hey|welcome|great|good|best|german|french|english|american|italian|spanish|dutch|swedish|european|berlin|london|paris|new york|san|francisco|europe|germany|france|italy|spain|usa|uk|windows|linux|macos|android|ios|google|microsoft|apple|amazon|meta|mozilla|gründer|gründerin|geschäftsführer|geschäftsführerin|mitgründer|das|der|die|wir|unser|unsere|fondateur|fondatrice|nous|notre|fundador|fundadora|nuestro|fondatore|nostro|oprichter|wij|ons|ich|ik|je|moi|io|eu|yo|mon|mein|meine|mijn|mi|meu|minha|moje|jestem|als|seit|im|am|mit|für|nach|bei|es|ein|eine|dans|pour|avec|depuis|chez|les|une|un|con|para|desde|per|dal|nel|voor|met|sinds|het|een|nós|são|não|por|od|dla|jak|sono|soy|sou|chi|wer|qui|quién|ils|elles|il|eux|ellos|ellas|él|loro|sie|er|beide|gemeinsam|zusammen|ensemble|insieme|juntos|juntas|entrambi|ambos|ambas|zij|hij|samen|oni|razem|wspólnie|eles|elas|quiénes|quem|kto|dietro|hinter|derrière|detrás|achter|behind|sans|chamo-me|chiamo|llamo|heiße|nazywam|nazywamy|students?|friends?|brothers?|sisters?|siblings|mann|frau|partnerin|neffe|nichte|cousine?|onkel|tante|schwager|schwägerin|nachbar(?:in)?|kumpel|studienfreund(?:in)?|schulfreund(?:in)?|wife|husband|father|mother|brüdern?|bruder|schwestern?|geschwistern?|ehepaar|ehefrau|ehemann|freunde?n?|freundin(?:nen)?|vater|mutter|tochter|sohn|eheleuten?|kollegen?|kollegin|hermanos?|hermanas?|fratelli|sorelle|irmãos?|irmãs?|bracia|siostry|samples?|examples?|demo|muster(?:mann|frau)?|exemple|beispiel|ejemplo|esempio|voorbeeld|exemplo|przykład|volunteers?|scientists?|researchers?|programmers?|mr|mrs|ms|dr|prof|themes?|templates?|plugins?|widgets?|websites?|pixels?|associates|academy|gurukula?m?|conservatory|museum|church|club|council|trust|union|association|society|committee|federation|fund|charity|cooperative|verein|verband|stiftung|genossenschaft|klub|stichting|vereniging|fundación|fondation|fondazione|asociación|associazione|associação|förening|forening|stowarzyszenie|fundacja|spółdzielnia|koło|koła|stiftungen|akademie|academi[ae]|hospital|klinik(?:um)?|clinic|krankenhaus|hochschule|universität|universiteit|université|universidad|schule|école|escuela|scuola)\.?$/iu;

/** Words that make a company of the name before them. */
const COMPANY_WORD =
  /^(?:inc|ltd|llc|gmbh|ag|corp|labs?|studios?|foundation|group|technologies|systems|solutions|media|digital|ventures|capital|hosting|games?|interactive|networks?|services?|consulting|holdings?|industries|works|creative|collective|agency|research|analytics|security|entertainment|productions?|publishing|records|bank|university|institute|college|school|software|app|themes?|templates?|plugins?|widgets?|websites?|pixels?|partners|owners|city|sp|associates|academy|gurukula?m?|conservatory|museum|church|club|council|trust|union|association|society|committee|federation|fund|charity|cooperative|ltda|oy|aps)\.?$/iu;

/** "Kelp Works": the capitalized words before such a word are no person's. */
export function isCompanyWord(word: string): boolean {
  return COMPANY_WORD.test(word);
}

const WHOLE_NAME = new RegExp(`^${NAME}$`, "u");

/** True for a word that may be a part of a name: neither one of those above nor the site's own. */
export function isNameWord(word: string, own: OwnNames): boolean {
  return !NOT_NAMES.test(word) && !(word.length > 3 && isOwnName(own, word.replace(/['’]s$/u, "")));
}

/** What stands before names: "Dr.", "Frau", "Mme". */
export function isTitle(word: string): boolean {
  return TITLE.test(word);
}
const TITLE =
  /^(?:(?:dra|profa)(?=\.)|dr|prof|mrs?|ms|herrn?|frau|monsieur|madame|mme|mlle|sra?|srta|señora?|senhora?|dhr|mevr|mevrouw|meneer|sig|signora?|dott|dottssa|pani|ing|dipl|dr\.-ing)\.?$/i;

/** "Projekt von Jane Roe", "Entwickelt von Jane Roe", "Cheers, Jane": a capitalized word before a name, which may end one: "Volker Dienst". */
export function isLead(word: string): boolean {
  return LEAD.test(word);
}
const LEAD =
  /^(?:entwickelt|gegründet|gebaut|programmiert|gemacht|erdacht|sviluppat[oa]|realizzat[oa]|fondat[oa]|creat[oa]|ideat[oa]|fatt[oa]|utveckla[dt]|grundad|skapad|udviklet|grundlagt|skabt|lavet|projekt|produkt|werk|idee|angebot|dienst|anwendung|programm|entwickler(?:in)?|erfinder(?:in)?|macher(?:in)?|inhaber(?:in)?|betreiber(?:in)?|autor(?:in)?|cheers|regards|sincerely|warmly|yours|grüßen?|cordialement|saludos|saluti|groeten|groetjes|pozdrawiam|abraços?)$/iu;

/** Who stands in forms and templates until somebody writes a name there. */
const NOBODY =
  /^(?:(?:john|jane) (?:q\.? )?(?:doe|public)|(?:ola|kari) nordmann|(?:jan|jantje) modaal|fulano de tal|lorem ipsum|(?:your|full) name|first(?:name)? last(?:name)?)$/iu;

/** Surnames that are other words elsewhere. */
const SURNAME = /^(?:Sales|Best|Good|Love|English|French|German|Berlin|London|Paris|May|June|August|Media)$/u;
/** "van der Roe": articles within a name. */
const ARTICLE = /^(?:der|den|dem|des|la|las|los|el|du)$/u;

/** `Vsevolod ("Sam") Roe`, "Anatole (Toly) Roe", "Rubén “Tato” Roe": what somebody is called, within their name. */
const NICKNAME =
  /(?<=^\p{Lu}[\p{L}.'’-]+)\s(?:\(["“'‘]?\p{Lu}\p{L}{1,15}["”'’]?\)|["“‘'«„]\p{Lu}\p{L}{1,15}["”’'»“])(?=\s\p{Lu})/u;

/** "J.R." before a surname, and what else is shortened so. */
const INITIALS = /^(?:\p{Lu}\.){2,3}$/u;
const ABBREVIATED =
  /^(?:U\.S|U\.K|E\.U|U\.N|S\.A|S\.L|S\.R|B\.V|N\.V|D\.C|L\.A|P\.O|A\.I|I\.T|A\.G|K\.G|Q\.A|V\.A|H\.Q)\./;

/** True for a text that can be a person's name. One word alone counts only where `canBeSingle`. */
export function isPersonName(written: string, own: OwnNames, canBeSingle = false): boolean {
  const text = isGivenName(written.split(" ")[0] ?? "") ? written.replace(NICKNAME, "") : written;
  const words = text.trim().split(/\s+/);
  const called = isTitle(words[0] ?? "") ? words.slice(1) : words;
  const isInitialled = called.length > 1 && INITIALS.test(called[0] ?? "") && !ABBREVIATED.test(called[0] ?? "");
  const titleless = isInitialled ? ["J.", ...called.slice(1)] : called; // as one initial
  if (titleless.length > 5 || titleless.length < (canBeSingle ? 1 : 2) || text.length > 60) return false;
  const whole = titleless.join(" ");
  if (!WHOLE_NAME.test(whole) || NOBODY.test(whole)) return false;
  if (
    titleless.some(
      (word, at) =>
        NOT_NAMES.test(word) && !(at > 0 && (ARTICLE.test(word) || (SURNAME.test(word) && isGivenName(whole)))),
    ) ||
    isLead(whole)
  )
    return false;
  const isShouted = titleless.every(
    (word) => word === word.toUpperCase() && (titleless.length === 1 || word.length > 3),
  );
  if (/\p{Ll}.*\s\p{Lu}{2}$/u.test(text) && !isGivenName(whole)) return false; // "Programming TL"
  const [first = "", particle = "", second = ""] = titleless;
  const isOf = /^(?:von|van|de|di|da|do)$/u.test(particle) && !isGivenName(first);
  if (isOf && (particle === "von" || (titleless.length > 3 && isGivenName(second)))) return false; // "Runde von Jane Roe", "Vermietung von Zimmern"
  return !isShouted && !isOwnName(own, text) && !titleless.some((word) => isOwnName(own, word) && word.length > 3);
}

/** Degrees and licences behind a name: ", DPT, PhD", ", M.D.", ", OTR/L"; two capitals alone may be a state. */
const LETTERS =
  /(?:,\s?[A-Z]{2})*,\s?(?!C[A-Z]O\b|USA\b|NSW\b|UAE\b)(?=[A-Za-z./-]*[A-Z][A-Za-z./-]*[A-Z])[A-Z][A-Za-z./-]{2,7}(?:,\s?[A-Z][A-Za-z./-]{1,7})*$/;

/** "(they/them)", "[Nick]": what else is told of somebody behind the name. */
const ASIDES = /(?:\s(?:\(\p{L}{2,6}(?:\/\p{L}{2,6}){1,2}\)|\[[^\][]{1,24}\]))+$/u;

/** A name of its own line without what stands behind it: "Jane Roe" of "Jane Roe, DPT, PhD", "Jane Roe (she/her)". */
export function withoutLetters(line: string): string {
  return line.replace(ASIDES, "").replace(LETTERS, "");
}

/** Cuts "Jane Roe, John Doe and Max Moe" into the names that can be persons'. */
export function splitNames(text: string, own: OwnNames, canBeSingle = false): string[] {
  return text
    .split(new RegExp(AND, "u"))
    .map((one) => one.trim())
    .filter((one) => isPersonName(one, own, canBeSingle));
}
