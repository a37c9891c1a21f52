import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { DEFAULT_SETTINGS } from "@/lib/core/settings";
import { saveFounderProfile } from "@/lib/services/account/save-founder-profile";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { ageFiles, picturesOf, useStoredFiles } from "@/lib/testing/database/stored-files";
import { until } from "@/lib/testing/steady/until";
import { deleteUnneeded } from "./delete-unneeded";
import { releaseFilesOf } from "./release-files";
import { bytesOf, knownFiles } from "./store-file";

const app = useApp();
const { files, store, isThere } = useStoredFiles(app);
const age = () => ageFiles(app().db);

describe("a user's room", () => {
  const oneMib = { ...DEFAULT_SETTINGS, files_mib_max: 1 };
  const put = (userId: string, n: number) =>
    knownFiles({ db: app().db, userId, settings: oneMib, files: files() }).put(new Uint8Array(400 * 1024).fill(n));

  it("is never exceeded, however many store at once; what is refused is not stored", async () => {
    const { id } = await createUser(app().db);
    const stored = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => put(id, n)));
    const refused = stored.filter((one) => one.status === "rejected").map(({ reason }) => reason);
    expect(refused).toMatchObject(
      Array(4).fill({ code: "conflict", detail: expect.stringContaining("1 MiB"), fix: expect.any(String) }),
    );
    expect(await bytesOf(app().db, id)).toBe(800 * 1024);
  });

  it("counts what is being stored in another transaction, and waits for its end", async () => {
    const { db } = app();
    const userId = (await createUser(db)).id;
    const putIn = (at: typeof db, n: number) =>
      knownFiles({ db: at, userId, settings: oneMib, files: files() }).put(new Uint8Array(400 * 1024).fill(n));
    const seen: string[] = [];
    const late = await db.transaction(async (tx) => {
      for (const n of [21, 22]) await putIn(tx, n);
      const third = putIn(db, 23).then(
        () => seen.push("stored"),
        (error) => seen.push(error.code),
      );
      const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      await until(async () => seen.length > 0 || (await db.execute(waiting)).length > 0);
      return { third };
    });
    await late.third;
    expect(seen).toEqual(["conflict"]);
  });

  it("is not taken by what another stored before, and is free again once files are deleted", async () => {
    const [one, other] = [await createUser(app().db), await createUser(app().db)];
    for (const n of [11, 12]) await put(one.id, n);
    await expect(put(one.id, 13)).rejects.toMatchObject({ code: "conflict" });
    for (const n of [11, 12, 14, 15]) await put(other.id, n);
    await age();
    await deleteUnneeded(app().db, files());
    await put(one.id, 13);
    expect([await bytesOf(app().db, one.id), await bytesOf(app().db, other.id)]).toEqual([400 * 1024, 0]);
  });

  it("is nobody's when the account is gone; what others show stays", async () => {
    const { db, siteId } = app();
    const user = await createUser(db);
    const [mine, shown] = [await store(user.id), await store(user.id)];
    await execute(saveFounderProfile, await app().context(sessionActor(user)), { name: "Ada", photo_sha: mine });
    await createListing(db, { siteId, pictures: picturesOf(shown) });
    const released = await db.transaction(async (tx) => {
      await tx.delete(schema.founderProfiles).where(eq(schema.founderProfiles.userId, user.id));
      return releaseFilesOf(tx, user.id);
    });
    expect(released).toEqual({ kept: 1, unneeded: 1 });
    await age();
    await deleteUnneeded(db, files());
    expect([await isThere(mine), await isThere(shown)]).toEqual([false, true]);
  });
});
