import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { weekOf } from "@/lib/core/week";
import type { Refiling } from "@/lib/services/listings/categories/recategorise";

/**
 * Places of spotlights that were held or bought in one category are those of another from now on: they were sold for a listing and a
 * week, which stay. Throws `conflict` where a listing would have a week of `to` twice that is not over: one of both is refunded first.
 */
export async function refileSpotlights(tx: Db, { now }: Pick<Ctx, "now">, refiling: Refiling): Promise<void> {
  if (refiling.from === refiling.to) return;
  await refuseTwice(tx, weekOf(now), refiling);
  const { siteId, from, to } = refiling;
  await tx.execute(sql`
    delete from spotlight_places p where site_id = ${siteId} and category_slug = ${from} and exists (
      select 1 from spotlight_places q where q.listing_id = p.listing_id and q.week = p.week and q.category_slug = ${to})`);
  await tx.execute(sql`
    update spotlight_places set category_slug = ${to} where site_id = ${siteId} and category_slug = ${from}`);
  await tx.execute(sql`
    update order_places p set slot = ${to} from order_lines l join orders o on o.id = l.order_id
    where l.id = p.line_id and o.site_id = ${siteId} and p.kind = 'category_spotlight' and p.slot = ${from} and not exists (
      select 1 from order_places q where q.line_id = p.line_id and q.kind = p.kind and q.slot = ${to} and q.week = p.week)`);
  await tx.execute(sql`
    with given as (
      delete from paid_places where site_id = ${siteId} and kind = 'category_spotlight' and slot = ${from} returning week, taken)
    insert into paid_places (site_id, kind, slot, week, taken)
    select ${siteId}, 'category_spotlight', ${to}, week, taken from given
    on conflict (site_id, kind, slot, week) do update set taken = paid_places.taken + excluded.taken`);
  await tx.execute(sql`
    update order_lines l set options = jsonb_set(l.options, '{categories}', (
      select jsonb_agg(case when slug = ${from} then ${to} else slug end order by place)
      from jsonb_array_elements_text(l.options -> 'categories') with ordinality said(slug, place)))
    from orders o where o.id = l.order_id and o.site_id = ${siteId} and l.product = 'category_spotlight'
      and l.options -> 'categories' @> to_jsonb(${from}::text)`);
}

async function refuseTwice(tx: Db, current: string, { siteId, from, to }: Refiling): Promise<void> {
  const [twice] = await tx.execute<{ name: string; week: string }>(sql`
    with held as (
      select l.listing_id, p.slot, p.week from order_places p join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id
      where o.site_id = ${siteId} and p.kind = 'category_spotlight' and p.week >= ${current} and p.slot in (${from}, ${to})
      union select listing_id, category_slug, week from spotlight_places
      where site_id = ${siteId} and week >= ${current} and category_slug in (${from}, ${to})
    )
    select t.name, held.week from held join listings t on t.id = held.listing_id
    group by t.id, t.name, held.week having count(distinct held.slot) > 1 order by held.week limit 1`);
  if (!twice) return;
  const detail = `${twice.name} has a spotlight in both categories in ${twice.week}.`;
  throw new AppError("conflict", detail, "Refund or cancel one of both first.");
}
