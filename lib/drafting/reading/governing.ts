import { VERB } from "@/lib/drafting/reading/others/lone-names";
import {
  isTitled,
  namesOfOthers,
  type OtherName,
  RELATIVE,
  type Where,
} from "@/lib/drafting/reading/others/names-of-others";
import { anyOf } from "@/lib/drafting/text/words";
import { ownNameIn } from "./own-names";
import { theirAppIn } from "./partners";
import { speakersIn } from "./speaking";

/** Whose fact a text tells: the product's or its makers', or that of somebody else whom it names. */
export type Told = "own" | "other";

/** "which is not ours": what is told has another owner. */
const NOT_OURS = anyOf(
  "(?:not|n['’]t) (?:of )?ours?|(?:nicht|kein\\p{L}*) (?:von uns|unser\\p{L}*)|pas (?:de |à )?(?:la |le |les )?(?:nôtres?|nous)|no (?:es|son) (?:nuestr\\p{L}+|de nosotros)|non (?:è|sono) (?:nostr\\p{L}+|di noi)|niet (?:van )?ons|nie (?:jest )?(?:nasz\\p{L}*|od nas)|não (?:é|são) noss\\p{L}+|inte vår\\p{L}*|ikke vores",
);
/** "the app of their carrier": of whoever was spoken of before. */
const THEIRS = anyOf(
  "(?:their|his|her) (?:own )?(?:\\p{L}+ )?(?:apps?|programs?|team|company)|(?:apps?|appli(?:cation)?s?|aplicaci(?:ón|ones)|applicazion[ei]|aplikacj[aęi]|aplicaç(?:ão|ões)|programm?[aei]?) (?:(?:of|by|from|von|de|d['’]|di|van|av|af) )?(?:their|his|her|ihre[rsnm]?|seine[rsnm]?|leurs?|loro|del loro|hun|zijn|haar|swoj\\p{L}+|ich)",
);
/** ", a house founded in", "which was": what follows a name is told of it. */
const BESIDE = new RegExp(`^,\\s|(?<!\\p{L})${RELATIVE}`, "iu");
const CLAUSE = new RegExp(`^\\S+(?:\\s\\S+){0,2}[,–—]\\s${RELATIVE}`, "iu");
/** "from Kelpdb, which is": of a thing that something comes from. */
const RIGHT_BESIDE = new RegExp(`^[\\s,(–—-]{1,3}${RELATIVE}`, "iu");
/** "a band from Leeds, formed in": where somebody is from did nothing. */
const FROM = /(?<!\p{L})(?:from|aus|de|da|di|uit|van|z|från|fra)\s$/iu;
/** "Das Programm läuft", "Sie können": no pronoun, or one that means the reader. */
const NO_PRONOUN = /^(?:(?:Das|Die|Dies)\s\p{Lu}|Sie\s(?:\p{Ll}+en(?!\p{L})|\d))/u;
const LEANING =
  /^(?:it|its|they|this one|das|es|er|sie|die|dies|il|elle|ils|elles|ça|cela|lui|esso|questo|queste?|lei|ella|él|ellos|esto|dat|deze|het|die|hij|to|on|ona|ono|ele|ela|isso|den|det|existe|existen|esiste|istnieje|existía|sigue|cuesta|costa|kosztuje|custa|fue|foi|è|é|jest|se|si|nació|nacque|powstał\p{L}*)(?!\p{L})/iu;

/** "Acmeflow is": what follows compares it, and stays about it. */
const IS = /^[®™]?\s(?:is|are|was|ist|sind|war|est|sont|es|son|è|sono|zijn|jest|to|é|são|är|er)(?!\p{L})/iu;
/** Words before a subject: "Today Acmeflow", "Like others, Acmeflow". */
const SUBJECT_LEAD_MAX = 24;

/** "Use your carrier's app for iPhone": of no app of the makers before. */
function isOfTheirApp(sentence: string, where: Where): boolean {
  const at = theirAppIn(sentence);
  return at >= 0 && lastOwn(sentence.slice(0, at), where) === null;
}

/** "Get Windows in their app"; but "free for crews and their leads" tells it of Acmeflow, where that stands nearer. */
function isTheirs(before: string, sentence: string, { own }: Where): boolean {
  const at = sentence.search(THEIRS);
  return at >= 0 && ownNameIn(own, before.slice(at < before.length ? at : 0)) === null;
}

/** "Acmeflow, which Mara founded after leaving Kelpline, runs": behind the clause it goes on about the product. */
function isGoingOn(fromOwn: string, behind: string): boolean {
  return CLAUSE.test(fromOwn) && VERB.test(behind.replace(/^[,–—]/u, ""));
}

/** Who governs what stands behind these words in their sentence. */
export function governing(before: string, sentence: string, where: Where): Told | null {
  if (NOT_OURS.test(sentence) || isTheirs(before, sentence, where) || isOfTheirApp(sentence, where)) return "other";
  const others = isTitled(sentence) ? [] : namesOfOthers(before, where);
  const other = others.at(-1);
  if (!other) return lastOwn(isLeaning(sentence) ? before : sentence, where) === null ? null : "own";
  const ours = lastOwn(before, where, others);
  const behind = before.slice(other.end);
  const isOrigin = FROM.test(before.slice(0, other.start)) && !RIGHT_BESIDE.test(behind);
  const isBehind = ours === null || (other.start > ours && BESIDE.test(behind) && !isOrigin);
  return isBehind && !(ours !== null && isGoingOn(before.slice(ours), behind)) ? "other" : "own";
}

/**
 * Whom a sentence leaves the next one to speak of: whom it is about. A pronoun may also mean who is named last, in whatever
 * place; a sentence that begins anew does not.
 */
export function opening(sentence: string, where: Where): Told | null {
  const others = isTitled(sentence) ? [] : namesOfOthers(sentence, where);
  const name = ownNameIn(where.own, sentence);
  const other = others.at(-1);
  if (!other) return lastOwn(sentence, where) === null ? null : "own";
  if (others.some(({ isSubject, start }) => isSubject && (!name || start < name.start)))
    return name && !where.isLeaning ? "own" : "other";
  if (!where.isLeaning) return name || lastOwn(sentence, where, others) !== null ? "own" : null;
  if (!name) return "other";
  const isAbout = name.start <= SUBJECT_LEAD_MAX && IS.test(sentence.slice(name.end));
  return isAbout || name.start > other.start || FROM.test(sentence.slice(0, other.start)) ? "own" : "other";
}

/** Where makers or their product are named last; "our" before a partner's name is the partner's. */
function lastOwn(text: string, { own, page }: Where, others: OtherName[] = []): number | null {
  const we = [...text.matchAll(speakersIn(page?.lang ?? ""))].filter(
    ({ index }) => !others.some(({ start, end }) => start <= index && index < end),
  );
  const name = ownNameIn(own, text)?.start ?? -1;
  const last = Math.max(we.at(-1)?.index ?? -1, name);
  return last < 0 ? null : last;
}

/** A sentence begins with a pronoun or a verb: it speaks of what was named before. */
export function isLeaning(sentence: string): boolean {
  return LEANING.test(sentence) && !NO_PRONOUN.test(sentence);
}
