import { and, arrayOverlaps, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const l = schema.listings;

/** Slugs of one site: what was filed under `from` is filed under `to` from now on. */
export interface Refiling {
  siteId: number;
  from: string;
  to: string;
}

/** Listings to a statement: each takes a millisecond at most, and no connection waits for a statement longer than some seconds. */
const BATCH = 500;

interface Shelf {
  siteId: number;
  slugs: readonly string[];
}

/** Ids of the listings in these categories or below them, of any status, in their order and a batch at a time: those after an id. */
function listFiled(tx: Db, { siteId, slugs }: Shelf, after: number) {
  return tx
    .select({ id: l.id })
    .from(l)
    .where(and(eq(l.siteId, siteId), arrayOverlaps(l.categoryPath, [...slugs]), gt(l.id, after)))
    .orderBy(asc(l.id))
    .limit(BATCH);
}

/** How many that are. */
export async function countFiled(tx: Db, { siteId, slugs }: Shelf): Promise<number> {
  return tx.$count(l, and(eq(l.siteId, siteId), arrayOverlaps(l.categoryPath, [...slugs])));
}

/** Locks all listings in these categories, in the order of their ids. Who votes for one or shows it does not wait for that. */
export async function lockFiled(tx: Db, shelf: Shelf): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: { id: number }[] = await listFiled(tx, shelf, last).for("no key update");
    last = rows.at(-1)?.id;
  }
}

/**
 * Brings the categories of listings in step with the site's own: after a rename, a merge or a move to another parent. It is no edit of
 * theirs and leaves no version: the site calls its shelves otherwise, and what somebody chose stays chosen. Returns how many listings.
 */
export async function refileListings(tx: Db, refiling: Refiling): Promise<number> {
  const shelf = { siteId: refiling.siteId, slugs: [refiling.from] };
  let refiled = 0;
  for (let last: number | undefined = 0; last !== undefined; ) {
    const ids: number[] = (await listFiled(tx, shelf, last)).map(({ id }) => id);
    if (ids.length > 0) await refileSome(tx, refiling, ids);
    refiled += ids.length;
    last = ids.at(-1);
  }
  return refiled;
}

/** The same for the next listings after one, locked before they are read: what an editor saved meanwhile stays. `last` is null when there are no more. */
export async function fileNext(
  tx: Db,
  refiling: Refiling,
  after: number,
): Promise<{ filed: number; last: number | null }> {
  const shelf = { siteId: refiling.siteId, slugs: [refiling.from] };
  const ids = (await listFiled(tx, shelf, after).for("no key update")).map(({ id }) => id);
  if (ids.length > 0) await refileSome(tx, refiling, ids);
  return { filed: ids.length, last: ids.length === BATCH ? (ids.at(-1) ?? null) : null };
}

/** What a background run has not come to is filed where that would: its old slug is no category's any more. */
async function refileSome(tx: Db, { siteId, from, to }: Refiling, ids: number[]): Promise<void> {
  const isMeant = inArray(sql`l.id`, ids);
  await tx.execute(sql`
    with placed as (
      select l.id, case when s.slug = ${from} then ${to} else coalesce(pending.slug, s.slug) end as slug, min(s.place) as place
      from listings l cross join unnest(l.category_slugs) with ordinality s(slug, place)
      left join (
        select r.from_slug, c.slug from category_refilings r join categories c on c.id = r.category_id
        where r.site_id = ${siteId} and r.ended_at is null) pending on pending.from_slug = s.slug
      where ${isMeant}
      group by 1, 2
    ), filed as (
      select placed.id, array_agg(c.slug order by place) as slugs, array_agg(c.name order by place) as names,
        array_agg(c.slug) || coalesce(array_agg(p.slug) filter (where p.id is not null), '{}') as path
      from placed
      join categories c on c.site_id = ${siteId} and c.slug = placed.slug
      left join categories p on p.id = c.parent_id
      group by placed.id
    )
    update listings l set category_slugs = filed.slugs, category_names = filed.names,
      category_path = array(select distinct slug from unnest(filed.path) slug)
    from filed where filed.id = l.id`);
}

/** The same for what drafts hold, by names: what was drafted, and what its user chose. Returns how many drafts. */
export async function refileDrafts(
  tx: Db,
  { siteId, from, to }: { siteId: number; from: string; to: string },
): Promise<number> {
  const path = sql`'{fields,categories,value}'::text[]`;
  const named = (column: "content" | "drafted") =>
    sql`coalesce(${sql.identifier(column)} #> ${path}, 'null') @> to_jsonb(${from}::text)`;
  const renamed = (column: "content" | "drafted") => sql`
    case when ${named(column)} then jsonb_set(${sql.identifier(column)}, ${path}, (
      select jsonb_agg(name order by place) from (
        select case when said.name = ${from} then ${to} else said.name end as name, min(place) as place
        from jsonb_array_elements_text(${sql.identifier(column)} #> ${path}) with ordinality said(name, place) group by 1) once))
    else ${sql.identifier(column)} end`;
  const rows = await tx.execute(sql`
    update drafts set content = ${renamed("content")}, drafted = ${renamed("drafted")}
    where site_id = ${siteId} and (${named("content")} or ${named("drafted")}) returning id`);
  return rows.length;
}
