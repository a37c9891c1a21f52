import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { newDraftId } from "@/lib/core/ids";
import { useDatabase } from "@/lib/testing/database/database";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { check } from "./checks";
import { Ledger } from "./ledger";

const database = useDatabase();

describe("what is read back", () => {
  it("names a write that is not there, and one that is there twice", async () => {
    const { db } = database();
    const [site, owner] = [await createSite(db), await createUser(db)];
    const listing = await createListing(db, { siteId: site.id, ownerId: owner.id });
    const versions = ["kept", "doubled", "doubled"].map((value, i) => ({
      ...{ listingId: listing.id, version: i + 2, actor: { type: "key", id: owner.id, name: null } },
      diff: { "fields.headline": { before: null, after: { value } } },
    }));
    await db.insert(schema.listingVersions).values(versions);
    const ledger = new Ledger();
    for (const value of ["kept", "doubled", "gone"]) ledger.acknowledge({ draftId: "", listingId: listing.id, value });
    expect(await check(database(), ledger)).toMatchObject({ acknowledged: 3, lost: 1, twice: 1, stuck: 0 });
  });

  it("counts an acknowledged draft that is not there", async () => {
    const { db } = database();
    const [site, owner] = [await createSite(db), await createUser(db)];
    await db.insert(schema.drafts).values({
      ...{ id: newDraftId(), userId: owner.id, siteId: site.id, status: "ready" },
      ...{ url: "https://made.chaos.example/", normalizedUrl: "made.chaos.example/" },
      progress: { step: 1, steps: 1, pages_read: 1, message: "Done" },
    });
    const ledger = new Ledger();
    ledger.drafts.push("https://made.chaos.example", "https://lost.chaos.example");
    expect(await check(database(), ledger)).toMatchObject({ acknowledged: 2, lost: 1, stuck: 0 });
  });
});
