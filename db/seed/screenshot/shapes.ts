/** A source of numbers that is always the same for a product: `next(n)` is a whole number below `n`. */
export type Next = (below: number) => number;

/** What a layout draws with: the room inside the window, the product's colours, its numbers. */
export interface Canvas {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The product's strong colour, and its light one. */
  strong: string;
  light: string;
  next: Next;
}

export const PAPER = "#fdfdfc";
export const WASH = "#f1f2f3";
export const LINE = "#e2e4e7";
export const TEXT = "#c3c8ce";
export const HEAD = "#8c949e";

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const frame = (x: number, y: number, width: number, height: number, radius = 8) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${PAPER}" stroke="${LINE}" stroke-width="1.5"/>`;

export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A line of text, as a bar. */
export const words = (x: number, y: number, width: number, fill = TEXT, height = 8) =>
  box(x, y, width, height, fill, height / 2);

export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** Lines of a paragraph, the last one short. */
export const paragraph = (x: number, y: number, width: number, lines: number, next: Next) =>
  times(lines, (i) => words(x, y + i * 20, i === lines - 1 ? width * 0.55 : width - next(Math.ceil(width / 8))));
