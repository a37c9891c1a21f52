import { setTimeout as delay } from "node:timers/promises";
import type { OpenDatabase } from "@/db/open";
import type { Ledger } from "./ledger";

/** Builds of plain sites take a second each; two at a time on two cores. */
const SETTLE_MS = 120_000;
const POLL_MS = 500;

export interface Checked {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There more than once. */
  twice: number;
  /** Drafts, jobs and events that never end. */
  stuck: number;
  drafts: Record<string, number>;
  faults: number;
  keysHeld: number;
}

/** Reads back value by value, from the history of the listings, what was acknowledged; then waits until all work has ended. */
export async function check(database: OpenDatabase, ledger: Ledger): Promise<Checked> {
  const rows = await database.sql<{ listing_id: number; value: string; times: number }[]>`
    select listing_id, diff #>> '{fields.headline,after,value}' as value, count(*)::int as times
    from listing_versions where diff ? 'fields.headline' group by 1, 2`;
  const times = new Map(rows.map((row) => [`${row.listing_id} ${row.value}`, row.times]));
  const found = ledger.written.map(({ listingId, value }) => times.get(`${listingId} ${value}`) ?? 0);
  const urls = await database.sql<{ url: string; times: number }[]>`
    select url, count(*)::int as times from drafts group by url`;
  const made = new Map(urls.map((row) => [new URL(row.url).host, row.times]));
  const foundDrafts = ledger.drafts.map((url) => made.get(new URL(url).host) ?? 0);
  const all = [...found, ...foundDrafts];
  const stuck = await stuckAfterAll(database);
  return {
    acknowledged: all.length,
    lost: all.filter((count) => count === 0).length + ledger.lost.length,
    twice: [...times.values(), ...made.values()].filter((count) => count > 1).length,
    stuck,
    drafts: await draftsByStatus(database),
    faults: ledger.faults.length,
    keysHeld: ledger.keysHeld,
  };
}

async function stuckAfterAll(database: OpenDatabase): Promise<number> {
  const deadline = Date.now() + SETTLE_MS;
  let left = await underWay(database);
  while (left > 0 && Date.now() < deadline) {
    await delay(POLL_MS);
    left = await underWay(database);
  }
  return left;
}

async function underWay({ sql }: OpenDatabase): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select (select count(*) from drafts where status in ('crawling', 'drafting'))::int
      + (select count(*) from runner_runs where status = 'pending')::int
      + (select count(*) from outbox where sent_at is null)::int as left`;
  return row?.left ?? 0;
}

async function draftsByStatus({ sql }: OpenDatabase): Promise<Record<string, number>> {
  const rows = await sql<{ status: string; count: number }[]>`
    select status, count(*)::int as count from drafts group by status`;
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
