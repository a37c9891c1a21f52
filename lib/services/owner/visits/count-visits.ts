import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";

/** What was counted of one listing's page on one day. */
export interface VisitCount {
  site_id: number;
  slug: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  views: number;
  clicks: number;
}

/** Adds to the days of live listings; what was counted at other addresses is dropped. */
export async function countVisits(db: Db, counts: VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db.execute(sql`
    insert into listing_days (listing_id, day, views, clicks)
    select listings.id, counted.day, sum(counted.views), sum(counted.clicks)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted(site_id int, slug text, day date, views int, clicks int)
    join listings on listings.site_id = counted.site_id and listings.slug = counted.slug and listings.status = 'live'
    group by listings.id, counted.day
    order by listings.id, counted.day
    on conflict (listing_id, day) do update
      set views = listing_days.views + excluded.views, clicks = listing_days.clicks + excluded.clicks`);
}
