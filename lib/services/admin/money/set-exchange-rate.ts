import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import { invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { day, line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";

const t = schema.exchangeRates;
const FORM = /^(\d{1,6})(?:[.,](\d{1,6}))?$/;
const DECIMALS = 6;

/**
 * Enters what the European Central Bank published for a day: how much of a currency one euro buys. Invoices with VAT in another
 * currency than the seller's books wait for it (Directive 2006/112/EC, article 230); those that were issued stay as they are.
 */
export const setExchangeRate = definePageOperation({
  name: "set_exchange_rate",
  access: "admin",
  readOnly: false,
  stepUp: true, // it decides what invoices say
  input: z.strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/, "must be three capital letters, such as USD"),
    day,
    per_euro: z.string().regex(FORM, "must be a number such as 1.0834, with six decimals at most"),
    reason: line(REASON_MAX),
  }),
  output: z.object({ per_euro_micro: z.number().int() }),
  run: ({ ctx, input: { currency, day, per_euro, reason } }) =>
    ctx.db.transaction(async (tx) => {
      if (currency === "EUR") throw invalid("/currency", "A euro is a euro.", "Name the other currency, such as USD.");
      if (day > dayOf(ctx.now))
        throw invalid("/day", "No rate is published for a day to come.", "Use a day until today.");
      const perEuroMicro = microOf(per_euro);
      if (perEuroMicro < 1) throw invalid("/per_euro", "A rate is more than nothing.", "Type what one euro buys.");
      const its = and(eq(t.currency, currency), eq(t.day, day));
      const [stored] = await tx.select().from(t).where(its).for("update");
      const target = [t.currency, t.day];
      await tx.insert(t).values({ currency, day, perEuroMicro }).onConflictDoUpdate({ target, set: { perEuroMicro } });
      await audit(tx, ctx, {
        entity: { kind: "exchange_rate", id: `${currency}_${day}` },
        did: "set",
        before: { per_euro_micro: stored?.perEuroMicro ?? null },
        after: { per_euro_micro: perEuroMicro },
        reason,
      });
      return { per_euro_micro: perEuroMicro };
    }),
});

/** A decimal number in millionths; the comma of other languages is taken too. */
function microOf(text: string): number {
  const [, whole = "0", decimals = ""] = FORM.exec(text) ?? [];
  return Number(whole) * 10 ** DECIMALS + Number(decimals.padEnd(DECIMALS, "0"));
}
