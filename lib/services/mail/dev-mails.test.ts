import { afterEach, expect, it, vi } from "vitest";
import { execute, perform } from "@/lib/api/call/execute";
import { hasDevInbox } from "@/lib/core/env";
import { useApp } from "@/lib/testing/api/app";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { deliverMail } from "./deliver-mail";
import { getDevMail, listDevMails } from "./dev-mails";

const app = useApp({ operations: [] });
afterEach(() => vi.unstubAllEnvs());

async function written() {
  vi.stubEnv("DATA_DIR", await temporaryFolder());
  vi.stubEnv("SMTP_URL", "");
  const data = { code: "ABCD-2345", link: "https://fernwood.example/sign-in/confirm?a=b" };
  const site = { name: "Fernwood", baseUrl: "https://fernwood.example" };
  await deliverMail(site, { to: "ada@a.example", template: "sign_in", data });
}

it("mails that were written to files are listed, and each is read with both of its parts", async () => {
  await written();
  const ctx = await app().context();
  const { mails, total } = (await execute(listDevMails, ctx, {})).output;
  expect({ mails, total }).toMatchObject({ total: 1, mails: [{ to: "ada@a.example" }] });
  const mail = (await execute(getDevMail, ctx, { name: mails[0]?.name ?? "" })).output;
  expect(mail.text).toContain("ABCD-2345");
  expect(mail.html).toContain('href="https://fernwood.example/sign-in/confirm?a=b"');
  for (const name of ["no-such", "../../etc/passwd", ""])
    expect(await perform(getDevMail, ctx, { name })).toMatchObject({ ok: false, error: { code: "not_found" } });
});

it.each([
  ["in development", { NODE_ENV: "development" }, true],
  ["in production", { NODE_ENV: "production" }, false],
  ["on a test machine", { NODE_ENV: "production", ALLOW_TEST_ENDPOINTS: true }, true],
  ["where mails are sent", { NODE_ENV: "development", SMTP_URL: "smtp://127.0.0.1:9" }, false],
] as const)("mails are shown %s or not", (_, environment, isShown) => {
  const unset = { SMTP_URL: undefined, ALLOW_TEST_ENDPOINTS: false };
  expect(hasDevInbox({ ...unset, ...environment })).toBe(isShown);
});
