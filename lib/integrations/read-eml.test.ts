import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { sendMail } from "./mail";
import { readEml, readHead } from "./read-eml";

it.each([
  ["plain letters", "Your code is ABCD-2345", "Plain.\n\nTwo = lines."],
  [
    "letters of many scripts",
    "Grüße aus Ærøskøbing, 東京 и Москвы, so lang dass die Zeile umbricht 🌲",
    "Ærø — “東京”.\n".repeat(40),
  ],
])("a mail that was written as a file is read as it was sent: %s", async (_, subject, text) => {
  const DATA_DIR = await temporaryFolder();
  const html = `<p style="color: red">${text}</p>`;
  const e = { SMTP_URL: undefined, MAIL_FROM: "Fernwood <hello@fernwood.example>", DATA_DIR };
  await sendMail({ to: "ada@a.example", subject, text, html }, e);
  const [file = ""] = await readdir(join(DATA_DIR, "outbox"));
  const eml = await readFile(join(DATA_DIR, "outbox", file), "utf8");
  const mail = readEml(eml);
  expect(mail).toMatchObject({ to: "ada@a.example", from: "Fernwood <hello@fernwood.example>", subject });
  expect([mail.text.trim(), mail.html.trim()]).toEqual([text.trim(), html]);
  expect(readHead(eml)).toEqual({ to: "ada@a.example", subject });
});
