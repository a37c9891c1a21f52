import type { Ctx } from "@/lib/core/context";
import type { DeskRow } from "@/lib/schemas/admin/desk";
import { toCsv } from "./csv";
import { listRows } from "./list-rows";
import type { Screen } from "./screen";
import type { Asked } from "./table-order";
import { tableBatches } from "./table-rows";

/** Rows that are held at once: those of edits and stories may each be long. */
export const ROWS_AT_ONCE = 500;

/**
 * What a screen shows as CSV, as it is searched, filtered and ordered: every row, with every column but those of a single record. In
 * pieces, each made when the one before was taken.
 */
export async function* deskCsv(ctx: Ctx, screen: Screen, asked: Asked): AsyncGenerator<string> {
  const columns = Object.entries(screen.columns).filter(([, { isMade }]) => !isMade);
  yield toCsv([["id", ...columns.map(([, { label }]) => label)]]);
  for await (const rows of batchesOf(ctx, screen, asked))
    yield toCsv(rows.map(({ id, cells }) => [id, ...columns.map(([key]) => cells[key] ?? null)]));
}

async function* batchesOf(ctx: Ctx, screen: Screen, asked: Asked): AsyncGenerator<DeskRow[]> {
  if (screen.source === "list") yield await listRows(screen, ctx, asked);
  else yield* tableBatches(screen, ctx, asked, ROWS_AT_ONCE);
}
