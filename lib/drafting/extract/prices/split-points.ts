import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { part, type Spot, whole } from "@/lib/drafting/text/spans";
import { cycleOf, type PricePoint } from "./price-point";

const FIGURE = /^\d{1,3}(?:[.,'’\u00a0\u202f ]?\d{3})*(?:[.,]\d\d)?$/u;
const SIGN = /^(?:\p{Sc}|[A-Z]{3})$/u;
const REST_MAX = 60;

/** "189" in an element, and "kr / month" in the one after it; or "€" before "29 / month": one amount that is set in two. */
export function splitPoint(spot: Spot, next: Spot | undefined, lang: string | null): PricePoint | null {
  const [first, rest] = [spot.segment.text, next?.segment.text ?? ""];
  if (!next || rest.length > REST_MAX || !isBeside(spot, next) || !(FIGURE.test(first) || SIGN.test(first)))
    return null;
  const joined = `${first}${SIGN.test(first) ? "" : " "}${rest}`;
  const [money, ...others] = moneyIn(joined, lang);
  const added = money ? money.end - (joined.length - rest.length) : 0;
  if (!money || money.start > 0 || added <= 0 || others.length > 0) return null;
  const period = periodAt(joined, money.end);
  const end = (period?.end ?? money.end) - (joined.length - rest.length);
  if (/\p{L}{2}/u.test(rest.slice(end))) return null; // a sentence goes on
  return {
    spot,
    price: money.text,
    sources: [whole(spot), part(next, { start: 0, end })],
    amountCents: money.amountCents,
    currency: money.currency,
    period: period?.text ?? null,
    label: null,
    cycle: cycleOf(period?.text ?? null),
  };
}

function isBeside({ index, segment }: Spot, next: Spot): boolean {
  const isKin = next.segment.kind === segment.kind || (SIGN.test(segment.text) && FIGURE.test(next.segment.text));
  return next.index <= index + 2 && isKin && next.segment.blocks[1] === segment.blocks[1];
}
