import { isSiteCredit } from "@/lib/drafting/reading/builders";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { sentencesOf } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { isCalledDealer, isHandedOver, isOfSample } from "./handed-over";
import { type FoundName, HOLDER } from "./holders";

const CONTACT = anyWord("writeTo");

/** Right below a heading of a section, unless it is one for contact, or names the site itself. */
export function isShown(page: PageSnapshot, index: number, own: OwnNames): boolean {
  const before = page.segments[index - 1];
  return (
    before?.kind === "heading" && !CONTACT.test(before.text) && !HOLDER.test(before.text) && !namesOwn(own, before.text)
  );
}
/** The name of a dealer, of who made the website, or of nobody on a sample: told of it by what stands around it. */
export function isAnothers({ value, spot, span }: FoundName, page: PageSnapshot, own: OwnNames): boolean {
  if (namesOwn(own, value)) return false;
  const { text } = spot.segment;
  const at = span.start + span.text.indexOf(value);
  const isCredited = () =>
    sentencesOf(text).some((one) => one.text.includes(value) && isSiteCredit(spot.segment, one.text));
  return (
    isOfSample(page, spot) ||
    isHandedOver(page, spot, at) ||
    isCalledDealer(text.slice(at + value.length)) ||
    isCredited()
  );
}
