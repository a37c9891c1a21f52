import { z } from "zod";

/**
 * A backup is a gzipped tar: `backup.json`, then `tables/<table>/<number>.copy` (PostgreSQL's COPY in text form, in pieces), then
 * `files/<sha256>`, then `end.json`, without which it is not whole.
 */
export const FORM = 1;

/** `backup.json`. */
export const head = z.object({
  form: z.literal(FORM),
  made_at: z.iso.datetime(),
  /** When each migration that made the tables was written. */
  migrations: z.array(z.number()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** What signs cookies and links in mails, where it is kept beside the database. */
  auth_secret: z.string().nullable(),
});
export type Head = z.infer<typeof head>;

/** `end.json`. */
export const end = z.object({
  /** By table. */
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.number(),
  /** Stored files that the tables name and the storage does not have. */
  missing_files: z.number(),
});
export type End = z.infer<typeof end>;

/** Stored files, by the SHA-256 of their bytes. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>;
  get(sha256: string): Promise<Uint8Array | null>;
}

const NEWLINE = 10;

/** Rows within a piece of COPY's text form: each ends with a line break, and no value holds one as it is. */
export function countRows(bytes: Uint8Array): number {
  let rows = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) rows += 1;
  return rows;
}
