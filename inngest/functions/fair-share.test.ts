import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Runner } from "@/lib/runner/runner";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { hang, page, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { until } from "@/lib/testing/steady/until";

const PATCHES = 60;
const SLOW_HOSTS = Array.from({ length: 10 }, (_, n) => `https://slow${n}.example`);
const DELAY_MAX_MS = 2_000;

let site: TestSite;
let runner: Runner | undefined;
beforeAll(async () => {
  const slow = Object.fromEntries(SLOW_HOSTS.map((origin) => [`${new URL(origin).host}/robots.txt`, hang]));
  site = await startSite(["https://hedgerow.example", ...SLOW_HOSTS], { ...slow, "/": page("Hedgerow") });
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
});
afterEach(async () => {
  await site.close();
  await runner?.close();
});

const app = useApp({ operations: [submitListing, updateDraft] });

async function startFunctions(): Promise<Runner> {
  const { createFunctions } = await import("@/inngest");
  const { serveInProcess } = await import("@/inngest/serve");
  const { startRunner } = await import("@/lib/runner/runner");
  const { db, databaseUrl } = app();
  const now = () => new Date();
  return startRunner({
    connection: { db, url: databaseUrl },
    handler: serveInProcess(createFunctions({ db, now })),
    now,
  });
}

it("a user's sixty edits that name slow pictures do not delay another's draft by more than two seconds", async () => {
  const { db, siteId } = app();
  await db.insert(schema.settings).values({ siteId, key: "rate_pictures_per_hour", value: 1_000 });
  const busy = await createUser(db);
  const ctx = await app().context(sessionActor(busy));
  const drafts = await Promise.all(Array.from({ length: PATCHES }, () => createDraft(db, { userId: busy.id, siteId })));
  for (const [n, { id }] of drafts.entries()) {
    const founders = SLOW_HOSTS.map((origin) => ({ name: "Ada Example", photo_url: `${origin}/${n}.png` }));
    await execute(updateDraft, ctx, { id, founders });
  }
  runner = await startFunctions();
  await until(() => site.requests.length >= 3);
  const other = await app().context(sessionActor(await createUser(db)));
  const startedAt = performance.now();
  await execute(submitListing, other, { url: "hedgerow.example" });
  const isAsked = () => site.requests.some(({ host }) => host === "hedgerow.example");
  await until(isAsked);
  expect(performance.now() - startedAt).toBeLessThan(DELAY_MAX_MS);
});
