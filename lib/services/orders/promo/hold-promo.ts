import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { PromoUseState } from "@/lib/core/statuses";
import { requireUser } from "@/lib/services/account/require-user";
import { refusePromo } from "./find-promo";
import type { PromoRow } from "./judge-promo";

const t = schema.promoCodes;
const u = schema.promoUses;

/**
 * Makes `promo` the code that an order holds: one that it held before is given back. The counter moves by one conditional update, so
 * that a code is never used more often than it may be, however many race; its row is then locked for the count of the buyer's uses.
 */
export async function holdPromo(ctx: Ctx, tx: Db, orderId: number, promo: PromoRow | null): Promise<void> {
  const [held] = await tx
    .select()
    .from(u)
    .where(and(eq(u.orderId, orderId), eq(u.state, "held")));
  if (held?.promoId === promo?.id) return;
  if (held) await releasePromo(ctx, tx, orderId);
  if (!promo) return;
  const [taken] = await tx
    .update(t)
    .set({ taken: sql`${t.taken} + 1` })
    .where(and(eq(t.id, promo.id), or(isNull(t.usesMax), lt(t.taken, t.usesMax))))
    .returning({ id: t.id });
  if (!taken) refusePromo("used_up");
  const userId = requireUser(ctx);
  const own = await tx.$count(u, and(eq(u.promoId, promo.id), eq(u.userId, userId), ne(u.state, "released")));
  if (promo.usesPerBuyerMax !== null && own >= promo.usesPerBuyerMax) refusePromo("already_used");
  const use = { promoId: promo.id, userId, state: "held" as const, stateAt: ctx.now };
  await tx
    .insert(u)
    .values({ orderId, ...use })
    .onConflictDoUpdate({ target: u.orderId, set: use });
}

/** Gives the code of an order back that was not paid. */
export async function releasePromo(ctx: Pick<Ctx, "now">, tx: Db, orderId: number): Promise<void> {
  const promoId = await endHold(ctx, tx, orderId, "released");
  if (promoId === null) return;
  await tx
    .update(t)
    .set({ taken: sql`greatest(${t.taken} - 1, 0)` })
    .where(eq(t.id, promoId));
}

/** Counts the code of a paid order as used; money that came after it was given back uses it all the same. */
export async function spendPromo(ctx: Pick<Ctx, "now">, tx: Db, orderId: number): Promise<void> {
  if ((await endHold(ctx, tx, orderId, "used")) !== null) return;
  const [late] = await tx
    .update(u)
    .set({ state: "used", stateAt: ctx.now })
    .where(and(eq(u.orderId, orderId), eq(u.state, "released")))
    .returning({ promoId: u.promoId });
  if (late)
    await tx
      .update(t)
      .set({ taken: sql`${t.taken} + 1` })
      .where(eq(t.id, late.promoId));
}

async function endHold(
  { now }: Pick<Ctx, "now">,
  tx: Db,
  orderId: number,
  state: PromoUseState,
): Promise<number | null> {
  const [ended] = await tx
    .update(u)
    .set({ state, stateAt: now })
    .where(and(eq(u.orderId, orderId), eq(u.state, "held")))
    .returning({ promoId: u.promoId });
  return ended?.promoId ?? null;
}
