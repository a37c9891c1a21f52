import { sql } from "drizzle-orm";
import { inTurn, type Merge } from "./merge";

/**
 * Companies move. Of two of one domain the kept account's stays, with the listings and co-founders of both: all of it would be one
 * company if its owner had had one account from the start.
 */
export async function mergeCompanies(merge: Merge): Promise<void> {
  const { tx, from, into } = merge;
  const twins = await tx.execute<{ gone: number; kept: number }>(sql`
    select g.id as gone, k.id as kept from companies g join companies k using (domain)
    where g.owner_id = ${from.userId} and k.owner_id = ${into.userId}`);
  for (const { gone, kept } of twins)
    await inTurn(merge, [
      sql`update listings set company_id = ${kept} where company_id = ${gone}`,
      sql`insert into cofounders as c (company_id, user_id, joined_at)
        select ${kept}, user_id, joined_at from cofounders where company_id = ${gone}
        on conflict (company_id, user_id) do update set joined_at = least(c.joined_at, excluded.joined_at)`,
      sql`delete from companies where id = ${gone}`,
    ]);
  await inTurn(merge, [sql`update companies set owner_id = ${into.userId} where owner_id = ${from.userId}`]);
}
