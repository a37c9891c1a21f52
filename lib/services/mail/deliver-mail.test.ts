import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { readFollowerMailsToken } from "../addresses/follower-mails-link";
import { readFollowToken, readManageToken } from "../follows/follow-links";
import { deliverMail } from "./deliver-mail";

const site = { name: "Fernwood", baseUrl: "https://fernwood.example" };
const followerId = "fo_0123456789abcdefghij";

async function delivered(template: string, data: Record<string, unknown>, isAboutFollow: boolean) {
  const DATA_DIR = await temporaryFolder();
  const follow = isAboutFollow ? { follower_id: followerId, listing_id: 7 } : undefined;
  const e = { SMTP_URL: undefined, MAIL_FROM: "Fernwood <hello@fernwood.example>", DATA_DIR };
  await deliverMail(site, { to: "ada@a.example", template, data, follow }, e);
  const [file = ""] = await readdir(join(DATA_DIR, "outbox"));
  const [head = "", ...body] = (await readFile(join(DATA_DIR, "outbox", file), "utf8")).split("\n\n");
  return { head: head.replace(/\n\s+/g, " "), body: body.join("\n\n").replace(/=\n/g, "").replaceAll("=3D", "=") };
}

describe("a mail about a follow", () => {
  it("lets a mail program end it by one click, as RFC 8058 says", async () => {
    const { head } = await delivered("follow_known", { name: "Tidewell" }, true);
    const [, url = ""] = /^List-Unsubscribe: <(.*)>$/m.exec(head) ?? [];
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe("https://fernwood.example/unsubscribe");
    expect(await readFollowToken("stop", searchParams.get("link") ?? "")).toEqual({ followerId, listingId: 7 });
  });

  it("asks by a link of its own, and leads to all that the address follows", async () => {
    const { body } = await delivered("follow_confirm", { name: "Tidewell" }, true);
    const [, link = ""] = /\/follows\/confirm\?link=([\w-]+)/.exec(body) ?? [];
    expect(await readFollowToken("confirm", link)).toEqual({ followerId, listingId: 7 });
    const [, key = ""] = /\/follows\?key=([\w-]+)/.exec(body) ?? [];
    expect(await readManageToken(key)).toBe(followerId);
  });
});

describe("a mail of a site of the network", () => {
  const sentBy = async (mailFrom: string | null) => {
    const DATA_DIR = await temporaryFolder();
    const e = { SMTP_URL: undefined, MAIL_FROM: "Fernwood <hello@fernwood.example>", DATA_DIR };
    const data = { code: "ABCD-2345", link: "https://fernwood.example/sign-in/confirm?a=b" };
    await deliverMail({ ...site, mailFrom }, { to: "ada@a.example", template: "sign_in", data }, e);
    const [file = ""] = await readdir(join(DATA_DIR, "outbox"));
    return /^From: (.*)$/m.exec(await readFile(join(DATA_DIR, "outbox", file), "utf8"))?.[1];
  };

  it("comes from the site's own sender, or from its name at the address of MAIL_FROM", async () => {
    expect(await sentBy(null)).toBe("Fernwood <hello@fernwood.example>");
    expect(await sentBy("Moss <post@moss.example>")).toBe("Moss <post@moss.example>");
    expect(await sentBy("Moss, Fern & <Co>")).toMatch(/^"Moss, Fern & <Co>" <hello@fernwood\.example>$/);
  });
});

describe("a mail of a new follower", () => {
  it("lets a mail program end such mails by one click", async () => {
    const DATA_DIR = await temporaryFolder();
    const e = { SMTP_URL: undefined, MAIL_FROM: "Fernwood <hello@fernwood.example>", DATA_DIR };
    const page = "https://fernwood.example/settings/emails";
    const data = { name: "Tidewell", followers: 1, updates_url: page, settings_url: page };
    const follower_mail = { user_id: "usr_1" };
    await deliverMail(site, { to: "ada@a.example", template: "new_follower", data, follower_mail }, e);
    const [file = ""] = await readdir(join(DATA_DIR, "outbox"));
    const head = (await readFile(join(DATA_DIR, "outbox", file), "utf8")).replace(/\n\s+/g, " ");
    const [, link = ""] =
      /^List-Unsubscribe: <https:\/\/fernwood\.example\/unsubscribe\?link=([\w-]+)>$/m.exec(head) ?? [];
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(await readFollowerMailsToken(link)).toBe("usr_1");
  });
});

describe("any other mail", () => {
  it("says nothing of unsubscribing", async () => {
    const data = { code: "ABCD-2345", link: "https://fernwood.example/sign-in/confirm?a=b" };
    expect((await delivered("sign_in", data, false)).head).not.toMatch(/^List-/m);
  });
});
