import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const m = schema.mailAddresses;

/** The optional mails, by what an address can choose. */
export type MailChoice = "wantsNews" | "wantsFollowers";

/** Gives an address no more optional mails, since its mail server refused it for good; the first refusal stays. */
export async function pauseAddress(tx: Db, email: string, reason: string, now: Date): Promise<void> {
  await tx
    .insert(m)
    .values({ email, pausedAt: now, pauseReason: reason })
    .onConflictDoUpdate({
      target: m.email,
      set: { pausedAt: now, pauseReason: reason },
      setWhere: sql`${m.pausedAt} is null`,
    });
}

/** Gives it mails again, once somebody shows that they can be read, or says so. */
export async function resumeAddress(tx: Db, email: string): Promise<void> {
  await tx
    .update(m)
    .set({ pausedAt: null, pauseReason: null })
    .where(and(eq(m.email, email), isNotNull(m.pausedAt)));
}

/** Whether an address is to get this optional mail: it takes mail and has not said no. For a `where` beside the column of addresses. */
export const getsMail = (email: typeof schema.followers.email | typeof schema.users.email, choice: MailChoice) =>
  sql`not exists (select 1 from ${m} where ${m.email} = ${email} and (${m.pausedAt} is not null or not ${m[choice]}))`;
