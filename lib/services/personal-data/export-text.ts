import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Holder } from "./export-part";
import { EXPORT_PARTS, type ExportPartName } from "./export-parts";

/** Rows that are held at once: of those with drafts or listings each may be as large as a whole profile with its quotes. */
const ROWS_AT_ONCE = 20;

/**
 * A person's data as the text of one JSON object, piece by piece: no more than a few rows are held at once. `head` stands first, then
 * each part as a list under its name.
 */
export async function* exportText(db: Db, who: Holder, head: Record<string, unknown>): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const name of partNames()) {
    yield `,\n${JSON.stringify(name)}: [`;
    yield* rowsText(db, who, name);
    yield "]";
  }
  yield "}\n";
}

async function* rowsText(db: Db, who: Holder, name: ExportPartName): AsyncGenerator<string> {
  let last = "";
  while (true) {
    const rows = await db.execute<{ key: string; row: string }>(sql`
      select key, row::text as row from (${EXPORT_PARTS[name].rows(who)}) part
      where key collate "C" > ${last} order by key collate "C" limit ${ROWS_AT_ONCE}`);
    for (const { key, row } of rows) {
      yield last === "" ? `\n${row}` : `,\n${row}`;
      last = key;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Names of the parts in their order. */
export function partNames(): ExportPartName[] {
  return Object.keys(EXPORT_PARTS) as ExportPartName[]; // safe: the table's own keys
}
