import type { SiteReading } from "@/lib/drafting/candidate";
import { isProse, type Spot } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { namesOwn, type OwnNames } from "../own-names";
import { hasRole } from "../page-role";

/** Lines of one list of facts around another that are looked at. */
const REACH = 10;
/** A row stands in its table, an entry in its list. */
const DEPTH = 3;
const LINE_MAX = 80;
/** Labels before the name of the company that a list of facts is about. */
const COMPANY_LABEL = exactly(
  "(?:company|customer|client|business|organi[sz]ation|account)(?: name)?|unternehmen|firma|kund(?:e|in)|betrieb|entreprise|société|client|raison sociale|empresa|cliente|compañía|azienda|società|bedrijf|klant|onderneming|firma|klient|företag|kund|virksomhed|kunde",
);
const LABELLED = /^(?<label>[^:：]{2,30}?)\s?[:：]\s(?<name>.+)$/u;

/**
 * True for a line of a list of facts whose own line for the company names another: a customer's case, a sample of what the
 * product finds. Pages about the makers may name their company by any name.
 */
export function isOfAnothersFacts(reading: SiteReading, { page, index }: Pick<Spot, "page" | "index">, own: OwnNames) {
  const snapshot = reading.pages[page];
  if (!snapshot || hasRole(reading, page, "about", "team", "press", "imprint", "contact")) return false;
  const name = companyOf(snapshot, index);
  return name !== null && !namesOwn(own, name);
}

function companyOf({ segments }: PageSnapshot, index: number): string | null {
  const blocks = segments[index]?.blocks.slice(0, DEPTH).filter((id) => id !== 0) ?? [];
  const isBeside = (one: Segment) =>
    isProse(one) && one.text.length <= LINE_MAX && one.blocks.some((id) => blocks.includes(id));
  const facts = segments.slice(Math.max(0, index - REACH), index + REACH).filter(isBeside);
  for (const [at, { text }] of facts.entries()) {
    const { label = text, name = facts[at + 1]?.text ?? "" } = LABELLED.exec(text)?.groups ?? {};
    if (name !== "" && COMPANY_LABEL.test(label.trim())) return name;
  }
  return null;
}
