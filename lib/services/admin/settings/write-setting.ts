import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import type { SettingKey } from "@/lib/core/settings";
import { audit } from "@/lib/services/audit/audit";
import { rangeOf, rangeWords } from "./range";

const t = schema.settings;

interface Change {
  key: SettingKey;
  /** Null for the default. */
  value: number | null;
  reason: string;
  undoes?: number;
}

/** Stores a setting, or takes the stored value away, with its row of the audit log. Throws `validation_failed`. */
export async function writeSetting(tx: Db, ctx: Ctx, { key, value, reason, undoes }: Change): Promise<void> {
  if (value !== null) requireInRange(key, value);
  const its = and(eq(t.siteId, ctx.site.id), eq(t.key, key));
  const [stored] = await tx.select().from(t).where(its).for("update");
  if (value === null) await tx.delete(t).where(its);
  else {
    const set = { value, updatedAt: ctx.now };
    await tx
      .insert(t)
      .values({ siteId: ctx.site.id, key, ...set })
      .onConflictDoUpdate({ target: [t.siteId, t.key], set });
  }
  await audit(tx, ctx, {
    entity: { kind: "setting", id: key },
    did: "changed",
    before: { value: stored?.value ?? null },
    after: { value },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}

function requireInRange(key: SettingKey, value: number): void {
  const { min, max } = rangeOf(key);
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw invalid("/value", `${key} takes a whole number, ${rangeWords(key)}.`, "Type one of these.");
}
