import { count, eq, notLike, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { expectLogToTellStatus } from "@/lib/testing/database/audit-log";
import { createSite } from "@/lib/testing/database/factories";

/** `TURN_LISTINGS=2000` measures a large turn; the guarantees are the same. */
const LISTINGS = Number(process.env.TURN_LISTINGS ?? 60);

const app = useApp({ operations: [] });
const free = useFreeLaunches(app);
const { listings, runnerRuns, runnerSteps } = schema;

/**
 * Copies of one queued listing, every second one on the other site, every tenth without its badge and profile. The others’ badges
 * were seen when they were scheduled, as always.
 */
async function queue(): Promise<void> {
  const { db, siteId } = app();
  const [ready, late] = [await free().newOwner(), await free().newOwner({ isComplete: false })];
  const other = await createSite(db, { host: "other.example" });
  const { id } = await free().newListing(ready.userId);
  await db.execute(sql`
    insert into listings (site_id, company_id, owner_id, slug, status, plan, launch_week, free_position, name, url,
      badge_result, badge_verified_at)
    select case when n % 2 = 0 then ${siteId}::int else ${other.id}::int end, company_id,
      case when n % 10 = 0 then ${late.userId} else ${ready.userId} end, 'queued-' || n,
      case when n % 10 = 0 then 'awaiting_badge' else 'scheduled' end, 'free', '2026-W51', n, 'Queued ' || n, url, case when n % 10 > 0 then 'found' end,
      case when n % 10 > 0 then ${app().now().toISOString()}::timestamptz end
    from listings, generate_series(1, ${LISTINGS}::int) as n where id = ${id}`);
}

const countBy = async (status: "live" | "scheduled" | "awaiting_badge") =>
  app().db.$count(listings, eq(listings.status, status));

describe("the turn of the week, in the background", () => {
  beforeAll(async () => {
    free().routes["/"] =
      `<p>Hedgerow</p><a href="http://127.0.0.1:3000">On Main</a><a href="http://other.example">On Other</a>`;
    await queue();
    app().clock.set("2026-12-13T23:30:00Z"); // the Sunday before 2026-W51
    await runFunctions(app());
  });

  it("launches each due listing by an event and a run of its own, and moves on what is not ready", async () => {
    expect(await countBy("live")).toBe(0);
    app().clock.set("2026-12-14T00:05:00Z");
    const peak = watchMemory();
    const startedAt = performance.now();
    await runFunctions(app());
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(`${LISTINGS} listings launched in ${seconds.toFixed(1)} s, at most ${peak()} MiB resident`);
    const late = Math.floor(LISTINGS / 10);
    expect([await countBy("live"), await countBy("awaiting_badge")]).toEqual([LISTINGS - late, late]);
    expect(await app().db.$count(runnerRuns, sql`status <> 'done'`)).toBe(0);
    await expectLogToTellStatus(app().db);
  });

  it("holds few steps in every run, however many listings are due: an Inngest server ends a run at a thousand", async () => {
    const t = runnerSteps;
    const runs = await app()
      .db.select({ steps: count() })
      .from(t)
      .innerJoin(runnerRuns, eq(runnerRuns.id, t.runId))
      .where(notLike(runnerRuns.functionId, "%delete-unneeded-files")) // whose steps follow the hour, not the listings
      .groupBy(t.runId);
    expect(Math.max(...runs.map(({ steps }) => steps))).toBe(4);
  });

  it("asks for nothing that is done already, an hour later or twice in the hour", async () => {
    const { outbox } = schema;
    const asked = () => app().db.$count(outbox, eq(outbox.name, "launch.requested"));
    const before = await asked();
    app().clock.set("2026-12-14T01:05:00Z");
    await runFunctions(app());
    await runFunctions(app());
    expect(await asked()).toBe(before);
  });

  it("looks daily for the badge of each listing that waits, one run each", async () => {
    const waiting = await countBy("awaiting_badge");
    app().clock.set("2026-12-15T05:20:00Z");
    await runFunctions(app());
    const looked = app().db.$count(runnerRuns, sql`function_id like '%check-badge' and status = 'done'`);
    expect(await looked).toBe(waiting);
  });
});

/** Answers the most resident memory since, in MiB. */
function watchMemory(): () => number {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 20);
  return () => {
    look();
    clearInterval(timer);
    return Math.round(most / 2 ** 20);
  };
}
