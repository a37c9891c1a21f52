import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, linesOf, type Spot } from "@/lib/drafting/text/spans";
import { EDGE_AFTER } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { isAddressLabel } from "./address-lines";

const LABEL_MAX = 60;
/** "For dealers": whom the product is for. */
const FOR = /^(?:for|für|pour|para|per|voor|dla|för|til)\s/iu;
const THEIR = `(?:${inAllLanguages("dealer")}|${inAllLanguages("siteMaker")}|${inAllLanguages("host")})`;
/** "Vertriebspartner Schweiz", "Our dealer in Belgium", "Web design": such a word among the first few of a label. */
const THEIR_LABEL = new RegExp(`^(?:[\\p{L}’'.&-]+\\s){0,2}?${THEIR}${EDGE_AFTER}`, "iu");
/** ", authorised reseller": what somebody calls itself behind its name. */
const CALLED = new RegExp(
  `^\\.?,?\\s(?:[–—(-]\\s?)?(?:\\p{L}+\\s){0,2}?(?:${inAllLanguages("dealer")})${EDGE_AFTER}`,
  "iu",
);
const GATHERING = anyWord("gathering");
const SAMPLE = anyWord("sample");

/** True for a label over or before the names of dealers, and of who made or runs the website. */
export function isTheirLabel(text: string): boolean {
  return text.length <= LABEL_MAX && !FOR.test(text) && THEIR_LABEL.test(text);
}

/** "Kelp Ltd, authorised reseller": the words behind a name say that it only sells the product. */
export function isCalledDealer(behind: string): boolean {
  return CALLED.test(behind);
}

/** True where a heading or a label hands what stands at a place of a text to dealers or to who made the website. */
export function isHandedOver(
  page: PageSnapshot | undefined,
  { index, segment }: Pick<Spot, "index" | "segment">,
  at: number,
): boolean {
  if (!page) return false;
  if (segment.kind !== "heading" && headingsAbove(page, index).some(isTheirLabel)) return true;
  const before = page.segments.slice(0, index).findLast(isProse);
  if (before?.kind !== "heading" && before?.text.endsWith(":") && isTheirLabel(before.text)) return true;
  return linesOf(segment.text.slice(0, at)).some(
    ({ text }) => /:/.test(text) && isTheirLabel(text.split(":")[0] ?? ""),
  );
}

/** True under a heading over fairs and groups: where they meet is not where the company sits. */
export function isOfGathering(page: PageSnapshot | undefined, index: number): boolean {
  return (
    page !== undefined && headingsAbove(page, index).some((text) => text.length <= LABEL_MAX && GATHERING.test(text))
  );
}

/** "Hi {first_name}", "Dear [name]": blanks of a letter that somebody else is to send. */
const BLANK =
  /\{\{?\s?[\p{L}_.-]{2,30}\s?\}?\}|\[(?:\p{L}+\s)?(?:name|company|firma|nom|nombre|nome|naam|namn|navn|imię)\]/iu;
const NEAR = 4;

/** True where an example is shown: an invoice, a signature or a letter is made out for somebody who is made up. */
export function isOfSample(
  page: PageSnapshot | undefined,
  { index, segment }: Pick<Spot, "index" | "segment">,
): boolean {
  if (page === undefined || segment.region === "footer") return false;
  if (headingsAbove(page, index).some((text) => text.length <= LABEL_MAX && SAMPLE.test(text))) return true;
  return page.segments
    .slice(Math.max(0, index - NEAR), index + 1)
    .some(({ text }) => BLANK.test(text.slice(0, BLANK_REACH)));
}
const BLANK_REACH = 600;

/** Headings of a home page under which it tells of its makers. */
const OWN_HEADING = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("writeTo")}|${inAllLanguages("team")}|${inAllLanguages("holder")}|${inAllLanguages("seat")})${EDGE_AFTER}`,
  "iu",
);

/**
 * True for what stands in a section of the home page whose heading tells neither of the makers nor of contact, and that does
 * not name them: the facts of a customer or of an example, as likely as theirs.
 */
export function isOfAnySection(
  page: PageSnapshot | undefined,
  { page: at, index, segment }: Spot,
  own: OwnNames,
): boolean {
  if (!page || at !== 0 || segment.region !== "main" || segment.isBoilerplate) return false;
  const heading = headingsAbove(page, index).at(-1) ?? "";
  return (
    heading !== "" &&
    !OWN_HEADING.test(heading) &&
    !isAddressLabel(heading) &&
    ![heading, segment.text].some((text) => namesOwn(own, text))
  );
}

/** Texts of a card in which its praise stands. */
const CARD_MAX = 4;

/** True for the heading of a card that holds a quotation: whose company it names is a customer's. */
export function isOfPraise(page: PageSnapshot, index: number): boolean {
  if (page.segments[index]?.kind !== "heading") return false;
  const below = page.segments.slice(index + 1, index + 1 + CARD_MAX);
  const end = below.findIndex(({ kind }) => kind === "heading");
  return (end < 0 ? below : below.slice(0, end)).some(
    ({ isTestimonial, kind }) => isTestimonial && kind !== "alt" && kind !== "image",
  );
}
