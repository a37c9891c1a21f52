import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { Stretch } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { BY, FOUNDED, FOUNDER, MADE } from "./founder-words";

const EDGE = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
const NOUN = new RegExp(`${EDGE}(?:${FOUNDER})${END}`, "giu");
const FIRST =
  "(?:built|wrote|developed|released|made) (?:the|a) (?:very )?first (?:version|prototype|release) of|(?:ha(?:t|ben) )?(?:mit)?gründete?n?|wrote|built|writes|develops|schrieb|baute|entwickelte|escribió|scrisse|schreef|bouwde";
export const VERB = new RegExp(
  `${EDGE}(?<founded>${FOUNDED}|${FIRST})${END}|${EDGE}(?<began>${inAllLanguages("began")})${END}|${EDGE}(?:${MADE})${END}`,
  "giu",
);
export const PROJECT =
  /(?:(?:the )?(?:(?:side|weekend|hobby|pet|student|personal|passion|solo|one-\p{L}+)[ -]project|work|brainchild|creation|invention) (?:of|by)|(?:one|single)-(?:man|woman|person) (?:\p{L}+ ){0,2}(?:operation|business|company|shop|studio|outfit|firm) (?:run|owned|led|operated) by|(?:ein[- ]?(?:mann|frau|personen)-?\p{L}+) von|werk v[ao]n|l['’]œuvre de|(?:[ao] |la )?obra d[eoa]|(?:l['’])?opera di|dziełem|verk av|værk af)\s(?:(?:two|three|the|zwei|deux|dos|due|twee|dois|duas)\s[^,.;:]{2,40},\s|(?:(?!(?:of|for|from|with|at|in|by|the|and|an?)\s)[\p{Ll}\d-]+\s){1,5})?$/iu;
/** Verbs whose doer may stand right behind them: "2016 gründete Jane Roe …", "Firmę założyła w 2016 roku Jane Roe". */
export const VERB_FIRST =
  /^(?:gründeten?|begann(?:en)?|starteten?|entwickel(?:n|ten?)|bau(?:en|ten?)|mach(?:en|ten?)|programmier(?:en|ten?)|schreiben|begon(?:nen)?|startten?|richtten?|bouw(?:en|de|den)|ma(?:ken|akten?)|bedacht(?:en)?|grundade|startade|grundlagde|startede|stiftede|założy\p{L}+|stworzy\p{L}+|wymyśli\p{L}+|zbudowa\p{L}+|uruchomi\p{L}+|tworzą|prowadzą|rozwijają|fundó|fundaron|creó|crearon|ideó|idearon|lanzó|lanzaron|fundou|fundaram|criou|criaram|idealizou|idealizaram|fondò|fondarono|ideò|idearono)$/iu;
/** Nothing, a pronoun, or when it was. */
export const WHEN = /^(?:\s(?:ją|go|je))?(?:\s(?:w|im|in|en|i|nel|em)?\s?(?:\p{L}+\s)?\d{4}(?:\s(?:roku|r\.))?)?\s$/u;
/** When it was, before what it was: "gründeten 2014 Acme", "richtten in 2021 Acme op". */
export const WHEN_FIRST = /^(?:(?:in|im|en|em|nel|w|i|på)\s)?(?:\p{L}+\s)?(?:19|20)\d{2}(?:\sroku)?\s/iu;
/** Between two of those who did it together: ", a vet, and ", ", et une développeuse, ". */
export const TOGETHER = new RegExp(
  `^(?:,\\s[^,.;:]{2,80},)?,?\\s(?:and|und|et|y|e|och|og)\\s(?:(?:${BY}|di|de|van|d[ao]|an?|une?|uma?|eine[mr]?|een|the|la|le|el|il|su|sua|seu|son|sa|his|her|ihr\\p{L}*|sein\\p{L}*)\\s)*(?:[\\p{Ll}-]{3,20},?\\s){0,2}$`,
  "u",
);
/** "developed and maintained by" */
export const AND_VERB = /^(?:,\s\p{L}+){0,2},?\s(?:and|&|und|et|y|e|en|i|og|och)\s\p{L}+/u;
/** "Jane and I", right before what they did. */
export const AND_I =
  /^\s(?:and I|und ich|et moi(?:,? (?:nous )?(?:avons))?|y yo|e io|ed io|en ik|e eu|i ja|och jag|og jeg)\s$/iu;
/** Between a name and the word for what the person is. */
const IS =
  "is|was|are|were|ist|war|sind|est|était|sont|es|son|è|sono|é|são|jest|są|är|er|is de|als|as|comme|como|come|jako";
export const APPOSED = new RegExp(
  `^(?:\\s?\\([^()]{1,40}\\))?(?:,?\\s?[,(–—:|·•-]\\s?|\\s(?:[^.;:!?]{1,60}?\\s)?(?:${IS})\\s)(?:[^\\s.;:!?]+\\s){0,5}?$`,
  "iu",
);
/** Between such a word and a name behind it. */
export const TITLED = new RegExp(
  `^(?:\\s(?:and|&|und)\\s(?:[\\p{L}-]{2,12}|(?:lead|chief|head|main|principal|core|sole)\\s(?:developer|engineer|maintainer|programmer|author|designer|architect)))?(?:\\s(?:of|von|de|du|di|van|der|behind|hinter)\\s[^.;:!?,]{1,40}|\\s(?:firmy|projektu|aplikacji|serwisu|spółki|marki)(?=\\s(?:są|jest|to|był[ai]?|byli)\\s))?(?:[\\s,:–—-]+(?:(?:${IS})\\s)?|\\s)$`,
  "iu",
);
const OF_BEFORE =
  /(?:\s(?:of|von|vom|de|du|des|do|da|di|del|della|van|der|av|af|behind|hinter|for|für|at|bei|beim|from|like|wie)\s|\s(?:dell|d|l)['’])(?:(?!(?:is|was|are|ist|est|es|è|é)\s)[\p{Ll}'’-]{1,16}\s){0,3}(?:l['’])?$/u;
/** "Jane Roe, ", before a word for what she is. */
const OPENED = /\p{Lu}[\p{L}'’-]+\s?[,–—(]\s$/u;
/** "founder of Acme", "Ewa Roe, twórczyni Pracowni Kelp": the name behind the word says whose founder somebody is, not who. */
export function saysWhose(before: string, gap: string): boolean {
  return OF_BEFORE.test(gap) || (gap === " " && OPENED.test(before));
}

/** A town, a company or a day rather than a person: "in Leeds", "at Kelp". */
export const PLACED =
  /(?:^|\s)(?:in|from|at|near|to|into|since|until|am|im|zum|zur|aus|bei|nach|seit|à|en|depuis|desde|em|a|da|dal|uit|naar|i|w|z|ze|we)\s$/iu;
export const OURS =
  /(?:^|\s)(?:our|my|unser\p{L}*|mein\p{L}?|not?re|nos|nuestr\p{L}+|(?:il|i) nostr[oi]|onze|ons|nosso|nossa|nasz\p{L}*)\s(?:[\p{L}&-]+\s){0,2}$/iu;
/** "two people", "dos personas", before a colon and their names. */
const PEOPLE =
  "(?:people|persons|friends|developers|siblings|brothers|sisters|leute|personen|menschen|freunde\\p{Ll}*|personnes|ami[es]?s|développeurs|personas|amig[oa]s|herman[oa]s|persone|amic[hi]e?|mensen|personen|vrienden|pessoas|os[óo]b|osoby|personer|vänner|venner)";
/** "Purdue students", "ex-Google engineers", "Stanford University graduates": where they come from, before what they are. */
const FROM_WHERE =
  "(?:(?:ex|former)-\\p{Lu}\\p{L}+\\s|(?:\\p{Lu}[\\p{L}\\d&.-]{1,20}\\s){1,3})(?=(?:students?|graduates?|alumn\\p{L}+|professors?|researchers?|physicists?|scientists?|engineers?|developers?|designers?|programmers?|entrepreneurs?|teachers?|veterans?|natives?|brothers|sisters|studenten|absolvent\\p{L}+|étudiant\\p{L}*|ingénieur\\p{L}*|estudiantes|ingenier\\p{L}+|studenti|ingegner\\p{L})\\s)";
export const BY_BEFORE = new RegExp(
  `(?:^|\\s)(?:(?:${BY})\\s(?:(?:the\\s)?(?:[\\p{Ll}\\d-]{1,20}\\s|${FROM_WHERE}|(?:(?:Managing|Chief|Senior|Lead|Software|Principal|Executive|Technical|Medical)\\s)?(?:CEO|CTO|COO|Director|Officer|Engineer|Developer|Architect|Designer|Lawyer|Professor|Physician|Consultant|Entrepreneur|Programmer|Scientist|Geschäftsführer|Ingenieur|Entwickler|Unternehmer)(?:in|s)?\\s){0,4}(?:[\\p{Ll}-]{2,20}[:,]\\s)?)|(?:${BY}|entre|w|we|mellan|mellem)\\s(?:\\p{Ll}+\\s){0,2}${PEOPLE}\\s?[:–—]\\s)$`,
  "u",
);
/** "by the daughter of", "par une élève de": whose name follows did not do it. */
export const OF_LAST = /\s(?:of|led by)\s$|\s(?!mano\s)\p{Ll}+\s(?:de|di|du|des)\s$/u;
/** "by Jane Roe, nephew of dona Ada": the second is not who did it. */
export const BY_TWICE = new RegExp(`(?:^|\\s)(?:${BY})\\s.*,.*\\s(?:${BY})\\s`, "u");
export const BY_WITHIN = new RegExp(`(?:^|\\s)(?:${BY})\\s\\p{Lu}`, "u");
export const WITH_BEFORE =
  /\s(?:together|along|zusammen|gemeinsam|ensemble|junto|insieme|samen|juntos?)\s(?:with|mit|avec|con|met|com|a)\s$/iu;

/** "In 2014 she": the doer was named before. */
export const PRONOUN =
  /^(?:(?:so|then|and so|and then) (?!they)|In (?:early |late )?(?:19|20)\d\d,? |(?:\p{L}+\s){1,3}(?:later|später|plus tard|después|dopo|later|depois|później),? )?(?:he|she|they|er|sie|il|elle|él|ella|hij|zij|ele|ela)\s/iu;
/** Verbs that need no pronoun before them: "Ha fondato", "Fundó". */
export const PRO_DROP =
  /^(?:(?:Nel|En|Em) (?:19|20)\d\d,? )?(?:Ha (?:co-?)?(?:fondato|creato|ideato|sviluppato|fundado|creado|desarrollado)|(?:Co-?)?[Ff](?:ondò|undó|undou)|Creò|Creó|Criou|Desarrolló|Desenvolveu|Sviluppò|Założyła?|Stworzyła?)(?!\p{L})/u;
/** "She and her brother Jan": the doers are named before and behind. */
export const PRONOUN_AND = /(?<!\p{L})(?:he|she|er|sie|il|elle|él|ella|hij|zij|ele|ela)\s(?:and|und|et|y|e|en)\s/iu;
/** "They", "the two", "together": who they are was said before. */
export const THEY = new RegExp(`${EDGE}(?:${inAllLanguages("they")})${END}`, "iu");

/** "von", "von den Brüdern", before names whose verb follows. */
export const DONE_BY = /(?<=^|\s)(?:von|door|av|af|durch)\s(?:(?:den|dem|der|de|het|twee|zwei)\s(?:\p{L}+\s){1,2})?$/u;
/** Whoever began among others, or to learn: "joined and started developing Acme", "como becaria". */
export const JOINS = anyOf(
  "joined|with us|(?:as )?an? (?:intern|trainee|student|employee)|came on board|kam dazu|stieß (?:da)?zu|bei uns|als (?:praktikant|werkstudent|angestellt|student|stagiair)\\p{L}*|eingestiegen",
  "rejoint|stagiaire|avec nous|con nosotr[oa]s|becari[oa]|se (?:unió|incorporó)|con noi|stagista|entrat[oa]|bij ons|kwam erbij|dołączył\\p{L}*|z nami|stażyst\\p{L}+|praktykant\\p{L}*",
  "con(?:n)?osco|estagiári[oa]|juntou-se|entrou|praktikant|hos oss?|anslöt|kom til",
);

/** What articles say of their authors. */
const WRITTEN = /^(?:written|schr(?:ieb|eiben)|geschrieben|écrit|escrit[oa]|scritt[oa]|geschreven|napisan|skrev)/iu;
/** Verbs of founding proper, where others tell of making. */
export const FOUNDS =
  /found|gründ|fond[aeéeòuè]|fond(?:ent|èrent)|fund[aóo]|opgericht|richt(?:te|ten|en)|założ|grund|stift|grundlag/iu;

/** What may stand before the name that a sentence is about. */
export const OPENING =
  /^(?:(?:in|during) (?:the )?(?:\p{L}+ (?:of )?){0,3}(?:19|20)\d\d,\s|(?:it (?:all )?(?:started|began) |alles begann(?:,)? |tout (?:a commencé|commence) |todo empezó |tutto (?:è iniziato|iniziò|cominciò) |het begon (?:allemaal )?|tudo começou )?(?:when|after|while|als|nachdem|quand|cuando|quando|dopo che|toen|nadat|kiedy|gdy)\s)?$/iu;

/** A word of founding or making in a text. */
export interface Verb extends Stretch {
  isMade: boolean;
  /** The word is of any beginning: a lone capitalized word beside it is hardly a person. */
  isBegan: boolean;
}

const stretchOf = ({ 0: said, index }: RegExpExecArray) => ({ text: said, start: index, end: index + said.length });

/** Words of a text that call somebody a founder. */
export function nounsIn(text: string): Stretch[] {
  return [...text.matchAll(NOUN)].map(stretchOf);
}

/** Words of a text that tell of founding or making. */
export function verbsIn(text: string): Verb[] {
  return [...text.matchAll(VERB)].map((match) => ({
    ...stretchOf(match),
    isMade: match.groups?.founded === undefined && match.groups?.began === undefined,
    isBegan: match.groups?.began !== undefined,
  }));
}

/** "Written by Jane Roe": of the text below, not of the product. */
export function isByline(text: string, verb: Verb): boolean {
  return text.slice(0, verb.start).trim() === "" && WRITTEN.test(verb.text);
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "2011 gründete", "Im Jahr 2011 gründete": when, before the verb. */
export const YEAR_FIRST = /^(?:(?:im jahre?|im?|in|år|i år)\s)?(?:19|20)\d{2}\s$/iu;
