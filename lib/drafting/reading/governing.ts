import { anyOf } from "@/lib/drafting/text/words";
import { isTitled, namesOfOthers, type Where } from "./names-of-others";
import { ownNameIn } from "./own-names";
import { speakersIn } from "./speaking";

/** Whose fact a text tells: the product's or its makers', or that of somebody else whom it names. */
export type Told = "own" | "other";

/** "which is not ours", "the app of their carrier": what is told has another owner. */
const THEIRS = anyOf(
  "(?:not|n['’]t) (?:of )?ours?|(?:nicht|kein\\p{L}*) (?:von uns|unser\\p{L}*)|pas (?:de |à )?(?:la |le |les )?(?:nôtres?|nous)|no (?:es|son) (?:nuestr\\p{L}+|de nosotros)|non (?:è|sono) (?:nostr\\p{L}+|di noi)|niet (?:van )?ons|nie (?:jest )?(?:nasz\\p{L}*|od nas)|não (?:é|são) noss\\p{L}+|inte vår\\p{L}*|ikke vores",
  "(?:their|his|her) (?:own )?(?:\\p{L}+ )?(?:apps?|programs?|team|company)|(?:apps?|appli(?:cation)?s?|aplicaci(?:ón|ones)|applicazion[ei]|aplikacj[aęi]|aplicaç(?:ão|ões)|programm?[aei]?) (?:(?:of|by|from|von|de|d['’]|di|van|av|af) )?(?:their|his|her|ihre[rsnm]?|seine[rsnm]?|leurs?|loro|del loro|hun|zijn|haar|swoj\\p{L}+|ich)",
);
const RELATIVE = "(?:who|which|that|whose|qui|dont|que|che|który|która|które|som|dat|die|der|das)(?!\\p{L})";
/** ", a house founded in", "which was": what follows a name is told of it. */
const BESIDE = new RegExp(`^,\\s|(?<!\\p{L})${RELATIVE}`, "iu");
/** "from Kelpdb, which is": of a thing that something comes from. */
const RIGHT_BESIDE = new RegExp(`^[\\s,(–—-]{1,3}${RELATIVE}`, "iu");
/** "a band from Leeds, formed in": where somebody is from did nothing. */
const FROM = /(?<!\p{L})(?:from|aus|de|da|di|uit|van|z|från|fra)\s$/iu;
const LEANING =
  /^(?:it|its|they|this one|das|es|er|sie|die|dies|il|elle|ils|elles|ça|cela|lui|esso|questo|queste?|lei|ella|él|ellos|esto|dat|deze|het|die|hij|to|on|ona|ono|ele|ela|isso|den|det|existe|existen|esiste|istnieje|existía|sigue|cuesta|costa|kosztuje|custa|fue|foi|è|é|jest|se|si|nació|nacque|powstał\p{L}*)(?!\p{L})/iu;

/** Who governs what stands behind these words in their sentence. */
export function governing(before: string, sentence: string, where: Where): Told | null {
  if (THEIRS.test(sentence)) return "other";
  const [other] = isTitled(sentence) ? [] : namesOfOthers(before, where).slice(-1);
  const ours = lastOwn(before, where);
  if (!other) return lastOwn(isLeaning(sentence) ? before : sentence, where) === null ? null : "own";
  const behind = before.slice(other.end);
  const isOrigin = FROM.test(before.slice(0, other.start)) && !RIGHT_BESIDE.test(behind);
  const isBehind = ours === null || (other.start > ours && BESIDE.test(behind) && !isOrigin);
  return isBehind ? "other" : "own";
}

/** Whom a sentence leaves the next ones to speak of: who is named last, before anybody who only speaks. */
export function opening(sentence: string, where: Where): Told | null {
  const [other] = isTitled(sentence) ? [] : namesOfOthers(sentence, where).slice(-1);
  const name = ownNameIn(where.own, sentence);
  if (other) return name && name.start > other.start ? "own" : "other";
  return name || lastOwn(sentence, where) !== null ? "own" : null;
}

/** Where makers or their product are named last. */
function lastOwn(text: string, { own, page }: Where): number | null {
  const we = [...text.matchAll(speakersIn(page?.lang ?? ""))].at(-1)?.index ?? -1;
  const name = ownNameIn(own, text)?.start ?? -1;
  const last = Math.max(we, name);
  return last < 0 ? null : last;
}

/** A sentence begins with a pronoun or a verb: it speaks of what was named before. */
export function isLeaning(sentence: string): boolean {
  return LEANING.test(sentence);
}
