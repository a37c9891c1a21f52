import type { Spot } from "@/lib/drafting/text/spans";

/**
 * Tables of one column are frames around a card: a name, its price and what it holds, one below the other. Their cells are read
 * as any other text; only the first row may hold several.
 */
export function withoutFrames(spots: Spot[]): Spot[] {
  const tables = Map.groupBy(spots.filter(isCell), ({ segment }) => segment.blocks[1] ?? 0);
  const framed = new Set([...tables].flatMap(([table, cells]) => (isFrame(cells) ? [table] : [])));
  if (framed.size === 0) return spots;
  return spots.map((spot) => {
    if (!isCell(spot) || !framed.has(spot.segment.blocks[1] ?? 0)) return spot;
    const { name: _, ...segment } = spot.segment;
    return { ...spot, segment: { ...segment, kind: "text" } };
  });
}

const isCell = ({ segment }: Spot): boolean => segment.kind === "cell";

function isFrame(cells: Spot[]): boolean {
  const [first, ...rows] = [...Map.groupBy(cells, ({ segment }) => segment.block).values()];
  const isSingle = rows.every((row) => row.length === 1);
  return isSingle && (rows.length >= ROWS_MIN || first?.length === 1);
}
/** Rows below the first that tell a card from a table of figures. */
const ROWS_MIN = 2;
