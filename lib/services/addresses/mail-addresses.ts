import { and, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { PauseKind } from "@/lib/core/statuses";
import { instant } from "@/lib/schemas/primitives";

const m = schema.mailAddresses;

/** Which optional mails an address wants; all of them before it chose. */
export interface MailChoices {
  wantsNews: boolean;
  wantsFollowers: boolean;
}
/** What is kept of an address that did not choose and takes mail. */
const UNTOLD = { wantsNews: true, wantsFollowers: true, pausedAt: null, pauseReason: null };

/** What an address chose, and since when its mails are paused, if they are. */
export async function findMailSettings(db: Db, email: string) {
  const [row] = await db.select().from(m).where(eq(m.email, email));
  return row ?? UNTOLD;
}

/** Since when and why an address is paused, on the wire; null for one that takes mail. */
export const pausedAddress = z.object({ at: instant, reason: z.string() }).nullable();

/** The same of what is kept of an address. */
export function pauseOf({ pausedAt, pauseReason }: { pausedAt: Date | null; pauseReason: string | null }) {
  return pausedAt && { at: pausedAt.toISOString(), reason: pauseReason ?? "" };
}

/** Keeps what an address chose; what is not named stays. */
export async function keepMailChoices(tx: Db, email: string, chosen: Partial<MailChoices>): Promise<void> {
  await tx
    .insert(m)
    .values({ email, ...chosen })
    .onConflictDoUpdate({ target: m.email, set: { email, ...chosen } });
}

/** Gives an address no more optional mails, since its mail server refused it for good, or sent a mail back; the first refusal stays. */
export async function pauseAddress(
  tx: Db,
  email: string,
  { kind, reason }: { kind: PauseKind; reason: string },
  now: Date,
): Promise<void> {
  const paused = { pausedAt: now, pauseReason: reason, pauseKind: kind };
  await tx
    .insert(m)
    .values({ email, ...paused })
    .onConflictDoUpdate({ target: m.email, set: paused, setWhere: sql`${m.pausedAt} is null` });
}

/** Gives it mails again, once somebody shows that they can be read, or says so. What the desk resumed before is not to be paused again by taking that back. */
export async function resumeAddress(tx: Db, email: string): Promise<void> {
  await tx
    .update(m)
    .set({ pausedAt: null, pauseReason: null, pauseKind: null })
    .where(and(eq(m.email, email), isNotNull(m.pauseReason)));
}

/** Whether an address is to get this optional mail: it takes mail and has not said no. For a `where` beside the column of addresses. */
export const getsMail = (email: typeof schema.followers.email | typeof schema.users.email, choice: keyof MailChoices) =>
  sql`not exists (select 1 from ${m} where ${m.email} = ${email} and (${m.pausedAt} is not null or not ${m[choice]}))`;
