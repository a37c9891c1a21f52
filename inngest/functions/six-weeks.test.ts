import { and, asc, eq, like, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { expectLogToTellStatus } from "@/lib/testing/database/audit-log";
import { createUser } from "@/lib/testing/database/factories";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";

/** Listings of each kind; `SIX_WEEKS_EACH=80` makes it 480. */
const EACH = Number(process.env.SIX_WEEKS_EACH ?? 15);
const VOTERS = 12;

const app = useApp({ operations: [] });
const free = useFreeLaunches(app);
const dataDir = useTemporaryFolder();
const { listings, listingStats, votes, awards, launchWeeks, outbox } = schema;

/**
 * What waits when the clock starts, in the week before 2026-W51, and where it stands six weeks on. Worked out by hand:
 * - ready: badge and profile there, goes live in its week.
 * - late: without badge on the Monday of W51, moves to W52; has it from that Wednesday, goes live in W52.
 * - never: moves to W52, W53 and W01. No run happens in W01, so the third move is overdue until W02, whose Monday is its third
 *   moving day but one: W51 → W52 → W53 → (W53's Monday) W01 → (W02's Monday) back to draft, since three moves were made.
 * - paid: goes live in W53, badge or not.
 * - missed: due in W01, in which nothing runs; goes live in W02, the week of the next run.
 * - lost: has its badge until it is taken off before W02; moves to W03, and again to W04.
 */
const KINDS = {
  ready: { plan: "free", status: "scheduled", week: "2026-W51", hasBadge: true, ends: ["live", "2026-W51", 0] },
  late: { plan: "free", status: "awaiting_badge", week: "2026-W51", hasBadge: false, ends: ["live", "2026-W52", 1] },
  never: { plan: "free", status: "awaiting_badge", week: "2026-W51", hasBadge: false, ends: ["draft", null, 0] },
  paid: { plan: "paid", status: "scheduled", week: "2026-W53", hasBadge: false, ends: ["live", "2026-W53", 0] },
  missed: { plan: "free", status: "scheduled", week: "2027-W01", hasBadge: true, ends: ["live", "2027-W02", 0] },
  lost: {
    plan: "free",
    status: "scheduled",
    week: "2027-W02",
    hasBadge: true,
    ends: ["awaiting_badge", "2027-W04", 2],
  },
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

/** Ids by kind, in order. */
const ids = new Map<Kind, number[]>();
const idOf = (kind: Kind, n: number) => ids.get(kind)?.[n] ?? 0;
const voters: string[] = [];

async function queueAll(): Promise<void> {
  const { db, siteId } = app();
  const owner = await free().newOwner();
  const model = await free().newListing(owner.userId);
  await db.insert(schema.settings).values({ siteId, key: "free_slots_per_week", value: EACH * kinds.length });
  for (const kind of kinds) {
    const { plan, status, week } = KINDS[kind];
    const rows = await db.execute<{ id: number }>(sql`
      insert into listings (site_id, company_id, owner_id, slug, status, plan, launch_week, free_position, name, url)
      select site_id, company_id, owner_id, ${kind} || '-' || n, ${status}, ${plan}, ${week},
        case when ${plan} = 'free' then n + 1 end, ${kind} || ' ' || n, url
      from listings, generate_series(0, ${EACH - 1}::int) n where id = ${model.id} order by n returning id`);
    ids.set(
      kind,
      [...rows].map(({ id }) => id),
    );
  }
  for (let i = 0; i < VOTERS; i += 1) voters.push((await createUser(db)).id);
  await db.execute(sql`
    insert into launch_weeks (site_id, week, free_taken)
    select site_id, launch_week, count(*) from listings where plan = 'free' group by 1, 2`);
}

/** Puts on the owner's site the badges of these kinds, and of no others. */
function showBadgesOf(...shown: Kind[]): void {
  const slugs = shown.flatMap((kind) => Array.from({ length: EACH }, (_, n) => `${kind}-${n}`));
  free().routes["/"] = slugs.map((slug) => `<a href="http://127.0.0.1:3000/listings/${slug}">${slug}</a>`).join(" ");
}

/** The clock goes on to `at`, and all that is due by then runs: in two processes, and then once more. */
async function live(at: string): Promise<void> {
  app().clock.set(at);
  await Promise.all([runFunctions(app()), runFunctions(app())]);
  await runFunctions(app());
}

/** `count` different people vote for one listing at `at`, the first `from` of them left out. */
async function cast(kind: Kind, n: number, count: number, { at, week, held = false, from = 0 }: Cast) {
  const castAt = new Date(at);
  const state = held ? { state: "held" as const, reason: "Held for a look." } : {};
  const cast = voters.slice(from, from + count).map((userId) => ({
    ...{ listingId: idOf(kind, n), userId, siteId: app().siteId, castAt, week, stateAt: castAt },
    ...state,
  }));
  await app().db.insert(votes).values(cast);
}
interface Cast {
  at: string;
  week: string;
  held?: boolean;
  from?: number;
}

async function wonIn(week: string) {
  const rows = await app()
    .db.select({ slug: listings.slug, rank: awards.rank, votes: awards.votes })
    .from(awards)
    .innerJoin(listings, eq(listings.id, awards.listingId))
    .where(eq(awards.week, week))
    .orderBy(asc(awards.rank), asc(listings.slug));
  return rows.map(({ slug, rank, votes: counted }) => [slug, rank, counted]);
}

const mailsOf = (template: string) =>
  app().db.$count(outbox, and(eq(outbox.name, "mail.requested"), like(outbox.key, `${template}:%`)));

describe("six weeks over the turn of the year", () => {
  beforeAll(async () => {
    vi.stubEnv("DATA_DIR", dataDir());
    await queueAll();
    showBadgesOf("ready", "missed", "lost");
    await live("2026-12-13T22:30:00Z"); // the Sunday before 2026-W51
    await live("2026-12-14T00:05:00Z");
    const inW51 = { at: "2026-12-15T10:00:00Z", week: "2026-W51" };
    for (const [n, count] of [5, 5, 3, 2, 1].entries()) await cast("ready", n, count, inW51);
    await live("2026-12-16T06:00:00Z");
    showBadgesOf("ready", "late", "missed", "lost");
    await live("2026-12-17T06:00:00Z");
    await live("2026-12-21T00:05:00Z"); // 2026-W52
    await live("2026-12-28T00:05:00Z"); // 2026-W53
    const inW53 = { at: "2027-01-03T20:00:00Z", week: "2026-W53" };
    for (const [n, count] of [3, 4, 2].entries()) await cast("paid", n, count, inW53);
    await cast("paid", 2, 6, { ...inW53, held: true, from: 4 });
    await cast("paid", 0, 6, { at: "2027-01-05T10:00:00Z", week: "2027-W01", from: 6 }); // too late for its week
    showBadgesOf("ready", "late", "missed");
    await live("2027-01-11T00:05:00Z"); // 2027-W02: nothing ran in 2027-W01
    for (const n of [0, 1]) await cast("missed", n, 1, { at: "2027-01-12T10:00:00Z", week: "2027-W02" });
    await live("2027-01-18T00:05:00Z"); // 2027-W03
  }, 300_000);

  it.each(kinds)("ends for each listing of its kind as worked out: %s", async (kind) => {
    const t = listings;
    const rows = await app()
      .db.select({ status: t.status, week: t.launchWeek, moves: t.freeMoves })
      .from(t)
      .where(like(t.slug, `${kind}-%`));
    expect(rows).toHaveLength(EACH);
    for (const row of rows) expect([row.status, row.week, row.moves]).toEqual(KINDS[kind].ends);
  });

  it("awards the first three ranks of each closed week, ties alike, by the votes that counted when it closed", async () => {
    expect(await wonIn("2026-W51")).toEqual([
      ["ready-0", 1, 5],
      ["ready-1", 1, 5],
      ["ready-2", 2, 3],
      ["ready-3", 3, 2],
    ]);
    expect(await wonIn("2026-W52")).toEqual([]); // no votes
    expect(await wonIn("2026-W53")).toEqual([
      ["paid-1", 1, 4],
      ["paid-0", 2, 3],
      ["paid-2", 3, 2],
    ]);
    expect(await wonIn("2027-W01")).toEqual([]); // no launches
    expect(await wonIn("2027-W02")).toEqual([
      ["missed-0", 1, 1],
      ["missed-1", 1, 1],
    ]);
    expect(await app().db.$count(awards)).toBe(9);
  });

  it("counts votes that were released or cast after the week closed, but not for it", async () => {
    const s = listingStats;
    const [row] = await app()
      .db.select()
      .from(s)
      .where(eq(s.listingId, idOf("paid", 2)));
    expect(row).toMatchObject({ votes: 8, launchVotes: 2 });
    const [late] = await app()
      .db.select()
      .from(s)
      .where(eq(s.listingId, idOf("paid", 0)));
    expect(late).toMatchObject({ votes: 9, launchVotes: 3 });
    expect(await app().db.$count(votes, eq(votes.state, "held"))).toBe(0);
  });

  it("has opened and closed every week that is over, and the one that runs is open", async () => {
    const rows = await app().db.select().from(launchWeeks).orderBy(asc(launchWeeks.week));
    const over = rows.filter(({ week }) => week < "2027-W03");
    expect(over.map(({ week, closedAt }) => [week, closedAt !== null])).toEqual(
      ["2026-W51", "2026-W52", "2026-W53", "2027-W01", "2027-W02"].map((week) => [week, true]),
    );
    expect(rows.find(({ week }) => week === "2027-W03")).toMatchObject({ closedAt: null });
  });

  it("tells each owner once of each thing that happened to a launch", async () => {
    expect({
      launched: await mailsOf("launched"),
      moved: await mailsOf("launch_moved"),
      returned: await mailsOf("launch_returned"),
      closed: await mailsOf("week_closed"),
    }).toEqual({ launched: 4 * EACH, moved: (1 + 3 + 2) * EACH, returned: EACH, closed: 4 * EACH });
  });

  it("leaves a log that tells how each came to its status", () => expectLogToTellStatus(app().db));
});
