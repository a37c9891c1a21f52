import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnHost, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { hasFounderWord } from "./founder-words";

const HOST_OF_MAIL = /^mailto:[^@\s]+@(?<host>[^?\s]+)/i;
/** A card is a name, a role and few words. */
const ROLE_MAX = 80;

/**
 * Whether words set as a quotation are a maker's own, not a customer's: the one quotation of a page about the makers, or one
 * beside an address of the site's own, by somebody whom it calls founder.
 */
export function isOwnVoice(reading: SiteReading, page: number, segment: Segment, own: OwnNames): boolean {
  const snapshot = reading.pages[page];
  const box = snapshot && boxOf(segment);
  if (!box) return false;
  const card = snapshot.segments.filter(({ blocks }) => blocks.includes(box));
  if (!card.some(({ text }) => text.length <= ROLE_MAX && hasFounderWord(text))) return false;
  return card.some((one) => isOwnMail(one, own)) || (hasRole(reading, page, "about", "team") && isOnly(snapshot, box));
}

/** The block that a quotation stands in, with who said it. */
const boxOf = ({ isTestimonial, blocks }: Segment) => (isTestimonial ? blocks[0] : undefined);

function isOnly({ segments }: PageSnapshot, box: number): boolean {
  return segments.every(({ isTestimonial, blocks }) => !isTestimonial || blocks.includes(box));
}

function isOwnMail({ kind, text }: Segment, own: OwnNames): boolean {
  const host = kind === "link" ? HOST_OF_MAIL.exec(text)?.groups?.host : undefined;
  return host !== undefined && isOwnHost(own, host);
}
