import type { Elements } from "./elements";

/** Parts of a row that are looked at: real grids of plans have fewer. */
const CELLS_MIN = 2;
const CELLS_MAX = 8;
const ROWS_MAX = 100;

/**
 * Rows of equal length, the upper one without a price and each part of the lower one with: what stands below each other is of one plan.
 * Pairs of elements, the upper first; `priced` are all that a price stands in.
 */
export function stackedCells(
  parent: number,
  elements: Elements,
  priced: Set<number>,
): [upper: number, lower: number][][] {
  const rows = elements
    .childrenOf(parent)
    .slice(0, ROWS_MAX)
    .map((row) => elements.childrenOf(row));
  return rows.flatMap((lower, at) => {
    const upper = rows[at - 1] ?? [];
    const isGrid = lower.length >= CELLS_MIN && lower.length <= CELLS_MAX && upper.length === lower.length;
    if (!isGrid || upper.some((cell) => priced.has(cell)) || !lower.every((cell) => priced.has(cell))) return [];
    return [lower.map((cell, column): [number, number] => [upper[column] ?? cell, cell])];
  });
}
