import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { type Week, weekOf } from "@/lib/core/week";

/**
 * Refuses to move a launch behind weeks on the billboard or in a spotlight that were sold for the listing: they would be over before its
 * page can be seen. What an order holds beside a launch of its own counts from that launch on. Throws `conflict` that names the weeks.
 */
export async function refuseStranded(
  tx: Db,
  { now }: Pick<Ctx, "now">,
  { listingId, week }: { listingId: number; week: Week },
): Promise<void> {
  const rows = await tx.execute<{ kind: string; week: string }>(sql`
    select kind, week from (
      select 'billboard' as kind, week from billboard_places where listing_id = ${listingId}
      union select 'spotlight', week from spotlight_places where listing_id = ${listingId}
      union select case p.kind when 'billboard' then 'billboard' else 'spotlight' end, p.week
      from order_places p join order_lines l on l.id = p.line_id
      where l.listing_id = ${listingId} and p.kind <> 'launch' and l.fulfilment = 'pending' and not exists (
        select 1 from order_lines o where o.order_id = l.order_id and o.listing_id = ${listingId} and o.product = 'launch')
    ) sold where week >= ${weekOf(now)} and week < ${week} order by week, kind`);
  if (rows.length === 0) return;
  const named = rows.map((row) => `${row.kind} in ${row.week}`).join(", ");
  const fix = "Choose a week that is not after them, or refund them first.";
  throw new AppError("conflict", `It would launch after what was sold for it: ${named}.`, fix);
}
