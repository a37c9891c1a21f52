import { describe, expect, it } from "vitest";
import { BOUNCES } from "@/lib/testing/mail/bounces";
import type { ReceivedMail } from "@/lib/testing/mail/mail-server";
import { judgedCpuMsUntil } from "@/lib/testing/steady/cpu-time";
import { readBounce } from "./read-bounce";

const NAME = "0123456789abcdef0123456789abcdef";
const MAX_BYTES = 1_000_000;
/** What a person at the site would not notice. */
const ENOUGH_MS = 250;

const sent = (body = "Hello"): ReceivedMail => ({
  from: `bounces+${NAME}@fernwood.example`,
  to: "reader@people.example",
  message: `Message-ID: <${NAME}@launchyard.example>\r\n\r\n${body}`,
});
const bytes = (text: string) => new TextEncoder().encode(text);
const filled = (head: string, unit: string) => head + unit.repeat((MAX_BYTES - head.length) / unit.length);

describe("a report of a delivery", () => {
  it.each([
    ["parts", "Content-Type: multipart/mixed; boundary=b\r\n\r\n", "--b\r\n"],
    ["addressees", "To: ", "g:a@b;"],
    ["fields", "", "a:b\r\n"],
    ["lines", "Content-Type: text/plain\r\n\r\n", "\n"],
    ["flowed lines", "Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n", "a \r\n"],
    ["encoded words", "Subject: ", "=?utf-8?q?a?= "],
    [
      "words of a server",
      "Content-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: x;",
      "550 a",
    ],
  ])("of a megabyte of %s holds the thread up no longer than one mail may", async (_, head, unit) => {
    const raw = bytes(filled(head, unit));
    expect(await judgedCpuMsUntil(ENOUGH_MS, () => readBounce(raw))).toBeLessThan(ENOUGH_MS);
  });

  it.each(Object.entries(BOUNCES))(
    "%s is read to its end of what counts, be the mail it brings ever so long",
    async (_, make) => {
      for (const line of ["-- \r\n", "\r\n", "x".repeat(70)]) {
        const bounce = await readBounce(bytes(make({ sent: sent(filled("", line)) })));
        expect(bounce).toMatchObject({ mailNames: [NAME], failure: { isAboutAddress: true } });
      }
    },
  );

  it.each([
    ["5.1.8", "550 5.1.8 bad outbound sender"],
    ["5.1.7", "550 5.1.7 Bad address syntax"],
    ["5.1.90", "550 5.1.90 Your daily limit for message recipients is exceeded"],
    ["5.1.0", "550 5.1.0 sender rejected"],
    ["5.2.3", "552 5.2.3 Message size exceeds limit"],
    ["5.2.252", "550 5.2.252 SendAsDenied"],
    ["5.0.0", "550 Sender verify failed"],
    ["5.0.0", "550 Your IP is blacklisted"],
    ["5.0.0", "550 Rejected"],
    ["5.1.1", "550 5.7.1 Listed"],
    ["5.1.1", "550 5.1.1 Relaying denied"],
    ["5.2.1", "550 5.2.1 Blocked, see our policy"],
  ])("of %s with “%s” says nothing against the address", async (status, said) => {
    const bounce = await readBounce(bytes(BOUNCES.Exim({ sent: sent(), status, said })));
    expect(bounce?.failure).toMatchObject({ said, isAboutAddress: false });
  });

  it.each([
    ["5.1.1", "550 5.1.1 <block@relay.example>: User unknown in relay recipient table"],
    ["5.1.1", "554 delivery error: This user doesn't have an account"],
    ["5.1.0", "550 5.1.0 Address rejected: no such user"],
    ["5.0.0", "550 Unrouteable address"],
    ["5.0.0", "550 Requested action not taken: mailbox unavailable"],
    ["5.2.1", "550 5.2.1 The email account that you tried to reach is disabled"],
    ["5.1.2", "550 5.1.2 Host unknown (Name server: people.example: host not found)"],
    ["5.2.2", null],
  ])("of %s with “%s” is against the address", async (status, said) => {
    const bounce = await readBounce(bytes(BOUNCES.Exim({ sent: sent(), status, said })));
    expect(bounce?.failure?.isAboutAddress).toBe(true);
  });
});
