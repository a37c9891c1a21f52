import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { findMailSettings, resumeAddress } from "@/lib/services/addresses/mail-addresses";
import { stage } from "@/lib/services/events/stage";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { BOUNCES } from "@/lib/testing/mail/bounces";
import { messageIdOf, type ReceivedMail, startMailServer, type TestMailServer } from "@/lib/testing/mail/mail-server";
import { receiveBounce } from "./receive-bounce";

const TOKEN = "0123456789abcdef0123456789abcdef";
const TO = "reader@people.example";
let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
  vi.stubEnv("SMTP_URL", mails.url);
  vi.stubEnv("MAIL_BOUNCE_ADDRESS", "bounces@fernwood.example");
  vi.stubEnv("MAIL_BOUNCE_TOKEN", TOKEN);
});
const app = useApp({ operations: [] });
afterAll(async () => {
  vi.unstubAllEnvs();
  await mails.close();
});

let sent: ReceivedMail;
let staged = 0;
beforeEach(async () => {
  const { db } = app();
  for (const table of [schema.outbox, schema.failedMails, schema.mailAddresses]) await db.delete(table);
  mails.received.length = 0;
  staged += 1;
  await stage(db, { name: "mail.requested", key: `bounce:${staged}`, data: mailTo(TO) });
  await runFunctions(app());
  const [only] = mails.received;
  if (!only) throw new Error("nothing was sent");
  sent = only;
});

function mailTo(to: string) {
  const data = { name: "Tidewell", manage_url: "https://fernwood.example/dashboard/listings/7" };
  return { to, template: "badge_lapsed" as const, data, site_id: app().siteId };
}
async function hand(body: string, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) {
  const request = new Request("https://fernwood.example/mail/bounces", { method: "POST", body, headers });
  const answer = await receiveBounce(async () => app(), request);
  return { status: answer.status, text: await answer.text() };
}
const outcome = (outcome: string) => ({ status: 200, text: JSON.stringify({ outcome }) });
const paused = async () => (await findMailSettings(app().db, TO)).pauseReason;
const state = async () => (await app().db.select().from(schema.outbox))[0]?.outcome;
const failed = () => app().db.select().from(schema.failedMails);

describe("a mail that comes back from", () => {
  it.each(Object.entries(BOUNCES))(
    "%s since nobody has the address pauses it, with what its server said",
    async (_, make) => {
      expect(await hand(make({ sent }))).toEqual(outcome("paused"));
      expect(await paused()).toMatch(/^550[ -]/);
      expect(await state()).toBe("bounced");
      expect(await failed()).toMatchObject([{ email: TO, template: "badge_lapsed", reason: await paused() }]);
    },
  );

  it.each(Object.entries(BOUNCES))(
    "%s is known by its return path too, where the report brings nothing of the mail",
    async (_, make) => {
      const stripped = make({ sent: { ...sent, message: "Subject: Hello\r\n\r\nHello" } });
      expect(await hand(stripped)).toEqual(outcome("paused"));
    },
  );

  it.each(Object.entries(BOUNCES))(
    "%s is known by its Message-ID too, where the return path is lost",
    async (_, make) => {
      expect(await hand(make({ sent: { ...sent, from: "postmaster@fernwood.example" } }))).toEqual(outcome("paused"));
    },
  );

  it.each(Object.entries(BOUNCES))("%s changes nothing where it is late, or passed on", async (_, make) => {
    for (const [action, status] of [
      ["delayed", "4.4.1"],
      ["relayed", "2.0.0"],
      ["failed", "4.4.7"],
    ] as const)
      expect(await hand(make({ sent, action, status, said: "451 4.4.1 Connection timed out" }))).toEqual(
        outcome("not_failed"),
      );
    expect([await paused(), await state(), await failed()]).toEqual([null, "sent", []]);
  });
});

describe("a mail that came back", () => {
  it.each([
    ["5.7.1", "550 5.7.1 Listed at a block list", null],
    ["5.0.0", "550 Rejected by our spam policy", null],
    ["5.0.0", null, null],
    ["5.2.2", "552 5.2.2 Mailbox full", "552 5.2.2 Mailbox full"],
    ["5.4.4", null, "The mail server gave the status 5.4.4."],
  ])("with %s (%s) says this of its address: %s", async (status, said, reason) => {
    const kept = { state: "bounced", failed: 1 };
    expect(await hand(BOUNCES.Exim({ sent, status, said }))).toEqual(outcome(reason ? "paused" : "bounced"));
    expect({ state: await state(), failed: (await failed()).length }).toEqual(kept);
    expect(await paused()).toBe(reason);
  });

  it("is taken once: its reader's mails go on once they resumed them, however often it is told", async () => {
    await hand(BOUNCES.Postfix({ sent }));
    await resumeAddress(app().db, TO);
    expect(await hand(BOUNCES.Postfix({ sent }))).toEqual(outcome("repeated"));
    expect(await paused()).toBeNull();
    expect(await failed()).toHaveLength(1);
  });

  it.each(Object.entries(BOUNCES))(
    "from where its reader had %s forward it says nothing against the reader",
    async (_, make) => {
      expect(await hand(make({ sent: { ...sent, to: "old@gone.example" } }))).toEqual(outcome("bounced"));
      expect([await paused(), await state()]).toEqual([null, "bounced"]);
    },
  );

  it("says nothing of what was sent again since, when its report is told once more", async () => {
    const report = BOUNCES.Postfix({ sent });
    await hand(report);
    await resumeAddress(app().db, TO);
    const [first] = await app().db.select().from(schema.outbox);
    if (!first) throw new Error("no mail");
    await stage(app().db, { name: "mail.requested", key: `${first.key}:again:1`, data: mailTo(TO) });
    await runFunctions(app());
    expect(await hand(report)).toEqual(outcome("repeated"));
    expect(await paused()).toBeNull();
    expect(await hand(`X-Later: 1\r\n${report}`)).toEqual(outcome("paused"));
  });

  it("goes back to an address of its own, so that its report names it", () => {
    const [, name] = /^<([0-9a-f]{32})@/.exec(messageIdOf(sent)) ?? [];
    expect(sent.from).toBe(`bounces+${name}@fernwood.example`);
  });
});

describe("a report that is forged", () => {
  const named = (name: string): ReceivedMail => ({
    from: `bounces+${name}@fernwood.example`,
    to: TO,
    message: `Message-ID: <${name}@launchyard.example>\r\n\r\nHello`,
  });

  it("changes nothing, be its name made up, the hash of a guessed key, or almost right", async () => {
    const [, right = ""] = /^<([0-9a-f]{32})@/.exec(messageIdOf(sent)) ?? [];
    const guessed = createHash("sha256").update(`bounce:${staged}`).digest("hex").slice(0, 32);
    const almost = right.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    for (const name of ["0".repeat(32), guessed, almost, right.slice(1)])
      expect(await hand(BOUNCES.Postfix({ sent: named(name) }))).toEqual(outcome("unknown"));
    expect([await paused(), await state(), await failed()]).toEqual([null, "sent", []]);
    expect(await hand(BOUNCES.Postfix({ sent: named(right) }))).toEqual(outcome("paused"));
  });

  it("is none where a person writes to the mailbox, quotes the mail or sends what is no mail at all", async () => {
    const answer = `From: ${TO}\r\nTo: ${sent.from}\r\nSubject: Re: Hello\r\n\r\nPlease stop.\r\n\r\n${sent.message}`;
    for (const body of [answer, sent.message, "", "\u0000\u0001", "--".repeat(10_000)])
      expect(await hand(body)).toEqual(outcome("not_a_report"));
    expect(await paused()).toBeNull();
  });
});

describe("POST /mail/bounces", () => {
  it("is not there for whoever does not bear the token, nor where none is set", async () => {
    const body = BOUNCES.Postfix({ sent });
    for (const authorization of ["", "Bearer", `Bearer ${TOKEN}0`, `Basic ${TOKEN}`])
      expect(await hand(body, { authorization })).toEqual({ status: 404, text: "" });
    expect(await paused()).toBeNull();
  });

  it("refuses more than a megabyte, and says how to send less", async () => {
    const { status, text } = await hand(BOUNCES.Postfix({ sent }) + "x".repeat(1024 * 1024));
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ detail: "The body is larger than 1024 KiB." });
  });

  it("reads a report that was cut, as long as its mail is named", async () => {
    const cut = BOUNCES.Postfix({ sent: { ...sent, message: `${sent.message}${"x".repeat(2_000_000)}` } });
    expect(await hand(cut.slice(0, 900_000))).toEqual(outcome("paused"));
  });
});
