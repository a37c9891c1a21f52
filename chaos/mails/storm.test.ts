import { afterAll, beforeAll, expect, it } from "vitest";
import { useDatabase } from "@/lib/testing/database/database";
import { createSite } from "@/lib/testing/database/factories";
import { startMailServer, type TestMailServer } from "@/lib/testing/mail/mail-server";
import { useBundled } from "@/lib/testing/runner/bundled";
import { MAIL_PROCESS, startMailer } from "@/lib/testing/runner/start-mailer";
import { MailCount, mailFollowers, postUpdateTo } from "./storm";

const FOLLOWERS = 300;
/** What may be under way at once when a process dies. */
const AT_ONCE = 8;
const database = useDatabase();
const script = useBundled(MAIL_PROCESS);
const count = new MailCount();
let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer(0, count.take);
});
afterAll(() => mails.close());

it("an update reaches each of its followers, and none by another Message-ID, though its process is killed twice", async () => {
  const { id } = await createSite(database().db);
  await postUpdateTo(database(), id, FOLLOWERS);
  const start = async () => startMailer(database().url, { SMTP_URL: mails.url }, script());
  const mailed = await mailFollowers(database(), { followers: FOLLOWERS, kills: 2, count, mailer: { start } });
  expect(mailed).toMatchObject({ lost: 0, differing: 0 });
  expect(mailed.again).toBeLessThanOrEqual(2 * AT_ONCE);
}, 120_000);
