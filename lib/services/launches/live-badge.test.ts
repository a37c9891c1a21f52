import { and, eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { jobContext } from "../site/job-context";
import { recheckLive } from "./live-badge";
import { requestBadgeChecks } from "./request-launches";

const app = useApp({ operations: [] });
const free = useFreeLaunches(app);
const { listings, outbox } = schema;
let id: number;
let slug: string;

beforeAll(async () => {
  const owner = await free().newOwner();
  ({ id, slug } = await free().newListing(owner.userId));
  const launched = { status: "live", plan: "free", badgeVerifiedAt: app().now(), launchWeek: "2026-W47" } as const;
  await app().db.update(listings).set(launched).where(eq(listings.id, id));
});

/** Looks on that day, if the daily job asks for it; answers what stands then. */
async function lookOn(day: string) {
  const { db, siteId, now, clock } = app();
  clock.set(`${day}T05:17:00Z`);
  const asked = await requestBadgeChecks(db, now());
  if (asked > 0) await recheckLive(await jobContext(db, siteId, now()), id);
  const row = await free().rowOf(id);
  return {
    asked,
    status: row?.status,
    hasMark: row?.badgeVerifiedAt !== null,
    isMissing: row?.badgeMissingSince !== null,
  };
}

const mails = async () =>
  (
    await app()
      .db.select()
      .from(outbox)
      .where(and(eq(outbox.name, "mail.requested"), like(outbox.key, `badge_%:${id}:%`)))
      .orderBy(outbox.id)
  ).map(({ key }) => key.split(":")[0]);

describe("the badge of a launched listing", () => {
  it("is looked for weekly", async () => {
    free().showBadge(slug);
    expect(await lookOn("2026-11-20")).toMatchObject({ asked: 1, hasMark: true, isMissing: false });
    expect(await lookOn("2026-11-26")).toMatchObject({ asked: 0 });
    expect(await lookOn("2026-11-27")).toMatchObject({ asked: 1, hasMark: true });
  });

  it("has seven days to come back, then its mark lapses and the page stays; each told once", async () => {
    free().routes["/"] = "<p>Hedgerow</p>";
    expect(await lookOn("2026-12-04")).toEqual({ asked: 1, status: "live", hasMark: true, isMissing: true });
    expect(await lookOn("2026-12-10")).toEqual({ asked: 1, status: "live", hasMark: true, isMissing: true });
    expect(await mails()).toEqual(["badge_missing"]);
    expect(await lookOn("2026-12-11")).toEqual({ asked: 1, status: "live", hasMark: false, isMissing: true });
    expect(await lookOn("2026-12-12")).toMatchObject({ asked: 0 });
    expect(await mails()).toEqual(["badge_missing", "badge_lapsed"]);
  });

  it("has its mark again once it is back", async () => {
    free().showBadge(slug);
    expect(await lookOn("2026-12-18")).toEqual({ asked: 1, status: "live", hasMark: true, isMissing: false });
  });

  it("loses nothing while the site cannot be read", async () => {
    free().routes["/"] = { status: 500 };
    expect(await lookOn("2026-12-25")).toEqual({ asked: 1, status: "live", hasMark: true, isMissing: false });
    expect(await mails()).toHaveLength(2);
  });
});
