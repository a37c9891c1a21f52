import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isCompanyWord } from "@/lib/drafting/reading/person-name";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY_LINE } from "@/lib/drafting/text/places";
import { isRole } from "@/lib/drafting/text/role-words";
import { anyOf, exactly, wholeWords } from "@/lib/drafting/text/words";
import { founderWordIn } from "./founder-words";

/**
 * Whether a role such as "Founder & CEO" or "Co-founder, Acme" is of this company: `own` names it, `plain` names none,
 * `other` names another.
 */
export function roleOwner(role: string, own: OwnNames): "own" | "plain" | "other" {
  const match = founderWordIn(role);
  if (!match) return "other";
  if (/^gründung$/iu.test(match[0])) return DUTY.test(role) ? "plain" : "other"; // "Gründung, Zeichnungen & Oberfläche": what somebody did for it
  const before = role
    .slice(0, match.index)
    .replace(SPAN_OF_TIME, "")
    .replace(/[\s,&/|·•–—-]+$/u, "")
    .replace(/^(?:\P{L}+|co|mit|med|mede)$/iu, "")
    .trim();
  const after = role
    .slice(match.index + match[0].length)
    .replace(FORMERLY, "")
    .replace(AND_ALSO, (said) => (isFurtherRole(said) ? "" : said))
    .replace(/[\s).]+$/u, "");
  const parts = [before, ...after.split(PARTING)].map((one) =>
    one.replace(/^(?:and|und|et|y|e|the|our)\s+/iu, "").trim(),
  );
  const isSaidOfThem = (one: string, at: number) => at > 1 && (TASK.test(one) || COUNT.test(one)); // "Co-founder, runs the Cloud"
  const isTheirs = (one: string, at: number) =>
    isTask(one, parts[at - 1]) || isDepartment(one, parts[at - 1]) || isSaidOfThem(one, at);
  if (parts.some((one, at) => isRelated(one, parts[at + 1], own))) return "other";
  const named = parts.findIndex((one, at) => (OF.test(one) && namesOwn(own, one)) || (at > 0 && isOwnName(own, one))); // "CEO of Acme — a growth studio"
  const said = named === -1 ? parts : parts.slice(0, named + 1);
  if (said.some((one, at) => isForeign(one, own) && !isTheirs(one, at))) return "other";
  return parts.some((one) => one !== "" && namesOwn(own, one)) ? "own" : "plain";
}

const DUTY =
  /^gründung,\s(?:\p{L}+(?:,|\s&|\sund)\s)*(?:zeichnungen|entwicklung|gestaltung|design|technik|produkt|programmierung|code|illustration(?:en)?)(?:$|[,\s])/iu;

/** "Founder, customer of Acme": how somebody else stands to the product. */
const RELATED = anyOf(
  "customers?|clients?|users?|fans?|partners?|invest\\p{L}+|advis\\p{L}+|agency|ambassador|reseller|affiliate|writes|subscriber|member|kund(?:e|in)|nutzer(?:in)?|anwender(?:in)?|berater(?:in)?|client[es]?|utilisat\\p{L}+|conseill\\p{L}+|clientes?|usuari[oa]|asesor[a]?|utente|consulente|klant|gebruiker|klient\\p{L}*|użytkowni\\p{L}+|cliente|utilizador[a]?|kund|användare|bruger",
);

/** "user of Acme", cut before its "of"; who is a partner or a member of the board may be one of the makers. */
function isRelated(part: string, next: string | undefined, own: OwnNames): boolean {
  const isOfOwn = namesOwn(own, part) || (next !== undefined && OF.test(next) && namesOwn(own, next));
  return isOfOwn && RELATED.test(part) && !AMONG_MAKERS.test(part);
}
const AMONG_MAKERS = /(?<!\p{L})(?:managing|founding|general|senior|equity)[\s-]partner|(?<!\p{L})board member/iu;

/** Small words, or what people are: "and visionary", "& AI Specialist". */
function isFurtherRole(said: string): boolean {
  const what = said.replace(/^(?:in|s)?\s\S+\s/iu, "").trim();
  if (RELATED.test(what) && !AMONG_MAKERS.test(what)) return false;
  return /^[\p{Ll}\s-]+$/u.test(what) || isRole(what) || isRoleNoun(what);
}

/** Words that end in what somebody may be, with no company's word beside them: "Website Lead", and not "The Photo Coach". */
const isRoleNoun = (name: string): boolean =>
  ROLE_NOUN.test(name) && !/^(?:the|der|die|das|le|la|el|il)\s/iu.test(name) && !name.split(/\s+/).some(isCompanyWord);

/** "Founder and visionary": what they are besides; a company stands behind "of". */
const AND_ALSO =
  /^(?:in|s)?\s(?:and|und|et|y|e|en|i|och|og|&)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+(?![\p{L}-])(?=\s*(?:$|[,&/|·•(–—]|(?:of|at|von|bei|de|di|du|des|del|della|dell['’]\p{Ll}+|d[ao]s?|van|av)\s))/iu;
/** "Founder — formerly a director of Kelp Works": what they were before. */
const FORMERLY =
  /\s?[,(–—·|-]\s?(?:già|formerly|previously|ex|former|prior|ehemals|zuvor|vorher|früher|anciennement|ancien(?:ne)?|antes|anteriormente|voorheen|dawniej|wcześniej|tidigare|tidligere)(?!\p{L}).*$/iu;
/** "since 04/2022", "2014–2016:", before what somebody was then. */
const SPAN_OF_TIME =
  /^(?:(?:since|from|seit|ab|depuis|desde|dal|sinds|od|sedan|siden)\s)?(?:\p{L}{3,10}\.?\s)?(?:\d{1,2}[./])?(?:19|20)\d{2}(?:\s(?:roku|r\.))?(?:\s?[–-]\s?(?:(?:\d{1,2}[./])?(?:19|20)\d{2}|\p{L}{3,12}))?[\s:,–-]*/iu;

/** What a role says of whose founder somebody is, as a signal. */
export const OWNERS = { own: "own", plain: "plain", other: "strange" } as const;

/** Between the parts of a role; whose it is keeps its "of". */
const OF_WORDS = "of|at|from|behind|von|bei|de|du|des|di|chez|van|del|della|da|do|dos|av|af";
const PARTING = new RegExp(`\\s*(?:[,&/|·•():]|\\s[–—-](?=\\s))\\s*|\\s+(?=(?:${OF_WORDS})\\s|@)`, "u");
const OF = new RegExp(`^(?:(?:${OF_WORDS})\\s+|@\\s*)(?:the\\s+)?`, "iu");

/** "founder, maintainer of the server": what a further role looks after. */
function isTask(part: string, before: string | undefined): boolean {
  return before !== undefined && before !== "" && OF.test(part) && !/\p{Lu}/u.test(before + part);
}

/** Names something that is neither a role nor the site's own. Small letters throughout are a role, unless somebody is founder "of" them. */
function isForeign(part: string, own: OwnNames): boolean {
  const name = part.replace(OF, "");
  if (name === "" || isRole(name) || isOwnName(own, name) || namesOwn(own, name)) return false;
  if (!OF.test(part) && [OF_THINGS, OF_FIELD].some((of) => isRoleNoun(name.replace(of, "")))) return false;
  if (PRODUCT.test(name) || (SAID.test(name) && !OF_SOMETHING.test(name))) return false;
  if (/^[\d\s–-]+$/.test(name) || COUNTRY_LINE.test(name)) return false; // the years it lasted, or where
  return OF.test(part) || !/^[\p{Ll}\s'’-]+$/u.test(name);
}

/** "Director de producto y": what a role is of, in small letters, up to the next. */
const OF_THINGS = new RegExp(`(?:\\s(?:${OF_WORDS})(?:\\s\\p{Ll}+)+)?(?:\\s(?:and|und|et|y|e|en|i|och|og))?$`, "u");

/** "Administrateur système et réseaux", "Développeur front-end": a field in small letters behind what somebody is. */
const OF_FIELD = new RegExp(
  `(?:\\s(?!(?:on|me|for|over|to|with|who|${OF_WORDS})(?!\\p{L}))(?:\\p{Ll}[\\p{L}-]*|&))+$`,
  "u",
);

/** "SVP of Website Services": a department behind what somebody is of it. */
function isDepartment(part: string, before: string | undefined): boolean {
  const words = part.replace(OF, "").split(/[\s&/-]+/u);
  return (
    IN_CHARGE.test(part) &&
    ROLE_NOUN.test(before ?? "") &&
    words.every((word) => isRole(word) || SMALL_OR_SHORT.test(word) || DEPARTMENT.test(word))
  );
}
const IN_CHARGE = /^(?:of|von|für|de|di|van|av|af)\s/iu;
/** "and", "people", "HR" */
const SMALL_OR_SHORT = /^(?:\p{Ll}+|\p{Lu}{2,3})$/u;
const DEPARTMENT = exactly(
  "operations|engineering|products?|sales|marketing|growth|design|research|data|technology|technical|website|web|services?|business|development|people|finance|customer|success|support|content|strategy|partnerships|machine|learning|software|platform|infrastructure|security",
);

/** Matches texts that end with any of the phrases. */
function ending(...phrases: string[]): RegExp {
  return new RegExp(`${wholeWords(...phrases)}$`, "iu");
}

/** What somebody may be besides a founder, in whatever words around it. */
const ROLE_NOUN = ending(
  "officer|director|manager|lead|head|[se]?vp|vice[- ]president|president|chair(?:man|woman|person)?|chief|partner|owner|proprietor|editor|secretary|treasurer|coordinator|administrator|supervisor|board member|c[a-z]{1,2}o",
  "engineer|developer|programmer|designer|architect|scientist|researcher|analyst|specialist|expert|consultant|advis[eo]r|strategist|technologist|technician|evangelist|advocate|producer|artist|animator|illustrator|composer|photographer|writer|author|teacher|instructor|coach|trainer|therapist|psychologist|physician|doctor|nurse|lawyer|attorney|counsel|accountant|marketer|maintainer|operator|pilot|maker|hacker|inventor",
  "visionar\\p{L}+|\\p{L}*(?:wissenschaftler(?:in)?|leiter(?:in)?|entwickler(?:in)?|ingenieur(?:in)?|berater(?:in)?|spezialist(?:in)?|gesellschafter(?:in)?|inhaber(?:in)?|gestalter(?:in)?|pilot(?:in)?|trainer(?:in)?|meister(?:in)?|führer(?:in)?|verantwortliche?r?|koordinator(?:in)?|referent(?:in)?|redakteur(?:in)?|lehrer(?:in)?|vorstand|prokurist(?:in)?)",
  "ingénieure?|développeu(?:r|se)|administrat(?:eur|rice)|responsable|direct(?:eur|rice)|gérante?|présidente?|associée?|concept(?:eur|rice)|chargée? d\\p{L}+|chef(?:fe)?|rédact(?:eur|rice)|ingenier[oa]|desarrollador[a]?|direct(?:or|ora)|soci[oa]|gerente|responsable|diseñador[a]?|coordinador[a]?|psicólog[oa]|ingegnere|sviluppat(?:ore|rice)|dirett(?:ore|rice)|responsabile|titolare|amministrat(?:ore|rice)|progettista",
  "ontwikkelaar|bestuurder|coördinator|eigenaar|vormgever|ontwerper|adviseur|directeur|diret(?:or|ora)|engenheir[oa]|sóci[oa]|desenvolvedor[a]?|coordenador[a]?|dyrektor\\p{L}*|programist\\p{L}*|inżynier|prezes|kierowni\\p{L}+|utvecklare|ingenjör|chef|konsult|udvikler|ingeniør|direktør|utvikler",
);

/** "the app", "l'application" */
const PRODUCT = exactly(
  `(?:(?:the|this|der|die|das|dieser|la|el|il|lo|o|a|de|het)\\s|l['’])?(?:${inAllLanguages("product")})`,
);
/** "Reads every menu twice", "14 years in Norway", "Moving back in March": said of somebody, as no name is written. */
const SAID =
  /^(?:\d+\+?\s(?:years|jahre|ans|años|anni|jaar|lat|anos|år)(?!\p{L})|(?:Reads|Writes|Runs|Leads|Makes|Builds|Cooks|Bakes|Loves|Lives|Likes|Plays|Drinks|Eats|Keeps|Sails|Rides|Codes|Designs|Sells|Answers|Moving|Living|Working|Based|Born|Obsessed|Addicted|Fluent|Former|Hates|Sleeps)\s\p{Ll})/u;
const OF_SOMETHING = /(?<!\p{L})(?:of|at|for|from|bei|von|chez|de|di|van)\s\p{Lu}/u;

/** "runs the Cloud": what somebody does, and no name. */
const TASK =
  /^(?:runs|leads|heads|keeps|writes|builds|makes|handles|answers|manages|designs|leitet|baut|schreibt|dirige|gère|écrit|lleva|escribe|hace|gestisce|scrive|fa|leidt|bouwt|schrijft|cuida)\s(?:(?:the|die|das|den|la|le|les|el|il|de|het|a|o)\s\p{L}+|\p{Ll}+)(?:\s\p{Ll}+)*$/u;

/** "9 hives": what somebody has. */
const COUNT = /^\d+\s\p{Ll}+$/u;
