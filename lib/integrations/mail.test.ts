import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { MAIL_EXAMPLES } from "@/lib/testing/mail/mail-examples";
import { messageIdOf, startMailServer, type TestMailServer } from "@/lib/testing/mail/mail-server";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { AddressRefused, answerTo, type Mail, sendMail } from "./mail";
import { isMailTemplate, renderMail } from "./mail-templates/templates";

const site = { name: "Fernwood", baseUrl: "https://fernwood.example" };
const MAIL: Mail = { to: "ada@a.example", subject: "Hello", text: "plain", html: "<p>rich</p>" };
const FROM = "Launchyard <hello@launchyard.example>";
const servers: TestMailServer[] = [];

async function mailServer() {
  const server = await startMailServer();
  servers.push(server);
  return server;
}

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const sendBy = (SMTP_URL: string, mail = MAIL) => sendMail(mail, { SMTP_URL, MAIL_FROM: FROM, DATA_DIR: "/nowhere" });

describe("sendMail", () => {
  it("speaks SMTP when SMTP_URL is set", async () => {
    const { url, received } = await mailServer();
    await sendBy(url);
    expect(received).toHaveLength(1);
    expect(received[0]?.message).toMatch(/^To: ada@a\.example\r?$/m);
    expect(received[0]?.message).toContain("<p>rich</p>");
  });

  it("answers what the server said, whether it took the mail or not", async () => {
    const { url, refuses } = await mailServer();
    expect(await sendMail(MAIL, { SMTP_URL: url, MAIL_FROM: FROM, DATA_DIR: "/nowhere" })).toMatch(/^250 /);
    refuses.to = () => "450 4.2.0 Come back later";
    expect(answerTo(await sendBy(url).catch((thrown: unknown) => thrown))).toBe("450 4.2.0 Come back later");
    expect(answerTo(await sendBy("smtp://127.0.0.1:9").catch((thrown: unknown) => thrown))).toContain("ECONNREFUSED");
  });

  it("says in its own words that a server refused", async () => {
    const { url, refuses } = await mailServer();
    refuses.from = () => "550 vendor text";
    await expect(sendBy(url)).rejects.toMatchObject({ code: "unavailable", detail: "The mail could not be sent." });
  });

  it("fails clearly when nothing listens", async () => {
    await expect(sendBy("smtp://127.0.0.1:9")).rejects.toMatchObject({ code: "unavailable" });
  });

  it.each([
    ["550 5.1.1 No such user", true],
    ["550 no mailbox here by that name", true],
    ["552 5.2.2 Mailbox full", true],
    ["550 5.7.1 Not from you", false],
    ["550 relay not permitted", false],
    ["530 5.7.0 Authentication required", false],
    ["450 4.2.0 Greylisted, come back later", false],
  ])("takes “%s” for a refusal of the address itself: %s", async (refusal, isOfAddress) => {
    const { url, refuses } = await mailServer();
    refuses.to = () => refusal;
    const error = await sendBy(url).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "unavailable" });
    expect(error instanceof AddressRefused && error.reason).toBe(isOfAddress ? refusal : false);
  });

  it("gives tries of one mail one Message-ID, and one file", async () => {
    const { url, received } = await mailServer();
    const once = { name: "one", at: new Date("2026-11-18T12:00:00Z") };
    for (const name of ["one", "one", "two"]) await sendBy(url, { ...MAIL, once: { ...once, name } });
    const ids = ["<one@launchyard.example>", "<one@launchyard.example>", "<two@launchyard.example>"];
    expect(received.map(messageIdOf)).toEqual(ids);
    const DATA_DIR = await temporaryFolder();
    for (const _ of [1, 2]) await sendMail({ ...MAIL, once }, { SMTP_URL: undefined, MAIL_FROM: FROM, DATA_DIR });
    expect(await readdir(join(DATA_DIR, "outbox"))).toHaveLength(1);
  });

  it("writes a private .eml file without SMTP_URL", async () => {
    const dir = await temporaryFolder();
    await sendMail(MAIL, { SMTP_URL: undefined, MAIL_FROM: FROM, DATA_DIR: dir });
    const [file = ""] = await readdir(join(dir, "outbox"));
    expect(file).toMatch(/\.eml$/);
    expect(await readFile(join(dir, "outbox", file), "utf8")).toContain("Subject: Hello");
    expect((await stat(join(dir, "outbox", file))).mode & 0o077).toBe(0);
  });

  it("cannot be made to add headers by anybody's text", async () => {
    const { url, received } = await mailServer();
    const data = { name: "Evil\r\nBcc: all@a.example", week: "2026-W48", page_url: "https://a.example/x" };
    const mail = { to: "ada@a.example", ...renderMail("launched", data, site) };
    await sendBy(url, mail);
    const [head] = received[0]?.message.split("\r\n\r\n") ?? [];
    expect(head).toContain("Subject: Evil Bcc: all@a.example is live");
    expect(head).not.toMatch(/^Bcc:/m);
  });
});

describe("renderMail", () => {
  it("says the same in HTML and plain text", () => {
    const mail = renderMail(
      "sign_in",
      { code: "ABCD-2345", link: "https://fernwood.example/sign-in/confirm?a=b&c=d" },
      site,
    );
    expect(mail.text).toContain("ABCD-2345");
    expect(mail.text).toContain("confirm?a=b&c=d");
    expect(mail.html).toContain("confirm?a=b&amp;c=d");
  });

  it.each(Object.entries(MAIL_EXAMPLES))("makes both parts of %s, and loads nothing from elsewhere", (name, data) => {
    if (!isMailTemplate(name)) throw new Error(`${name} is no template`);
    const { subject, text, html } = renderMail(name, data, site);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\[object/);
    expect(html).toContain('name="color-scheme"');
    expect(html).not.toMatch(/<(?:img|script|link)|url\(|\bsrc=/);
  });

  it.each([
    ["card", "Your bank gave USD 49.00 back to you."],
    ["PayPal", "PayPal gave USD 49.00 back to you."],
    [null, "Your bank or PayPal gave USD 49.00 back to you."],
  ])("says who gave a disputed payment by %s back", (provider, sentence) => {
    const data = { ...MAIL_EXAMPLES.dispute_lost, provider };
    expect(renderMail("dispute_lost", data, site).text).toContain(sentence);
  });

  it("escapes what others wrote", () => {
    const data = { name: "<img src=x>", week: "2026-W48", page_url: "https://a.example" };
    expect(renderMail("launched", data, site).html).not.toContain("<img");
  });

  it("throws for data that the template does not take", () => {
    expect(() => renderMail("sign_in", { code: "ABCD-2345" }, site)).toThrow();
  });
});
