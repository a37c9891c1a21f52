import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { seed } from "@/db/seed/run";
import { execute } from "@/lib/api/call/execute";
import { DEFAULT_SETTINGS } from "@/lib/core/settings";
import { diskStorage, type Storage, sha256Of } from "@/lib/integrations/storage";
import { saveFounderProfile } from "@/lib/services/account/save-founder-profile";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { ageFiles, picturesOf, useStoredFiles } from "@/lib/testing/database/stored-files";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { deleteUnneeded } from "./delete-unneeded";
import { knownFiles } from "./store-file";
import { foldersOfHour, takeUpFiles } from "./take-up-files";

const app = useApp();
const { folder, files, store, isThere } = useStoredFiles(app);
const t = schema.storedFiles;
const age = () => ageFiles(app().db);
const rowOf = async (sha: string) => (await app().db.select().from(t).where(eq(t.sha256, sha)))[0];

describe("a stored file", () => {
  it("is deleted, with its row, once nothing has referred to it for a day", async () => {
    const sha = await store();
    await deleteUnneeded(app().db, files());
    expect(await isThere(sha)).toBe(true);
    await age();
    expect(await deleteUnneeded(app().db, files())).toEqual({ deleted: 1, isAll: true });
    expect([await isThere(sha), await rowOf(sha)]).toEqual([false, undefined]);
  });

  it("stays while it is a founder's photo, and goes a day after another took its place", async () => {
    const ctx = await app().context(sessionActor(await createUser(app().db)));
    const [first, second] = [await store(), await store()];
    await execute(saveFounderProfile, ctx, { name: "Ada Example", photo_sha: first });
    await age();
    await deleteUnneeded(app().db, files());
    expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
    await execute(saveFounderProfile, ctx, { photo_sha: null });
    await deleteUnneeded(app().db, files());
    expect(await isThere(first)).toBe(true);
    await age();
    await deleteUnneeded(app().db, files());
    expect(await isThere(first)).toBe(false);
  });

  it("stays while a draft, a listing, a version of one, or a post of the blog shows it", async () => {
    const { db, siteId } = app();
    const shas = await Promise.all(Array.from({ length: 9 }, () => store()));
    const [draft = "", kept = "", logo = "", screen = "", own = "", person = "", version = "", cover = "", body = ""] =
      shas;
    const { id } = await createUser(db);
    const { id: draftId } = await createDraft(db, { userId: id, siteId });
    await db
      .update(schema.drafts)
      .set({ pictures: picturesOf(draft) })
      .where(eq(schema.drafts.id, draftId));
    const pathOf = (sha: string) => `/files/${sha}.webp`;
    const founder = { name: "Ada Example", photo_url: pathOf(person) };
    const listing = await createListing(db, {
      ...{ siteId, pictures: picturesOf(kept), logoUrl: pathOf(logo), screenshotUrl: pathOf(screen) },
      content: JSON.parse(JSON.stringify({ fields: { logo_url: { value: pathOf(own) } }, founders: [founder] })),
    });
    const edit = { listingId: listing.id, version: 2, actor: { type: "web", id: null, name: null }, diff: {} };
    await db.insert(schema.listingVersions).values({ ...edit, pictures: picturesOf(version) });
    const post = { siteId, slug: "post", title: "Post", summary: "A post", author: "Ada Example" };
    await db
      .insert(schema.blogPosts)
      .values({ ...post, coverUrl: pathOf(cover), bodyMarkdown: `Look: ![one](${pathOf(body)})` });
    await age();
    await deleteUnneeded(db, files());
    expect(await Promise.all(shas.map(isThere))).toEqual(Array(9).fill(true));
    await db.delete(schema.drafts).where(eq(schema.drafts.id, draftId));
    await db.delete(schema.listings).where(eq(schema.listings.id, listing.id));
    await db.delete(schema.blogPosts);
    await age();
    await deleteUnneeded(db, files());
    expect(await Promise.all(shas.map(isThere))).toEqual(Array(9).fill(false));
  });

  it("is not kept by those who write its path into their texts", async () => {
    const { db, siteId } = app();
    const sha = await store();
    await createListing(db, { siteId, description: `See /files/${sha}.webp` });
    await age();
    await deleteUnneeded(db, files());
    expect(await isThere(sha)).toBe(false);
  });

  it("stays for a day more when it is stored again, and is stored anew after it was deleted", async () => {
    const bytes = new TextEncoder().encode("twice");
    const put = () => knownFiles({ db: app().db, userId: null, settings: DEFAULT_SETTINGS, files: files() }).put(bytes);
    const sha = await put();
    await age();
    await put();
    await deleteUnneeded(app().db, files());
    expect(await isThere(sha)).toBe(true);
    await age();
    await deleteUnneeded(app().db, files());
    await put();
    expect(await isThere(sha)).toBe(true);
  });
});

describe("a file that is deleted just now", () => {
  /** Storage whose deletion waits to be let go on. */
  function slow(): Storage & { begun: Promise<void>; goOn: () => void } {
    const [begun, goes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const remove = async (sha: string) => {
      begun.resolve();
      await goes.promise;
      await files().remove(sha);
    };
    return { ...files(), remove, begun: begun.promise, goOn: () => goes.resolve() };
  }

  it("is there again for who stores it meanwhile", async () => {
    const bytes = new TextEncoder().encode("raced");
    const put = () => knownFiles({ db: app().db, userId: null, settings: DEFAULT_SETTINGS, files: files() }).put(bytes);
    const sha = await put();
    await age();
    const storage = slow();
    const deleted = deleteUnneeded(app().db, storage);
    await storage.begun;
    const stored = put();
    storage.goOn();
    await Promise.all([deleted, stored]);
    expect([await isThere(sha), Boolean(await rowOf(sha))]).toEqual([true, true]);
  });

  it("is left to who refers to it in a transaction that has not ended", async () => {
    const { db, siteId } = app();
    const sha = await store();
    await age();
    await db.transaction(async (tx) => {
      await createListing(tx, { siteId, pictures: picturesOf(sha) });
      await deleteUnneeded(db, files());
      expect(await isThere(sha)).toBe(true);
    });
    await age();
    await deleteUnneeded(db, files());
    expect(await isThere(sha)).toBe(true);
  });

  it("holds up no other when the storage refuses it, and is tried again a day later", async () => {
    const [refused, other] = [await store(), await store()];
    await age();
    const remove = (sha: string) =>
      sha === refused ? Promise.reject(new Error("The file storage answered 403.")) : files().remove(sha);
    expect(await deleteUnneeded(app().db, { ...files(), remove })).toMatchObject({ deleted: 1 });
    expect([await rowOf(refused), await rowOf(other)]).toEqual([expect.anything(), undefined]);
    await deleteUnneeded(app().db, files());
    expect(await rowOf(refused)).toBeDefined();
    await age();
    await deleteUnneeded(app().db, files());
    expect(await rowOf(refused)).toBeUndefined();
  });
});

describe("files of before", () => {
  it("are taken up with their size and owner, and go where nothing refers to them", async () => {
    const { db, siteId } = app();
    const owner = await createUser(db);
    const [shown, lost] = [await files().put(Buffer.from("shown")), await files().put(Buffer.from("lost"))];
    await createListing(db, { siteId, ownerId: owner.id, pictures: picturesOf(shown) });
    for (const name of await readdir(join(folder(), "files"))) await takeUpFiles(db, name, files());
    expect(await rowOf(shown)).toMatchObject({ bytes: 5, userId: owner.id, unneededSince: null });
    expect(await rowOf(lost)).toMatchObject({ bytes: 4, userId: null, unneededSince: expect.any(Date) });
    await age();
    await deleteUnneeded(db, files());
    expect([await isThere(shown), await isThere(lost)]).toEqual([true, false]);
  });

  it("are looked through within a day, each folder once", () => {
    const hours = Array.from({ length: 24 }, (_, hour) => foldersOfHour(new Date(Date.UTC(2026, 10, 22, hour))));
    expect(hours.flat().sort()).toEqual(Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, "0")));
  });

  it("are due though two who let go of them at once each thought of the other", async () => {
    const sha = await store();
    await app().db.update(t).set({ unneededSince: null }).where(eq(t.sha256, sha));
    await takeUpFiles(app().db, sha.slice(0, 2), files());
    expect((await rowOf(sha))?.unneededSince).toBeInstanceOf(Date);
  });
});

describe("the seeded directory", () => {
  const seeded = useApp();
  const stored = useTemporaryFolder();
  beforeAll(async () => {
    vi.stubEnv("DATA_DIR", stored());
    const { db } = seeded();
    await seed({ db, now: seeded().now(), baseUrl: "https://launchyard.example", storage: diskStorage(stored()) });
  });

  it("loses no picture, since every place that names one refers to it", async () => {
    const { db } = seeded();
    const names = await readdir(join(stored(), "files"), { recursive: true });
    const shas = names.flatMap((name) => /([0-9a-f]{64})\.webp$/.exec(name)?.[1] ?? []);
    for (const name of new Set(shas.map((sha) => sha.slice(0, 2)))) await takeUpFiles(db, name, diskStorage(stored()));
    const rows = await db.select().from(t);
    expect(rows).toHaveLength(shas.length);
    expect(rows.filter(({ unneededSince }) => unneededSince !== null)).toEqual([]);
    expect(rows[0]?.sha256).toBe(
      sha256Of((await diskStorage(stored()).get(rows[0]?.sha256 ?? "")) ?? new Uint8Array()),
    );
  });
});
