import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";

const app = useApp();
let door: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  door = await serveApp(app(), {});
});
afterAll(() => door.close());

/** Objects of one owner that are read and written, each by its path. */
async function owned() {
  const { db, siteId } = app();
  const owner = await createUser(db);
  const key = await apiKeyFor(db, owner);
  const call = (method: string, path: string, ifMatch?: string, body?: unknown) =>
    fetch(`${door.origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        ...(ifMatch !== undefined && { "if-match": ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const listing = await createListing(db, { siteId, ownerId: owner.id });
  const draft = await createDraft(db, { userId: owner.id, siteId, found: { name: "Hedgerow" } });
  return { call, listing, paths: { listing: `/me/listings/${listing.id}`, draft: `/drafts/${draft.id}` } };
}

const headline = (text: string) => ({ fields: { headline: text } });
const etagOf = (response: Response) => response.headers.get("etag") ?? "";

describe.each(["listing", "draft"] as const)("If-Match on PATCH of a %s", (kind) => {
  it("writes with the tag that was read, and with that of the last write", async () => {
    const { call, paths } = await owned();
    const read = etagOf(await call("GET", paths[kind]));
    const first = await call("PATCH", paths[kind], read, headline("One"));
    expect(first.status).toBe(200);
    expect((await call("PATCH", paths[kind], `"other", ${etagOf(first)}`, headline("Two"))).status).toBe(200);
    expect((await call("PATCH", paths[kind], "*", headline("Three"))).status).toBe(200);
  });

  it("refuses to write over what was changed since, with the tag of now, and changes nothing", async () => {
    const { call, paths } = await owned();
    const read = etagOf(await call("GET", paths[kind]));
    await call("PATCH", paths[kind], undefined, headline("Somebody's"));
    for (const tag of [read, `W/${read}`, "garbage"]) {
      const refused = await call("PATCH", paths[kind], tag, headline("Mine"));
      expect([refused.status, (await refused.json()).code]).toEqual([412, "precondition_failed"]);
      expect((await call("PATCH", paths[kind], etagOf(refused), {})).status).toBe(200);
    }
    expect(await (await call("GET", paths[kind])).text()).not.toContain("Mine");
  });

  it("lets one of many win who read the same", async () => {
    const { call, paths } = await owned();
    const read = etagOf(await call("GET", paths[kind]));
    const tries = Array.from({ length: 8 }, (_, i) => call("PATCH", paths[kind], read, headline(`Mine ${i}`)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
  });
});

it("keeps its tag for writers when a vote comes, though what is read has another", async () => {
  const { call, listing, paths } = await owned();
  const read = await call("GET", paths.listing);
  await createVote(app().db, { siteId: app().siteId, listingId: listing.id });
  const again = await call("GET", paths.listing);
  expect(etagOf(again)).not.toBe(etagOf(read));
  expect((await call("PATCH", paths.listing, etagOf(read), headline("Mine"))).status).toBe(200);
});
