import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";

const t = schema.vatRates;
const DAY_LENGTH = "2026-11-22".length;

interface Change {
  territory: string;
  /** A day (UTC). */
  startsOn: string;
  /** Null for none that begins then. */
  rateBp: number | null;
  reason: string;
  undoes?: number;
}

/** What names a rate: `PT-20_2027-01-01`. */
export function readRateId(id: string): { territory: string; starts_on: string } {
  const [territory = "", starts_on = ""] = id.split("_");
  return { territory, starts_on };
}

/** Throws `conflict` for a rate that holds already: orders were priced by it. */
export function refuseBegun({ now }: Pick<Ctx, "now">, startsOn: string): void {
  if (startsOn <= now.toISOString().slice(0, DAY_LENGTH))
    throw new AppError("conflict", "This rate has begun.", "Set another one from a later day on.");
}

/** Says which rate a territory has from a day on, with its row of the audit log. */
export async function writeVatRate(tx: Db, ctx: Ctx, change: Change): Promise<void> {
  const { territory, startsOn, rateBp, reason, undoes } = change;
  const its = and(eq(t.territory, territory), eq(t.startsOn, startsOn));
  const [stored] = await tx.select().from(t).where(its).for("update");
  if (rateBp === null) await tx.delete(t).where(its);
  else
    await tx
      .insert(t)
      .values({ territory, startsOn, rateBp })
      .onConflictDoUpdate({ target: [t.territory, t.startsOn], set: { rateBp } });
  await audit(tx, ctx, {
    entity: { kind: "vat_rate", id: `${territory}_${startsOn}` },
    did: "set",
    before: { rate_bp: stored?.rateBp ?? null },
    after: { rate_bp: rateBp },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
