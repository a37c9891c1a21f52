import { isFoundersHeading } from "@/lib/drafting/extract/known";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { isPersonName, NAME, withoutLetters } from "@/lib/drafting/reading/person-name";
import { titleParts } from "@/lib/drafting/reading/reading";
import { headingsAbove, isUnderOthers } from "@/lib/drafting/reading/sections";
import { speaksOfOwn } from "@/lib/drafting/reading/speaking";
import { foldText } from "@/lib/drafting/text/fold";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isProse, linesOf } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { Segment } from "@/lib/schemas/snapshot";
import type { Cited } from "../cited";
import { squeeze } from "../composed";
import {
  asksWhoIsBehind,
  callsMaker,
  isAboutMakers,
  isCardOf,
  isInCell,
  isListed,
  isMarked,
  NOUN,
  type Pair,
} from "./founder-lists";
import { isIntroduced } from "./maker-told";

/** What founders did. */
const MADE = `${inAllLanguages("founded")}|${inAllLanguages("made")}|opgericht|grundat|grundades`;
const BY = `${inAllLanguages("by")}|av|af`;
const isNoun = anyOf(NOUN);
/** A person who does all of it: a project of theirs has no other founder. */
export const SOLO =
  "solo[- ]?(?:\\p{L}+[- ]){0,2}(?:developer|dev|maker|founder|venture|project|entrepreneur|studio|creator)|one[- ](?:wo)?man (?:\\p{L}+ )?(?:team|show|project|company|studio|business)|indie (?:developer|hacker|maker)";
const isSolo = anyOf(SOLO);
const isFirstPerson = anyOf(inAllLanguages("iAm"), inAllLanguages("iMade"));
/** A label names or calls somebody and says nothing else. */
const LABEL_MAX = 110;
/** Segments from a name to what its card says of it. */
const CARD_REACH = 14;

/**
 * True when what is cited shows by itself that the person founded this: in one sentence, in the lines of one card, on a page
 * that bears the person's name, or under a heading that speaks of founders.
 */
export function isSaidFounder(one: Pair): boolean {
  const { naming, calling, reading } = one;
  const page = reading.pages.indexOf(calling.page);
  if (naming.page !== calling.page || !isOwnPage(reading, page)) return false;
  if (isUnderOthers(calling.page, calling.segmentIndex) || isUnderOthers(naming.page, naming.segmentIndex))
    return false;
  if (isMarked(naming)) return true;
  if (calling.segment.kind === "jsonld" && calling.segment.block !== naming.segment.block) return false; // the next person's
  if (naming.segmentIndex === calling.segmentIndex) return isTied(one) || isLineUnderName(one) || isListed(one);
  if (isInCell(one)) return true;
  return isUnderFounders(one) || isOnePersonsPage(one) || isInCard(one);
}

/** Between a name and its verb or noun nothing but names, roles and small words. */
const BETWEEN = new RegExp(
  `^(?:[\\s,&()–—|:-]|(?:and|und|et|y|e|en|i|is|was|are|ist|est|es|è|é|jest|the|our|a|an|der|die|le|la|el|il|de|first|originally|then|has|have|hat|haben|ceo|cto|coo|owner|eigenaar|developer|CEO|CTO|COO|Owner|Developer)(?!\\p{L})|${NAME})*$`,
  "u",
);
const BEFORE_BY = new RegExp(
  `(?<!\\p{L})(?:${MADE})(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:${BY})\\s(?<rest>.{0,60})$`,
  "iu",
);
/** Between "by" and a name: other names, or what the person is; a preposition leads to a place. */
const LEADING_TO_NAME = new RegExp(
  `^(?:${NAME}(?:,|\\s(?:and|&|und|et|y|e|en|i))\\s|(?!(?:in|from|at|of|on|aus|von|bei|à|de|di|da|w|z|te|em|op)\\s)[\\p{Ll}-]+\\s){0,4}$`,
  "u",
);
const BEFORE_NOUN = new RegExp(`(?<!\\p{L})(?:${NOUN})(?!\\p{L})[\\s,:–—-]{1,3}$`, "iu");
const AFTER = new RegExp(`^(?<between>[^.;:!?]{0,60}?)(?<!\\p{L})(?:${NOUN}|${MADE})(?!\\p{L})(?<what>.{0,60})`, "iu");
const SOLO_OF = new RegExp(`^['’]s\\s(?:${SOLO})(?!\\p{L})`, "iu");

/** "Acme was built by Jane Roe", "Jane Roe, founder of Acme", "Acme is Jane Roe's solo venture". */
function isTied({ name, calling, own, reading }: Pair): boolean {
  const sentence = foldText(calling.sentence);
  const at = sentence.indexOf(foldText(name));
  if (at === -1 || sentence.endsWith("?")) return false;
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + foldText(name).length);
  const isOurs = speaksOfOwn(sentence, own) || isAboutMakers(calling, reading, own);
  const rest = BEFORE_BY.exec(before)?.groups?.rest;
  if (rest !== undefined) return LEADING_TO_NAME.test(rest) && isOwnSubject(before, own) && isOurs;
  if (SOLO_OF.test(after) || BEFORE_NOUN.test(before)) return isOurs && isOwnSubject(before, own);
  const match = AFTER.exec(after)?.groups;
  return match !== undefined && BETWEEN.test(match.between ?? "") && isOurs && speaksOfOwn(match.what ?? "", own);
}

/** No other name with a capital stands right before the verb than the site's own. */
function isOwnSubject(before: string, own: OwnNames): boolean {
  if (OTHER_WORK.test(before)) return false;
  const last = [...before.matchAll(/(?<=\s)\p{Lu}\p{L}+/gu)].at(-1)?.[0] ?? "";
  // Of a name of several words the last is no name of its own.
  const whole = /(?:^|\s)(?<name>(?:\p{Lu}[\p{L}\d]*\s){1,4})(?:\p{Ll}+\s){0,2}$/u.exec(before)?.groups?.name ?? "";
  return last === "" || namesOwn(own, last) || namesOwn(own, whole) || !/^I$|^\p{Lu}\p{Ll}/u.test(last);
}

/** Made for the product, and not the product. */
const OTHER_WORK = anyOf(
  "logo|icons?|theme|website|site|design|photos?|illustrations?|translations?|webseite|fotos?|sito|sitio|strona|thème|tema|identité|icônes|iconos|icone",
);

/** "Jane Roe", and in the next line "founder · Kiel". */
function isLineUnderName({ name, calling, own, reading }: Pair): boolean {
  const lines = linesOf(calling.segment.text).map((line) => line.text.replace(/^[–—‣•-]+\s*/u, ""));
  const at = lines.findIndex((line) => squeeze(line) === squeeze(name));
  const role = lines[at + 1] ?? "";
  return at !== -1 && role.length <= LABEL_MAX && isNoun.test(role) && isAboutMakers(calling, reading, own);
}

/** The heading over the name speaks of founders, or of the one person who does it all. */
function isUnderFounders({ naming, calling, name, own }: Pair): boolean {
  if (calling.segment.kind !== "heading" || calling.segmentIndex > naming.segmentIndex) return false;
  if (!headingsAbove(naming.page, naming.segmentIndex).includes(calling.segment.text)) return false;
  if (isNamedBetween(calling, naming, own) || isLabelOfOther(calling, own)) return false;
  const { text } = calling.segment;
  if (callsMaker(calling, own) && isContact(naming, name)) return true;
  if (asksWhoIsBehind(calling, own) && isRightBelow(calling, naming) && isIntroduced(foldText(naming.sentence), name))
    return true;
  const isTelling = isNoun.test(text) || isFoundersHeading(text) || (isSolo.test(text) && isFirstPerson.test(text));
  return isTelling && isLabel(naming, name);
}

/** "Contact Jane Roe", and nothing else. */
const CONTACT = exactly(inAllLanguages("writeTo"));
const isContact = ({ segment: { text } }: Cited, name: string) =>
  squeeze(text) === squeeze(name) || (text.endsWith(name) && CONTACT.test(text.slice(0, -name.length).trim()));

const isRightBelow = (heading: Cited, { page, segmentIndex }: Cited) =>
  !page.segments.slice(heading.segmentIndex + 1, segmentIndex).some(isProse);

/** A page whose title is the name: what a label on it calls somebody is of that person, and says that it is here. */
function isOnePersonsPage({ naming, calling, name, own }: Pair): boolean {
  const isTitle = titleParts(naming.page.title ?? "").some((part) => squeeze(part.text) === squeeze(name));
  const { text } = calling.segment;
  return isTitle && text.length <= LABEL_MAX && isNoun.test(text) && namesOwn(own, text);
}

/** Name and role are labels of one card, with no other person between, in a place about the makers. */
function isInCard({ naming, calling, name, own, reading }: Pair): boolean {
  const { text } = calling.segment;
  if (
    !(name.includes(" ") || isCardOf(naming, calling, name)) ||
    !isLabel(naming, name) ||
    text.length > LABEL_MAX ||
    /[.!?]\s/.test(text) ||
    !isNoun.test(text)
  )
    return false;
  if (new RegExp(NAME, "u").exec(text)?.[0].includes(" ") && !isNoun.test(text.slice(0, 24))) return false;
  const shared = naming.segment.blocks.filter((id) => id !== 0 && calling.segment.blocks.includes(id));
  const isNear = Math.abs(naming.segmentIndex - calling.segmentIndex) <= 3;
  if (!isNear && shared.length < naming.segment.blocks.length - 2) return false;
  if (calling.segmentIndex < naming.segmentIndex && isLabelOfOther(calling, own)) return false;
  if (calling.segmentIndex < naming.segmentIndex && isCardOfOther(calling, name)) return false;
  if (FORMERLY.test(text) && !namesOwn(own, text)) return false;
  return !isNamedBetween(naming, calling, own) && (namesOwn(own, text) || isAboutMakers(calling, reading, own));
}

/** What somebody was before, elsewhere. */
const FORMERLY = anyOf(
  "previously|formerly|former|ex|past|before|ehemals?|ehemalig\\p{L}*|früher|zuvor|anciennement|ancien(?:ne)?|antes|anteriormente|ex-|prima|già|voorheen|oud|wcześniej|były|była|tidigare|tidligere",
);

/** A label that stands right under another person's name is that person's. */
function isLabelOfOther({ page, segmentIndex }: Cited, own: OwnNames): boolean {
  const before = page.segments.slice(0, segmentIndex).filter(isSeen).slice(-1);
  return before.some(({ text }) => text.includes(" ") && isPersonName(withoutLetters(text), own));
}

/** "Jane Roe", and in the next line "Founder": the label of one person, whoever stands below it. */
function isCardOfOther({ segment }: Cited, name: string): boolean {
  const [first, ...more] = linesOf(segment.text).map(({ text }) => text);
  const isSame = name.split(" ").some((word) => first?.split(" ").includes(word));
  return first !== undefined && more.length > 0 && first.includes(" ") && isGivenName(first) && !isSame;
}

const isSeen = ({ kind }: Segment) => kind !== "link" && kind !== "image" && kind !== "alt";

/** The segment, or a line of it, is the name; a picture's text may say that it is a portrait. */
function isLabel({ segment }: Cited, name: string): boolean {
  const isPortrait = segment.kind === "alt" && segment.text.length <= name.length + 20 && segment.text.startsWith(name);
  return isPortrait || linesOf(segment.text).some((line) => squeeze(line.text) === squeeze(name));
}

function isNamedBetween(a: Cited, b: Cited, own: OwnNames): boolean {
  const [from, to] = [Math.min(a.segmentIndex, b.segmentIndex), Math.max(a.segmentIndex, b.segmentIndex)];
  if (to - from > CARD_REACH) return true;
  return a.page.segments
    .slice(from + 1, to)
    .some(
      ({ kind, text }) =>
        kind !== "link" && kind !== "image" && text.includes(" ") && isPersonName(withoutLetters(text), own),
    );
}
