import { sql } from "drizzle-orm";
import type { Ctx } from "@/lib/core/context";

const COSTLIEST = 5;

/** What the model did for drafts: of a month by its name, or of one draft by its address. Cost in millionths of a US dollar. */
export interface Spent extends Record<string, unknown> {
  kind: "month" | "draft";
  name: string;
  drafts: number;
  tokens_in: number;
  tokens_out: number;
  /** Null where the price of tokens is not set. */
  cost: number | null;
}

/**
 * Of the last builds of drafts that changed in the last year: the months, latest first, and the costliest drafts. They are read once for
 * both, and by site, so that an index has them.
 */
export async function readModelSpending({ db, now }: Ctx): Promise<Spent[]> {
  const yearAgo = sql`${now.toISOString()}::timestamptz - interval '1 year'`;
  const rows = await db.execute<Spent>(sql`
    with spent as materialized (
      select d.url, (d.usage ->> 'startedAt')::timestamptz as at, parts.*
      from sites s join drafts d on d.site_id = s.id and d.updated_at > ${yearAgo}, lateral (
        select sum((part ->> 'inputTokens')::bigint) as tokens_in, sum((part ->> 'outputTokens')::bigint) as tokens_out,
          sum((part ->> 'costMicroUsd')::bigint) as cost
        from jsonb_each(d.usage -> 'parts') each(name, part) having count(*) > 0) parts
      where d.usage ->> 'startedAt' is not null
    )
    (select 'month' as kind, to_char(at at time zone 'UTC', 'YYYY-MM') as name, count(*)::int as drafts,
        coalesce(sum(tokens_in), 0)::float8 as tokens_in, coalesce(sum(tokens_out), 0)::float8 as tokens_out, sum(cost)::float8 as cost
      from spent where at > ${yearAgo} group by 2 order by 2 desc)
    union all
    (select 'draft', url, 1, tokens_in::float8, coalesce(tokens_out, 0)::float8, cost::float8
      from spent where tokens_in > 0 order by cost desc nulls last, tokens_in desc limit ${COSTLIEST})`);
  return [...rows];
}
