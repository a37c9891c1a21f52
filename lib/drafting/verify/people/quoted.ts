import type { SiteReading } from "@/lib/drafting/candidate";
import { isOfHouse, roleOwner } from "@/lib/drafting/extract/known";
import { isMakersCard } from "@/lib/drafting/reading/makers-place";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import type { Cited } from "../cited";

const ROLE_MAX = 110;

/** A line, and no sentence, that calls somebody founder of the product by its name: "— Jane Roe, founder of Acme". */
const isOwnFounders = (text: string, own: OwnNames): boolean =>
  text.length <= ROLE_MAX && !/[.!?]$/u.test(text) && namesOwn(own, text) && roleOwner(text, own) === "own";

/** True where somebody is cited from a quotation, and nothing says that they are no customer. */
export function isOnlyQuoted(name: string, cited: Cited[], reading: SiteReading, own: OwnNames): boolean {
  if (cited.some((one) => isOwnFounders(one.text.replace(name, ""), own))) return false;
  return cited.some(
    (one) =>
      one.segment.isTestimonial &&
      !isMakersCard(one.page, one.segmentIndex, name) &&
      !isOfHouse(reading, name, one, own),
  );
}
