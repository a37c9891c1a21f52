import { beforeAll, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { renderMail } from "@/lib/integrations/mail-templates/templates";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { updateMyListing } from "../editing/update-my-listing";
import { mailEdits } from "./mail-edits";

const app = useApp({ operations: [updateMyListing] });
const EDITED_AT = new Date("2026-11-17T23:30:00Z");
const NEXT_MORNING = new Date("2026-11-18T05:00:00Z");
const SITE = { name: "Main", baseUrl: "https://main.example" };

beforeAll(async () => {
  const { db, siteId } = app();
  const owner = await createUser(db, { email: "editor@people.example" });
  await createUser(db, { email: "team@people.example", isAdmin: true });
  const { id } = await createListing(db, { siteId, ownerId: owner.id, name: "Hedgerow", slug: "hedgerow" });
  const ctx = { ...(await app().context(sessionActor(owner), { surface: "web" })), now: EDITED_AT };
  await execute(updateMyListing, ctx, {
    listing_id: id,
    fields: { headline: "Boards as files", platforms: ["Linux", "Windows"] },
    faqs: [{ question: "Why?", answer: "So." }],
  });
});

const staged = () => app().sql<{ key: string; data: { to: string; template: string; data: unknown } }[]>`
  select key, data from outbox where key like 'edits_of_day:%'`;

it("tells a site's admins once of the edits of the day before, with both values", async () => {
  expect(await mailEdits(app().db, NEXT_MORNING)).toEqual({ mails: 1 });
  await mailEdits(app().db, NEXT_MORNING);
  const [mail, ...others] = await staged();
  expect(others).toEqual([]);
  expect(mail?.data.to).toBe("team@people.example");
  const { subject, text } = renderMail("edits_of_day", mail?.data.data, SITE);
  expect(subject).toBe("1 edit on Main on 2026-11-17");
  expect(text).toContain("→ “Boards as files”");
  expect(text).toContain("Platforms: blank → “Linux, Windows”");
  expect(text).toContain("Questions: blank → “Why?; answer: So.”");
  expect(text).toContain("Hedgerow (https://main.example/listings/hedgerow), by editor@people.example:");
});

it("names who edited by the account's address, whatever its key is called", async () => {
  const { db, siteId } = app();
  const owner = await createUser(db, { email: "keyed@people.example" });
  const { id } = await createListing(db, { siteId, ownerId: owner.id });
  const at = new Date("2026-11-19T12:00:00Z");
  const keyed = { type: "api_key", id: owner.id, name: "the site" };
  const diff = { "fields.headline": { before: null, after: null } };
  await db.insert(schema.listingVersions).values({ listingId: id, version: 50, actor: keyed, diff, createdAt: at });
  await mailEdits(db, new Date("2026-11-20T05:00:00Z"));
  const mail = (await staged()).find(({ key }) => key.includes("2026-11-19"));
  const { text } = renderMail("edits_of_day", mail?.data.data, SITE);
  expect(text).toContain("by keyed@people.example through API key “the site”:");
});

it("sends nothing for a day without edits", async () => {
  expect(await mailEdits(app().db, EDITED_AT)).toEqual({ mails: 0 });
});
