import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The newest mail that a server wrote for an address, its links whole; empty where there is none. */
export async function newestMailTo(dataDir: string, to: string): Promise<string> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return decodeQuotedPrintable(mails.filter((text) => text.toLowerCase().includes(`to: ${to.toLowerCase()}`)).at(-1));
}

/** RFC 2045, section 6.7, as far as mails of ASCII links need it. */
function decodeQuotedPrintable(text = ""): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
