import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Holder } from "@/lib/services/personal-data/export-part";

/** How much an account has, by what a preview and the audit log tell of a merge. */
export async function countsOf(tx: Db, { userId, email }: Holder): Promise<Record<string, number>> {
  const [row] = await tx.execute<Record<string, number>>(sql`
    select
      (select count(*)::int from listings where owner_id = ${userId}) as listings,
      (select count(*)::int from drafts where user_id = ${userId}) as drafts,
      (select count(*)::int from cofounders where user_id = ${userId}) as companies_joined,
      (select count(*)::int from orders where user_id = ${userId}) as orders,
      (select count(*)::int from claims where user_id = ${userId}) as claims,
      (select count(*)::int from stories where user_id = ${userId}) as stories,
      (select count(*)::int from interview_answers where user_id = ${userId}) as interview_answers,
      (select count(*)::int from votes where user_id = ${userId}) as votes,
      (select count(*)::int from follows f join followers p on p.id = f.follower_id where p.email = ${email}) as follows,
      (select count(*)::int from reports where user_id = ${userId}) as reports`);
  return { ...row };
}
