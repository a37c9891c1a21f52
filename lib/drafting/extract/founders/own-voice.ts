import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnHost, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { hasFounderWord } from "./founder-words";

const HOST_OF_MAIL = /^mailto:[^@\s]+@(?<host>[^?\s]+)/i;
/** A card is a name, a role and few words. */
const ROLE_MAX = 80;

/** "We put the tools of today …": what makers say they do, where customers would name what they use and love. */
const WE_DO = new RegExp(
  `^["“„«‟\\s]*(?:${inAllLanguages("we")})\\s(?!(?:use|love|like|could|can|switched|tried|nutzen|lieben|utilisons|adorons|usamos|amamos|usiamo|amiamo|gebruiken)(?!\\p{L}))`,
  "iu",
);
const MADE = anyOf(inAllLanguages("weMade"), inAllLanguages("iMade"));

/**
 * Whether words set as a quotation are a maker's own, not a customer's: the one quotation of a page about the makers, or one
 * beside an address of the site's own, by somebody whom it calls founder.
 */
export function isOwnVoice(reading: SiteReading, page: number, segment: Segment, own: OwnNames): boolean {
  const snapshot = reading.pages[page];
  const box = segment.isTestimonial ? segment.block : 0;
  if (!snapshot || box === 0) return false;
  const card = snapshot.segments.filter(({ blocks }) => blocks.includes(box));
  if (!card.some(({ text }) => text.length <= ROLE_MAX && hasFounderWord(text))) return false;
  if (!card.some(({ text }) => MADE.test(text) || (WE_DO.test(text) && !namesOwn(own, text)))) return false;
  return card.some((one) => isOwnMail(one, own)) || (hasRole(reading, page, "about", "team") && isOnly(snapshot, box));
}

function isOnly({ segments }: PageSnapshot, box: number): boolean {
  return segments.every(({ isTestimonial, blocks }) => !isTestimonial || blocks.includes(box));
}

function isOwnMail({ kind, text }: Segment, own: OwnNames): boolean {
  const host = kind === "link" ? HOST_OF_MAIL.exec(text)?.groups?.host : undefined;
  return host !== undefined && isOwnHost(own, host);
}
