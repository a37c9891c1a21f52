import { eq } from "drizzle-orm";
import { afterAll, beforeAll, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import { chooseFreeListing } from "@/lib/services/owner/choose-free";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { type Route, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import type { TestApp } from "./app";

const ORIGIN = "https://hedgerow.example";
const BIO =
  "I make small tools for people who would rather work in the open than in a meeting, and I have done so for years.";

/** Owners, their listings and their site, for tests of free launches: `const free = useFreeLaunches(app); … free().choose(…)`. */
export function useFreeLaunches(app: () => TestApp): () => FreeLaunches {
  const routes: Record<string, Route> = { "/": "<p>Hedgerow</p>" };
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite(ORIGIN, routes);
    vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
  });
  afterAll(() => site.close());
  return () => new FreeLaunches(app(), routes);
}

class FreeLaunches {
  constructor(
    private readonly app: TestApp,
    /** Pages of the owner's site. */
    readonly routes: Record<string, Route>,
  ) {}

  /** Somebody whose founder profile is complete, or lacks photo and bio. */
  async newOwner({ isComplete = true } = {}): Promise<Actor & { userId: string }> {
    const user = await createUser(this.app.db);
    const profile = {
      userId: user.id,
      slug: user.id,
      name: "Ines Example",
      role: "Founder",
      bio: BIO,
      photoSha: "a".repeat(64),
      links: { website: ORIGIN },
    };
    const values = isComplete ? profile : { ...profile, photoSha: null, bio: "Hi." };
    await this.app.db.insert(schema.founderProfiles).values(values);
    const actor = apiKeyActor(user);
    if (actor.type !== "api_key") throw new Error("not an API key");
    return actor;
  }

  /** A saved, unpublished listing. */
  newListing(ownerId: string) {
    const unpublished = { status: "draft", plan: "none", launchedAt: null, url: `${ORIGIN}/` } as const;
    return createListing(this.app.db, { siteId: this.app.siteId, ownerId, ...unpublished });
  }

  async choose(actor: Actor, id: number) {
    return (await execute(chooseFreeListing, await this.app.context(actor), { listing_id: id })).output;
  }

  /** Puts the listing's badge on the site's home page. */
  showBadge(slug: string): void {
    const link = `<a href="http://127.0.0.1:3000/listings/${slug}"><img src="/badge.svg" alt="On Main"></a>`;
    this.routes["/"] = `<p>Hedgerow</p>${link}`;
  }

  async rowOf(id: number) {
    return (await this.app.db.select().from(schema.listings).where(eq(schema.listings.id, id)))[0];
  }

  /** Free places taken in a week. */
  async takenIn(week: string): Promise<number> {
    const w = schema.launchWeeks;
    return (await this.app.db.select().from(w).where(eq(w.week, week)))[0]?.freeTaken ?? 0;
  }
}
