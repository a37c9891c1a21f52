import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { decideHeldVote } from "../votes/decide-held-vote";
import { listDeskWaiting } from "./list-desk-waiting";
import { retryMail } from "./mail/retry-mail";

const { failedMails, outbox } = schema;
const app = useApp({ operations: [] });
const reason = "As the team agreed";
let admin: Awaited<ReturnType<typeof createUser>>;
const context = () => app().context(sessionActor(admin, true), { surface: "web" });
const waiting = async () => (await execute(listDeskWaiting, await context(), {})).output;

/** One of each kind that waits, the failed mail for the longest. */
beforeAll(async () => {
  const { db, siteId } = app();
  admin = await createUser(db, { isAdmin: true });
  const { id: listingId } = await createListing(db, { siteId, name: "Tidebell" });
  const stateAt = new Date("2026-11-17T00:00:00Z");
  await createVote(db, { siteId, listingId, state: "held", reason: "Alike", stateAt });
  await createVote(db, { siteId, listingId });
  const updatedAt = new Date("2026-11-18T00:00:00Z");
  await createDraft(db, { userId: admin.id, siteId, status: "failed", updatedAt });
  await db.insert(failedMails).values({
    ...{ key: "k", name: "mail.requested", data: { site_id: siteId }, email: "noor@people.example" },
    ...{ template: "launched", reason: "550", failedAt: new Date("2026-11-16T00:00:00Z") },
  });
});

describe("the home of the desk", () => {
  it("shows what waits for a person, oldest first, until it is done", async () => {
    expect((await waiting()).items.map(({ screen }) => screen)).toEqual(["failed-mails", "votes", "drafts"]);
    const [{ id: mailId = "" } = {}, { id: voteId = "" } = {}] = (await waiting()).items;
    await execute(decideHeldVote, await context(), { vote_id: voteId, decision: "refused", reason });
    await execute(retryMail, await context(), { mail_id: Number(mailId), reason });
    expect((await waiting()).items.map(({ screen }) => screen)).toEqual(["drafts"]);
    expect((await waiting()).counts.filter(({ count }) => count > 0)).toMatchObject([{ screen: "drafts", count: 1 }]);
  });

  it("has sent a mail again once, under a key of its own", async () => {
    const staged = await app().db.select().from(outbox);
    expect(staged.map(({ key }) => key).filter((key) => key.startsWith("k:again"))).toHaveLength(1);
    const [mail] = await app().db.select().from(failedMails);
    const again = execute(retryMail, await context(), { mail_id: mail?.id ?? 0, reason });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  });
});
