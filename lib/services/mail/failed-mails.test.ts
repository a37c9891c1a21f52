import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { retryMail } from "@/lib/services/admin/mail/retry-mail";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { messageIdOf, startMailServer, type TestMailServer } from "@/lib/testing/mail/mail-server";
import { pauseAddress, resumeAddress } from "../addresses/mail-addresses";
import { stage } from "../events/stage";
import { keepFailedMail } from "./failed-mails";
import { mailNameOf } from "./note-tries";

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
  vi.stubEnv("SMTP_URL", mails.url);
});
const app = useApp({ operations: [] });
afterAll(async () => {
  vi.unstubAllEnvs();
  await mails.close();
});

const TO = "reader@people.example";
const GONE = { reason: "550 No such user", outcome: "refused" } as const;
const DATA = { name: "Tidewell", manage_url: "https://fernwood.example/dashboard/listings/7" };
const failed = () => app().db.select().from(schema.failedMails).orderBy(schema.failedMails.id);

it("a mail that is given up twice and sent again twice arrives once, under the Message-ID that it began with", async () => {
  mails.refuses.to = () => "550 5.1.1 No such user";
  const data = { to: TO, template: "badge_lapsed", data: DATA, site_id: app().siteId };
  await stage(app().db, { name: "mail.requested", key: "lapsed:1", data });
  await runFunctions(app());
  const admin = await app().context(sessionActor(await createUser(app().db, { isAdmin: true })), { surface: "web" });
  for (const refusal of ["550 5.1.1 No such user", null]) {
    mails.refuses.to = () => refusal;
    const newest = (await failed()).at(-1);
    await execute(retryMail, admin, { mail_id: newest?.id ?? 0, reason: "Their server is mended" });
    await runFunctions(app());
  }
  expect(await failed()).toHaveLength(2);
  expect(mails.received.map(messageIdOf)).toEqual([`<${await mailNameOf("lapsed:1")}@launchyard.example>`]);
});

it("an update's mail to a paused address is not called sent: it stays failed until the address takes mails again", async () => {
  const { db, siteId, clock } = app();
  const email = "paused@people.example";
  const data = { update_id: 1, follower_id: "fo_1", site_id: siteId };
  const event = { key: "update:1:fo_1", name: "update_mail.requested", data } as const;
  await keepFailedMail(db, { ...event, at: clock.now() }, { to: email, template: "product_news" }, GONE, clock.now());
  await pauseAddress(db, email, { kind: "refused", reason: "550 No such user" }, clock.now());
  const mail_id = (await failed()).at(-1)?.id ?? 0;
  const admin = await app().context(sessionActor(await createUser(db, { isAdmin: true })), { surface: "web" });
  const again = () => execute(retryMail, admin, { mail_id, reason: "They asked" });
  await expect(again()).rejects.toMatchObject({ code: "conflict", detail: expect.stringContaining("paused") });
  expect((await failed()).at(-1)?.retriedAt).toBeNull();
  await resumeAddress(db, email);
  expect((await again()).output.template).toBe("product_news");
});
