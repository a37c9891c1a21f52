import type { ServerResponse } from "node:http";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { storage } from "@/lib/integrations/storage";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { getDraftReview } from "@/lib/services/drafts/review/get-draft-review";
import { deleteUnneeded } from "@/lib/services/files/delete-unneeded";
import { keepPictures } from "@/lib/services/listings/write";
import { revertListingVersion } from "@/lib/services/owner/history/revert-listing-version";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ageFiles } from "@/lib/testing/database/stored-files";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { until } from "@/lib/testing/steady/until";
import { fetchPictures } from "./pictures";

const LOGO = "https://hedgerow.example/logo.png";
const SCREENSHOT = "https://hedgerow.example/board.png";
const NOBODYS = "https://hedgerow.example/nobodys.png";
const SLOW = "https://hedgerow.example/slow.png";
/** Requests for the slow picture that wait for their answer. */
const waiting: ServerResponse[] = [];
const dataDir = useTemporaryFolder();
let site: TestSite;
beforeAll(async () => {
  const drawn = async (width: number, height: number, background = "green") => ({
    headers: { "content-type": "image/png" },
    body: await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  site = await startSite("https://hedgerow.example", {
    "/logo.png": await drawn(64, 64),
    "/nobodys.png": await drawn(64, 64, "blue"),
    "/board.png": await drawn(640, 400),
    "/slow.png": (_request, response) => void waiting.push(response),
  });
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
  vi.stubEnv("DATA_DIR", dataDir());
});
afterAll(() => site.close());

const app = useApp({ operations: [getDraft, submitDraft, updateDraft] });
const listings = schema.listings;

async function drafted(logo_url: string) {
  const { db, siteId } = app();
  const owner = await createUser(db);
  const found = { name: "Hedgerow", logo_url, screenshot_url: SCREENSHOT };
  const { id } = await createDraft(db, { userId: owner.id, siteId, found });
  return { draftId: id, ctx: await app().context(sessionActor(owner)) };
}
async function submitted() {
  const { draftId, ctx } = await drafted(LOGO);
  const { output } = await execute(submitDraft, ctx, { id: draftId });
  return { draftId, listingId: output.listing_id, ctx };
}
const listingOf = async (id: number) => (await app().db.select().from(listings).where(eq(listings.id, id)))[0];
async function keptLogo(draftId: string): Promise<unknown> {
  const [row] = await app().db.select().from(schema.drafts).where(eq(schema.drafts.id, draftId));
  return row?.pictures?.logo;
}
const kept = { wanted: LOGO, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) };

describe("the pictures of a draft", () => {
  it("are not lost to a fetch that comes late", async () => {
    const { draftId, ctx } = await drafted(SLOW);
    const late = fetchPictures(app().db, draftId, app().now);
    await until(() => waiting.length > 0);
    await execute(updateDraft, ctx, { id: draftId, fields: { logo_url: LOGO } });
    await fetchPictures(app().db, draftId, app().now);
    for (const response of waiting) response.writeHead(404).end();
    await late;
    expect(await keptLogo(draftId)).toEqual(kept);
  });

  it("are asked for once, however many edits named others before", async () => {
    const { draftId, ctx } = await drafted(LOGO);
    await fetchPictures(app().db, draftId, app().now);
    site.requests.length = 0;
    for (let edit = 1; edit <= 30; edit += 1) {
      const founders = Array.from({ length: 3 }, (_, n) => ({
        name: "Ada Example",
        photo_url: `https://hedgerow.example/${edit}-${n}.png`,
      }));
      await execute(updateDraft, { ...ctx, now: new Date(ctx.now.getTime() + edit) }, { id: draftId, founders });
    }
    await runFunctions(app());
    expect(site.pathsRead().sort()).toEqual(Array.from({ length: 3 }, (_, n) => `/30-${n}.png`));
  });
});

describe("pictures that their owner has no room for", () => {
  it("are left out, and the draft says so until it is read again with room", async () => {
    const { db, siteId, sites } = app();
    const room = { siteId, key: "files_mib_max", value: 0 };
    await db.insert(schema.settings).values(room);
    const { draftId, ctx } = await drafted(NOBODYS);
    const complaints = async () => {
      const { missing } = (await execute(getDraft, ctx, { id: draftId })).output;
      return missing.filter(({ reason }) => reason.includes("room")).map(({ field }) => field);
    };
    await fetchPictures(db, draftId, app().now);
    expect(await keptLogo(draftId)).toEqual({ wanted: NOBODYS, sha256: null, noRoom: true });
    expect(await complaints()).toEqual(["logo_url"]);
    const { left_out } = (await execute(getDraftReview, ctx, { id: draftId })).output;
    expect(left_out).toEqual([expect.stringContaining("take up all the room of your account")]);
    await db.delete(schema.settings);
    sites.invalidate();
    await fetchPictures(db, draftId, app().now);
    expect([await keptLogo(draftId), await complaints()]).toEqual([{ ...kept, wanted: NOBODYS }, []]);
  });
});

describe("the pictures of a submitted draft", () => {
  it("are fetched for its listing where nobody has looked for them yet", async () => {
    const { listingId } = await submitted();
    await runFunctions(app());
    const path = expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp$/);
    expect(await listingOf(listingId)).toMatchObject({ logoUrl: path, screenshotUrl: path, version: 1 });
  });

  it("reach its listing", async () => {
    const { draftId, listingId } = await submitted();
    await fetchPictures(app().db, draftId, app().now);
    expect(await keptLogo(draftId)).toEqual(kept);
    const path = expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp$/);
    expect(await listingOf(listingId)).toMatchObject({ logoUrl: path, screenshotUrl: path });
  });

  it("are kept with the draft alone once the listing is another's", async () => {
    const { draftId, listingId } = await submitted();
    const ownerId = (await createUser(app().db)).id;
    await app().db.update(listings).set({ ownerId }).where(eq(listings.id, listingId));
    await fetchPictures(app().db, draftId, app().now);
    expect(await keptLogo(draftId)).toEqual(kept);
    expect(await listingOf(listingId)).toMatchObject({ ownerId, logoUrl: null, version: 1 });
  });

  it("are kept with the draft alone once the listing is gone", async () => {
    const { draftId, listingId } = await submitted();
    await app().db.delete(schema.listingVersions).where(eq(schema.listingVersions.listingId, listingId));
    await app().db.delete(listings).where(eq(listings.id, listingId));
    await fetchPictures(app().db, draftId, app().now);
    expect(await keptLogo(draftId)).toEqual(kept);
    expect(await listingOf(listingId)).toBeUndefined();
  });

  it("come back with an edit of the listing that is taken back, and are never lost to a fetch that comes late", async () => {
    const { draftId, listingId, ctx } = await submitted();
    await fetchPictures(app().db, draftId, app().now);
    const first = (await listingOf(listingId))?.logoUrl;
    await execute(updateDraft, ctx, { id: draftId, fields: { logo_url: "https://hedgerow.example/none.png" } });
    expect((await listingOf(listingId))?.logoUrl).toBeNull();
    await ageFiles(app().db);
    await deleteUnneeded(app().db, storage());
    await runFunctions(app());
    site.requests.length = 0;
    await execute(revertListingVersion, ctx, { listing_id: listingId, version: 2 });
    await runFunctions(app());
    expect(site.pathsRead()).toEqual([]);
    expect(await storage().get(/[0-9a-f]{64}/.exec(first ?? "")?.[0] ?? "")).not.toBeNull();
    expect(await listingOf(listingId)).toMatchObject({ logoUrl: first, version: 3 });
    const late = { logo: { wanted: "https://hedgerow.example/none.png", sha256: null }, photos: [] };
    await app().db.transaction(async (tx) => {
      const [row] = await tx.select().from(listings).where(eq(listings.id, listingId)).for("update");
      if (row) await keepPictures(tx, row, { ...late, screenshot: { wanted: null, sha256: null } });
    });
    expect((await listingOf(listingId))?.logoUrl).toBe(first);
  });
});
