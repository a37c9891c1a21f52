import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { hasGivenWay } from "@/db/away";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid, notFound, raced } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { readAddress } from "@/lib/core/text/mail-address";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { stage } from "@/lib/services/events/stage";
import type { Holder } from "@/lib/services/personal-data/export-part";
import { lockAccounts } from "@/lib/services/personal-data/lock-accounts";
import { REASON_MAX } from "../desk/reason";
import { countsOf } from "./counts";
import { FATES } from "./fates";
import type { Merge } from "./merge";
import { refuseMerge, refuseTwins } from "./refuse-merge";

const u = schema.users;
const TYPED_MAX = 400;
const TRIES_MAX = 5;

/**
 * Merges somebody's second account into the one that stays, in one transaction: what it has moves, what both have is there once, its
 * ways in end, and it is deleted. Nothing brings it back. Throws `conflict` with what to do first.
 */
export const mergeAccounts = definePageOperation({
  name: "merge_accounts",
  access: "admin",
  readOnly: false,
  stepUp: true, // it gives what one person has to another account, and nothing brings that back
  input: z.strictObject({
    user_id: z.string().max(100),
    /** Of the account that ends. */
    email: z.string().max(TYPED_MAX),
    reason: line(REASON_MAX),
  }),
  output: z.object({ merged: z.literal(true) }),
  async run({ ctx, input: { user_id, email: typed, reason } }) {
    const email = readAddress(typed);
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const isDone = await ctx.db.transaction((tx) => mergeOnce(tx, ctx, user_id, { email, reason })).catch(hasMet);
      if (isDone) return { merged: true as const };
    }
    throw raced("Something of these accounts was just changing.");
  },
});

/** False, and nothing done, where something became theirs meanwhile. */
async function mergeOnce(
  tx: Db,
  ctx: Ctx,
  userId: string,
  { email, reason }: { email: string; reason: string },
): Promise<boolean> {
  const merge = await findBoth(tx, ctx, userId, email);
  if (!(await lockAccounts(tx, [merge.from, merge.into]))) return false;
  await mergeAll(merge, reason);
  return true;
}

/** Calls of the two may lock what a merge needs in another order: whichever gives way is tried again. */
function hasMet(error: unknown): false {
  if (hasGivenWay(error)) return false;
  throw error;
}

async function findBoth(tx: Db, ctx: Ctx, userId: string, email: string): Promise<Merge> {
  const [kept] = await tx.select().from(u).where(eq(u.id, userId));
  if (!kept) throw notFound("user");
  const [gone] = await tx
    .select()
    .from(u)
    .where(eq(sql`lower(${u.email})`, email));
  if (!gone) throw invalid("/email", "No account has this address.", "Copy it from the list of users.");
  if (gone.id === kept.id)
    throw invalid("/email", "This is the account that stays.", "Type the address of the other one.");
  return { tx, ctx, from: holderOf(gone), into: holderOf(kept) };
}

const holderOf = ({ id, email }: typeof u.$inferSelect): Holder => ({ userId: id, email });

async function mergeAll(merge: Merge, reason: string): Promise<void> {
  const { tx, ctx, from, into } = merge;
  await refuseMerge(merge);
  await refuseTwins(merge);
  const before = await countsOf(tx, into);
  for (const { run } of FATES.values()) await run?.(merge);
  await tx.delete(u).where(eq(u.id, from.userId));
  const changed = Object.entries(await countsOf(tx, into)).filter(([key, count]) => before[key] !== count);
  await audit(tx, ctx, {
    entity: { kind: "user", id: into.userId },
    did: "merged",
    before: Object.fromEntries(changed.map(([key]) => [key, before[key]])),
    after: { merged_email: from.email, merged_user_id: from.userId, ...Object.fromEntries(changed) },
    reason,
  });
  for (const to of [into.email, from.email])
    await stage(tx, {
      name: "mail.requested",
      key: `accounts_merged:${from.userId}:${to}`,
      data: {
        to,
        template: "accounts_merged",
        data: { gone: from.email, kept: into.email, reason, sign_in_url: `${ctx.site.baseUrl}/sign-in` },
        site_id: ctx.site.id,
      },
    });
}
