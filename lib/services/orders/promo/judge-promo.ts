import type { schema } from "@/db/client";
import type { Discount } from "../pricing/price-order";

export type PromoRow = typeof schema.promoCodes.$inferSelect;

/** Why a code cannot be used (decisions, Orders), for programs. */
export type PromoReason =
  | "unknown"
  | "expired"
  | "not_yet_active"
  | "used_up"
  | "not_for_these_items"
  | "below_minimum"
  | "already_used";

/** What each reason means, and what to do. */
export const PROMO_WORDS: Record<PromoReason, [detail: string, fix: string]> = {
  unknown: ["There is no such promo code.", "Check its spelling: capital letters count. Or leave it out."],
  expired: ["This promo code has expired.", "Leave it out, or use another one."],
  not_yet_active: ["This promo code cannot be used yet.", "Leave it out, or wait until it can be used."],
  used_up: ["This promo code is used up.", "Leave it out, or use another one."],
  not_for_these_items: ["This promo code is for none of these items.", "Leave it out, or order what it is for."],
  below_minimum: ["This order is too small for the promo code.", "Leave it out, or order more."],
  already_used: ["You have used this promo code already.", "Leave it out, or use another one."],
};

interface Judged {
  now: Date;
  lines: readonly { product: string; grossCents: number }[];
  /** Uses held or used by the same buyer, in other orders. */
  ownUses: number;
  /** Whether the order holds a use of it already. */
  isHeld: boolean;
}

/** Why a code cannot be used for this order by this buyer; null where it can. */
export function judgePromo(row: PromoRow | null, { now, lines, ownUses, isHeld }: Judged): PromoReason | null {
  if (!row?.isActive) return "unknown";
  if (row.endsAt && now >= row.endsAt) return "expired";
  if (row.startsAt && now < row.startsAt) return "not_yet_active";
  if (!isHeld && row.usesMax !== null && row.taken >= row.usesMax) return "used_up";
  if (row.usesPerBuyerMax !== null && ownUses >= row.usesPerBuyerMax) return "already_used";
  const eligible = lines.filter(({ product }) => isFor(row, product));
  if (eligible.length === 0) return "not_for_these_items";
  const sum = lines.reduce((total, { grossCents }) => total + grossCents, 0);
  return sum < row.minimumCents ? "below_minimum" : null;
}

/** Whether a code takes something off this product. */
export const isFor = ({ products }: PromoRow, product: string): boolean =>
  products.length === 0 || products.some((one) => one === product);

/** What it takes off; the database holds exactly one of both. */
export function discountOf({ percentBp, amountCents }: PromoRow): Discount {
  return percentBp === null ? { amountCents: amountCents ?? 0 } : { percentBp };
}
