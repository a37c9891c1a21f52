import { and, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const v = schema.votes;
const DAY_MS = 86_400_000;
/** So many accounts alike are no chance. */
export const CLUSTER_SIZE = 5;
/** How long a vote keeps the network it came from; one that is held, until it is decided. */
export const NETWORK_DAYS = 7;
/** What a reason goes on with where a person decided the vote. */
export const BY_PERSON = " Decided by a person: ";

/**
 * Votes for one listing from one network, by accounts that were made in the same hour and have done nothing else here: no vote for
 * another product, no product, draft, profile or API key. Refused ones tell of their fellows; what a person released does not.
 */
function clusters(within: SQL = sql`true`): SQL {
  return sql`
    idle as (
      select v.listing_id, v.user_id, v.network, date_trunc('hour', u.created_at, 'UTC') as joined
      from votes v join users u on u.id = v.user_id
      where v.network is not null and ${within}
        and not (v.state = 'released' and coalesce(v.reason, '') like ${`%${BY_PERSON}%`})
        and not exists (select from votes o where o.user_id = v.user_id and o.listing_id <> v.listing_id)
        and not exists (select from listings l where l.owner_id = v.user_id)
        and not exists (select from drafts d where d.user_id = v.user_id)
        and not exists (select from founder_profiles f where f.user_id = v.user_id)
        and not exists (select from api_keys k where k.user_id = v.user_id)
    ), clusters as (
      select listing_id, network, joined, count(*)::int as size from idle group by 1, 2, 3 having count(*) >= ${CLUSTER_SIZE}
    ), clustered as (select idle.listing_id, idle.user_id, size from idle join clusters using (listing_id, network, joined))`;
}

const words = sql`format('One of %s votes for this product from one network, by accounts that were made in the same hour and have done nothing else here.', size)`;

/**
 * Holds the votes of clusters, of one listing and network or of all, and says why. Answers how many it came to hold. Repeatable.
 * It waits for no vote: whoever takes one back or decides it has it locked, and wants the listing's counters next.
 */
export async function holdClusters(db: Db, now: Date, of?: { listingId: number; network: string }): Promise<number> {
  const within = of && sql`v.listing_id = ${of.listingId} and v.network = ${of.network}`;
  const rows = await db.execute<{ came: boolean }>(sql`
    with ${clusters(within)}, before as (
      select v.listing_id, v.user_id, v.state, size from votes v join clustered using (listing_id, user_id)
      where v.state in ('counted', 'held') order by v.listing_id, v.user_id for update of v skip locked
    )
    update votes v set state = 'held', reason = ${words},
      state_at = case when b.state = 'held' then v.state_at else ${now.toISOString()}::timestamptz end
    from before b
    where v.listing_id = b.listing_id and v.user_id = b.user_id and v.reason is distinct from ${words}
    returning b.state = 'counted' as came`);
  return rows.filter(({ came }) => came).length;
}

/** Refuses the votes of clusters that were held since before `until`, and that nobody released. Answers how many. Repeatable. */
export async function refuseClusters(db: Db, now: Date, until: Date): Promise<number> {
  const rows = await db.execute(sql`
    with ${clusters()}
    update votes v set state = 'refused', state_at = ${now.toISOString()}::timestamptz,
      reason = v.reason || ' Refused, since nothing else was done by these accounts while it was held.'
    from clustered c
    where v.listing_id = c.listing_id and v.user_id = c.user_id and v.state = 'held'
      and v.state_at <= ${until.toISOString()}::timestamptz
    returning v.listing_id`);
  return rows.length;
}

/** Forgets where votes came from once that can tell nothing more. Answers how many. */
export async function forgetNetworks(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - NETWORK_DAYS * DAY_MS);
  const old = await db
    .update(v)
    .set({ network: null })
    .where(and(isNotNull(v.network), lt(v.castAt, until), ne(v.state, "held")))
    .returning({ id: v.listingId });
  return old.length;
}
