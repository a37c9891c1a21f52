import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { useClaiming } from "@/lib/testing/api/claiming";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { listMyClaims } from "./list-my-claims";

const app = useApp({ operations: [] });
const claiming = useClaiming(app);

describe("claim_listing", () => {
  it("says how the listing can be claimed, with values of this claim alone", async () => {
    const { slug, id } = await claiming().listing();
    const actor = await claiming().person();
    const claim = await claiming().claim(actor, { slug });
    expect(claim).toMatchObject({ status: "pending", domain: "hedgerow.example", listing: { listing_id: id, slug } });
    expect(claim.expires_at).toBe(new Date(app().now().getTime() + 14 * 86_400_000).toISOString());
    expect(claim.methods.map(({ method, place }) => `${method} ${place}`)).toEqual([
      "email_code null",
      "meta_tag https://hedgerow.example/",
      "well_known_file https://hedgerow.example/.well-known/launchyard-claim.txt",
      "dns_txt _launchyard.hedgerow.example",
      "badge https://hedgerow.example/",
    ]);
    const token = /content="(\w{32})"/.exec(claim.methods[1]?.value ?? "")?.[1] ?? "";
    expect(claim.methods.slice(2).map(({ value }) => value?.includes(token))).toEqual([true, true, true]);
    const theirs = await claiming().claim(await claiming().person(), { listing_id: id });
    expect(JSON.stringify(theirs)).not.toContain(token);
  });

  it("gives the listing at once to an account whose verified address is at the domain", async () => {
    const { id } = await claiming().listing();
    const actor = await claiming().person("ines@hedgerow.example");
    expect(await claiming().claim(actor, { listing_id: id })).toMatchObject({ status: "verified" });
    expect(await claiming().ownerOf(id)).toBe(actor.userId);
    await expect(claiming().claim(actor, { listing_id: id })).rejects.toMatchObject({ code: "already_owner" });
  });

  it("does not where the address was never verified, nor where another method is asked for", async () => {
    const { id } = await claiming().listing();
    const unverified = apiKeyActor(await createUser(app().db, { email: "new@hedgerow.example", emailVerified: null }));
    const claim = await claiming().claim(unverified, { listing_id: id });
    expect(claim.methods.map(({ method }) => method)).not.toContain("email");
    const byTag = await claiming().claim(await claiming().person("tag@hedgerow.example"), {
      listing_id: id,
      method: "meta_tag",
    });
    expect([claim.status, byTag.status, await claiming().ownerOf(id)]).toEqual(["pending", "pending", null]);
  });

  it.each([
    ["https://gmail.com/", "somebody@gmail.com", ["meta_tag", "well_known_file", "dns_txt", "badge"]],
    ["https://posteo.de/", "somebody@posteo.de", ["meta_tag", "well_known_file", "dns_txt", "badge"]],
    ["https://one.github.io/", "somebody@one.github.io", ["meta_tag", "well_known_file", "badge"]],
  ])("does not count an address or DNS that others share: %s", async (url, email, methods) => {
    const { slug } = await claiming().listing({ url });
    const claim = await claiming().claim(await claiming().person(email), { slug });
    expect(claim.status).toBe("pending");
    expect(claim.methods.map(({ method }) => method)).toEqual(methods);
  });

  it.each(["https://github.com/hedgerow/hedgerow", "https://github.io/", "http://8.8.8.8/", "https://co.uk/"])(
    "refuses what stands on a host of many: %s",
    async (url) => {
      const { slug } = await claiming().listing({ url });
      await expect(claiming().claim(await claiming().person(), { slug })).rejects.toMatchObject({ code: "conflict" });
    },
  );

  it("knows no listing that is not public, and wants one name", async () => {
    const { slug, id } = await claiming().listing({ status: "draft", launchedAt: null });
    const actor = await claiming().person();
    await expect(claiming().claim(actor, { slug })).rejects.toMatchObject({ code: "not_found" });
    await expect(claiming().claim(actor, { listing_id: id })).rejects.toMatchObject({ code: "not_found" });
    await expect(claiming().claim(actor, {})).rejects.toMatchObject({ code: "validation_failed" });
    await expect(claiming().claim(actor, { slug, listing_id: id })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  it("ends an older claim of the same user, and names it superseded, or expired where its time was over", async () => {
    const { slug } = await claiming().listing();
    const actor = await claiming().person();
    await claiming().claim(actor, { slug });
    await claiming().claim(actor, { slug });
    app().clock.advance(14 * 86_400_000);
    await claiming().claim(actor, { slug });
    const { output } = await execute(listMyClaims, await app().context(actor), {});
    expect(output.items.map(({ status }) => status).toSorted()).toEqual(["expired", "pending", "superseded"]);
  });

  it("leaves one open claim a user and listing, however many are made at once", async () => {
    const { slug, id } = await claiming().listing();
    const actor = await claiming().person();
    await Promise.all(Array.from({ length: 4 }, () => claiming().claim(actor, { slug })));
    const rows = await app().db.select().from(schema.claims).where(eq(schema.claims.listingId, id));
    expect(rows.map(({ status }) => status).toSorted()).toEqual(["pending", "superseded", "superseded", "superseded"]);
  });
});
