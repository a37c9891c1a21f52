import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { weekOf } from "@/lib/core/week";

const AWARDED_RANKS = 3;

/** Closes the weeks that are over, with what their launches won. Weeks that were closed before stay as they are. */
export async function seedAwards(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    with over as (
      select site_id, launch_week as week, to_date(launch_week, 'IYYY-"W"IW')::timestamp at time zone 'UTC' as starts_at
      from listing_stats where is_live and launch_week < ${weekOf(now)} group by 1, 2
    ), closed as (
      insert into launch_weeks as w (site_id, week, opened_at, closed_at)
      select site_id, week, starts_at, starts_at + interval '7 days' from over
      on conflict (site_id, week) do update set opened_at = excluded.opened_at, closed_at = excluded.closed_at
      where w.closed_at is null
      returning site_id, week, closed_at
    ), ranked as (
      select s.*, c.closed_at, dense_rank() over (partition by s.site_id, c.week order by s.launch_votes desc) as rank
      from listing_stats s join closed c on c.site_id = s.site_id and c.week = s.launch_week
      where s.is_live and s.launch_votes > 0
    )
    insert into awards (site_id, listing_id, kind, week, rank, votes, awarded_at)
    select site_id, listing_id, 'launch_week', launch_week, rank, launch_votes, closed_at
    from ranked where rank <= ${AWARDED_RANKS} order by launch_week, site_id, rank, listing_id`);
}
