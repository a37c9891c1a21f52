import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { type Mail, sendMail } from "./mail";
import { renderMail } from "./mail-templates/templates";

const site = { name: "Fernwood", baseUrl: "https://fernwood.example" };
const MAIL: Mail = { to: "ada@a.example", subject: "Hello", text: "plain", html: "<p>rich</p>" };
const FROM = "Launchyard <hello@launchyard.example>";
const servers: SMTPServer[] = [];

/** A mail server on loopback that keeps what it is given, or refuses everything. */
async function mailServer(isRefusing = false): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(isRefusing ? new Error("vendor text 550") : null),
    onData(stream, _session, done) {
      let message = "";
      stream.on("data", (chunk: Buffer) => {
        message += chunk;
      });
      stream.on("end", () => {
        received.push(message);
        done();
      });
    },
  });
  servers.push(server);
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo; // a TCP server's address is never a pipe's name
  return { url: `smtp://127.0.0.1:${port}`, received };
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe("sendMail", () => {
  it("speaks SMTP when SMTP_URL is set", async () => {
    const { url, received } = await mailServer();
    await sendMail(MAIL, { SMTP_URL: url, MAIL_FROM: FROM, DATA_DIR: "/nowhere" });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^To: ada@a\.example\r?$/m);
    expect(received[0]).toContain("<p>rich</p>");
  });

  it("says in its own words that a server refused", async () => {
    const { url } = await mailServer(true);
    const sent = sendMail(MAIL, { SMTP_URL: url, MAIL_FROM: FROM, DATA_DIR: "/nowhere" });
    await expect(sent).rejects.toMatchObject({ code: "unavailable", detail: "The mail could not be sent." });
  });

  it("fails clearly when nothing listens", async () => {
    const sent = sendMail(MAIL, { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: FROM, DATA_DIR: "/nowhere" });
    await expect(sent).rejects.toMatchObject({ code: "unavailable" });
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
    await sendMail(mail, { SMTP_URL: url, MAIL_FROM: FROM, DATA_DIR: "/nowhere" });
    const [head] = received[0]?.split("\r\n\r\n") ?? [];
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

  it("escapes what others wrote", () => {
    const data = { name: "<img src=x>", week: "2026-W48", page_url: "https://a.example" };
    expect(renderMail("launched", data, site).html).not.toContain("<img");
  });

  it("throws for data that the template does not take", () => {
    expect(() => renderMail("sign_in", { code: "ABCD-2345" }, site)).toThrow();
  });
});
