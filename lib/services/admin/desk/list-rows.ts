import type { Ctx } from "@/lib/core/context";
import type { Cell, DeskRow } from "@/lib/schemas/admin/desk";
import { type Cells, isSortable, type ListScreen } from "./screen";
import type { Asked } from "./table-order";

const same = (text: Cell | undefined) => String(text ?? "").toLowerCase();

function compare(a: Cell | undefined, b: Cell | undefined): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");
}

const toRow = (cells: Cells): DeskRow => ({ id: String(cells.id), cells });

/** All rows of a screen that code knows, as asked. */
export async function listRows(screen: ListScreen, ctx: Ctx, { q, sort, descending, filters }: Asked) {
  const columns = new Map(Object.entries(screen.columns));
  const asked = columns.get(sort ?? "");
  const isOwn = !asked || !isSortable(asked);
  const by = isOwn ? screen.order.by : String(sort);
  const sign = (isOwn ? screen.order.descending : descending) ? -1 : 1;
  const holds = Object.entries(screen.filters ?? {}).flatMap(
    ([key, filter]) => new Map(Object.entries(filter.choices)).get(filters[key] ?? "")?.holds ?? [],
  );
  const rows = (await screen.rows(ctx)).filter(
    (cells) =>
      holds.every((one) => one(cells)) &&
      (!q || [...columns.keys()].some((key) => same(cells[key]).includes(q.toLowerCase()))),
  );
  return rows.toSorted((a, b) => sign * compare(a[by], b[by]) || compare(a.id, b.id)).map(toRow);
}

/** One row by its id, or null. */
export async function findListRow(screen: ListScreen, ctx: Ctx, id: string): Promise<DeskRow | null> {
  const rows = await (screen.rowsNear ?? screen.rows)(ctx, id);
  const found = rows.find((cells) => String(cells.id) === id);
  return found ? toRow(found) : null;
}
