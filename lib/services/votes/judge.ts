import { and, eq, gt, ne, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";

const v = schema.votes;
const u = schema.users;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Votes of younger accounts are held (decisions, Votes). */
export const YOUNG_HOURS = 24;
/** People of one network who vote within an hour before the next is asked for work. */
export const CROWD_VOTERS = 10;
/** Votes of one person within a minute before the next asks for work. */
export const HASTY_VOTES = 10;

const YOUNG = `The account was less than ${YOUNG_HOURS} hours old when it voted.`;
const UNPROVEN = "Many votes came at once, and this one came without the work that was asked for.";

/** When the account was made. Throws `forbidden` without a verified address. */
export async function requireVerified(tx: Db, userId: string): Promise<Date> {
  const [row] = await tx
    .select({ createdAt: u.createdAt, emailVerified: u.emailVerified })
    .from(u)
    .where(eq(u.id, userId));
  if (row?.emailVerified) return row.createdAt;
  throw new AppError("forbidden", "Your email address is not verified.", "Sign in by a code that we email you.");
}

/** Whether many votes arrive together: of this person within the minute, or of others of their network within the hour. */
export async function isRushed({ now }: Ctx, tx: Db, userId: string, network: string | null): Promise<boolean> {
  const since = (ms: number) => gt(v.castAt, new Date(now.getTime() - ms));
  if ((await tx.$count(v, and(eq(v.userId, userId), since(MINUTE_MS)))) >= HASTY_VOTES) return true;
  if (network === null) return false;
  const [row] = await tx
    .select({ people: sql<number>`count(distinct ${v.userId})::int` })
    .from(v)
    .where(and(eq(v.network, network), since(HOUR_MS), ne(v.userId, userId)));
  return (row?.people ?? 0) >= CROWD_VOTERS;
}

/** Why a vote is held, in words; null for one that counts at once. */
export function holdReason({ now }: Ctx, facts: { accountSince: Date; isUnproven: boolean }): string | null {
  if (now.getTime() - facts.accountSince.getTime() < YOUNG_HOURS * HOUR_MS) return YOUNG;
  return facts.isUnproven ? UNPROVEN : null;
}
