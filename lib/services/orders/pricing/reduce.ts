import type { OrderRow } from "../status";
import { portion, shares } from "./shares";

/**
 * An order's price when its total comes down to `totalCents`: VAT at its rate is within the total, and what is less without VAT is taken
 * off the lines in proportion to what they cost.
 */
export function reducedTo(
  totalCents: number,
  { netCents: netBefore, vatRateBp, vatCents: vatBefore }: Pick<OrderRow, "netCents" | "vatRateBp" | "vatCents">,
  lines: readonly { netCents: number }[],
): { netCents: number; vatCents: number; off: number[] } {
  const vatCents = vatBefore === 0 ? 0 : portion(totalCents, vatRateBp, 10_000 + vatRateBp);
  const netCents = totalCents - vatCents;
  const weights = lines.map((line) => line.netCents);
  return { netCents, vatCents, off: shares(netBefore - netCents, weights) };
}
