import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "@/lib/core/env";
import { outboxFolder } from "./mail";
import { type ReadMail, readEml, readHead } from "./read-eml";

const NAME = /^([\w-]{1,100})\.eml$/;
type Where = Pick<Env, "DATA_DIR">;

/** A mail that was written to a file, by the file's name without its ending. */
export interface OutboxMail extends Pick<ReadMail, "to" | "subject"> {
  name: string;
  /** When it was staged, as the file's name tells it. */
  at: Date;
}

/** The newest mails that were written to files, and how many there are. */
export async function listOutbox(e: Where, limit: number): Promise<{ mails: OutboxMail[]; total: number }> {
  const files = await readdir(outboxFolder(e)).catch(() => []);
  const names = files.flatMap((file) => NAME.exec(file)?.[1] ?? []).toSorted();
  const newest = names.slice(-limit).toReversed();
  const mails = await Promise.all(
    newest.map(async (name) => ({ name, at: timeOf(name), ...readHead(await read(e, name)) })),
  );
  return { mails, total: names.length };
}

/** One of them; null where there is none of that name. */
export async function findOutboxMail(e: Where, name: string): Promise<ReadMail | null> {
  if (!NAME.test(`${name}.eml`)) return null;
  const eml = await read(e, name);
  return eml === "" ? null : readEml(eml);
}

const read = (e: Where, name: string) => readFile(join(outboxFolder(e), `${name}.eml`), "utf8").catch(() => "");

/** `2026-11-18T12-00-00-000Z-…` */
function timeOf(name: string): Date {
  const [, day, hour, minute, second, ms] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? [];
  return new Date(day ? `${day}T${hour}:${minute}:${second}.${ms}Z` : 0);
}
