import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { requireUser } from "@/lib/services/account/require-user";
import { judgePromo, PROMO_WORDS, type PromoReason, type PromoRow } from "./judge-promo";

const t = schema.promoCodes;
const u = schema.promoUses;

/** Throws `validation_failed` with the reason, for people and for programs. */
export function refusePromo(reason: PromoReason): never {
  const [detail, fix] = PROMO_WORDS[reason];
  throw invalid("/promo_code", detail, fix, { reason });
}

interface Wanted {
  code: string;
  lines: readonly { product: string; grossCents: number }[];
  /** The order that may hold it. */
  orderId?: number;
}

/**
 * A code that this caller can use for these lines. Whatever it ends with, the same two questions are asked, so that the time of an
 * answer tells nothing about the code.
 */
export async function requirePromo(ctx: Ctx, db: Db, { code, lines, orderId = 0 }: Wanted): Promise<PromoRow> {
  const { row, ownUses, isHeld } = await readPromo(ctx, db, code, orderId);
  const reason = judgePromo(row, { now: ctx.now, lines, ownUses, isHeld });
  if (reason || !row) return refusePromo(reason ?? "unknown");
  return row;
}

async function readPromo(ctx: Ctx, db: Db, code: string, orderId: number) {
  const [row = null] = await db
    .select()
    .from(t)
    .where(and(eq(t.siteId, ctx.site.id), eq(t.code, code)));
  const [uses] = await db
    .select({
      own: sql<number>`count(*) filter (where ${u.userId} = ${requireUser(ctx)} and ${u.orderId} <> ${orderId})::int`,
      held: sql<number>`count(*) filter (where ${u.orderId} = ${orderId})::int`,
    })
    .from(u)
    .where(and(eq(u.promoId, row?.id ?? 0), ne(u.state, "released")));
  return { row, ownUses: uses?.own ?? 0, isHeld: (uses?.held ?? 0) > 0 };
}
