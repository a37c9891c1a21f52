import { createHmac } from "node:crypto";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import type { MailOutcome } from "@/lib/core/statuses";

const o = schema.outbox;
const HEX_LENGTH = 32; // 128 bits
const AGAIN = /(?::again:\d+)+$/;

/**
 * The name in a mail's Message-ID: one for all its tries, those too that an admin asked for. It is secret to everybody but us and its
 * addressee, so that nobody else can say that the mail came back.
 */
export async function mailNameOf(key: string): Promise<string> {
  const signed = createHmac("sha256", await authSecret()).update(`mail ${key.replace(AGAIN, "")}`);
  return signed.digest("hex").slice(0, HEX_LENGTH);
}

/** Notes that a staged mail is tried, before it is: it can come back before its server has said that it took it. */
export async function noteTry(db: Db, key: string, mailName: string, now: Date): Promise<void> {
  const tries = sql`${o.tries} + 1`;
  await db.update(o).set({ mailName, tries, triedAt: now }).where(eq(o.key, key));
}

/** Notes what the mail server said to a try, and what became of the mail where that is known. One that came back already stays so. */
export async function noteAnswer(
  db: Db,
  key: string,
  { answer, outcome }: { answer?: string | null; outcome?: MailOutcome },
): Promise<void> {
  const noted = { ...(answer && { answer }), ...(outcome && { outcome }) };
  const isOpen = or(isNull(o.outcome), eq(o.outcome, "failed"));
  if (Object.keys(noted).length > 0)
    await db
      .update(o)
      .set(noted)
      .where(and(eq(o.key, key), isOpen));
}
