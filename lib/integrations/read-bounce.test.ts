import { describe, expect, it } from "vitest";
import { BOUNCES } from "@/lib/testing/mail/bounces";
import type { ReceivedMail } from "@/lib/testing/mail/mail-server";
import { leastCpuMsUntil } from "@/lib/testing/steady/cpu-time";
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
    expect(await leastCpuMsUntil(ENOUGH_MS, () => readBounce(raw))).toBeLessThan(ENOUGH_MS);
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
});
