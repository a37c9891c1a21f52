import { box, type Canvas, dot, frame, HEAD, LINE, paragraph, TEXT, times, WASH, words } from "./shapes";

type Layout = (canvas: Canvas) => string;

/** Figures above a curve, for what measures. */
const dashboard: Layout = ({ x, y, width, height, strong, light, next }) => {
  const third = (width - 40) / 3;
  const top = y + 140;
  const low = y + height - 40;
  const steps = 16;
  const points = Array.from({ length: steps }, (_, i) => {
    const at = top + 60 + next(low - top - 110);
    return `${x + 30 + (i * (width - 60)) / (steps - 1)},${at}`;
  });
  const area = `${points.join(" ")} ${x + width - 30},${low} ${x + 30},${low}`;
  return [
    times(3, (i) => {
      const left = x + i * (third + 20);
      const figure = words(left + 18, y + 52, 60 + next(50), strong, 22);
      return frame(left, y, third, 110) + words(left + 18, y + 22, 70, HEAD) + figure;
    }),
    frame(x, top, width, height - 140),
    words(x + 30, top + 24, 140, HEAD),
    times(4, (i) => box(x + 30, top + 70 + i * 70, width - 60, 1.5, LINE, 0)),
    `<polygon points="${area}" fill="${light}" opacity="0.5"/>`,
    `<polyline points="${points.join(" ")}" fill="none" stroke="${strong}" stroke-width="4" stroke-linejoin="round"/>`,
  ].join("");
};

/** Columns of cards, for what is planned. */
const board: Layout = ({ x, y, width, height, strong, light, next }) => {
  const column = (width - 48) / 4;
  return times(4, (i) => {
    const left = x + i * (column + 16);
    const cards = times(2 + next(3), (card) => {
      const top = y + 46 + card * 106;
      const tag = box(left + 22, top + 64, 44 + next(30), 14, card % 2 ? light : strong, 7);
      return frame(left + 10, top, column - 20, 92) + paragraph(left + 22, top + 18, column - 60, 2, next) + tag;
    });
    return box(left, y, column, height, WASH, 10) + words(left + 14, y + 18, 80, HEAD) + cards;
  });
};

/** Rows with a state each, for what is kept. */
const table: Layout = ({ x, y, width, height, strong, light, next }) => {
  const rows = Math.floor((height - 50) / 44);
  const head = times(4, (i) => words(x + 20 + i * (width / 4), y + 20, 60, HEAD));
  const body = times(rows, (i) => {
    const top = y + 50 + i * 44;
    const cells = times(3, (cell) =>
      words(x + 20 + cell * (width / 4), top + 18, 50 + next(Math.floor(width / 4) - 90)),
    );
    const state = box(x + 20 + 3 * (width / 4), top + 13, 54 + next(26), 18, next(3) ? light : strong, 9);
    return box(x, top, width, 1.5, LINE, 0) + cells + state;
  });
  return frame(x, y, width, height) + head + body;
};

/** A page of text with its outline, for what is written. */
const page: Layout = ({ x, y, width, height, strong, light, next }) => {
  const outline = 150;
  const left = x + outline + 30;
  const room = width - outline - 30;
  return [
    times(8, (i) => words(x + (i % 3 ? 16 : 0), y + 12 + i * 30, 60 + next(60), i === 2 ? strong : TEXT)),
    words(left, y + 6, room * 0.6, HEAD, 24),
    paragraph(left, y + 62, room, 4, next),
    box(left, y + 160, room, 96, WASH, 10),
    box(left, y + 160, 6, 96, strong, 3),
    paragraph(left + 26, y + 184, room - 60, 3, next),
    paragraph(left, y + 286, room, Math.max(2, Math.floor((height - 300) / 20)), next),
    box(left + 40, y + 318, 130, 16, light, 4),
  ].join("");
};

/** Speech from both sides, for what is said. */
const talk: Layout = ({ x, y, width, height, strong, light, next }) => {
  const count = Math.floor((height - 60) / 84);
  return [
    times(count, (i) => {
      const isOwn = next(3) === 0;
      const wide = width * (0.35 + next(25) / 100);
      const left = isOwn ? x + width - wide : x + 48;
      const top = y + i * 84;
      const bubble = box(left, top, wide, 66, isOwn ? strong : WASH, 16);
      const text = times(2, (line) =>
        words(left + 20, top + 20 + line * 20, (wide - 40) * (line ? 0.6 : 1), isOwn ? light : TEXT),
      );
      return (isOwn ? "" : dot(x + 18, top + 20, 18, light)) + bubble + text;
    }),
    frame(x, y + height - 46, width, 46, 12),
    dot(x + width - 26, y + height - 23, 12, strong),
  ].join("");
};

/** Pictures in a grid, for what is looked at. */
const gallery: Layout = ({ x, y, width, height, strong, light, next }) => {
  const [columns, rows] = [4, 3];
  const wide = (width - 16 * (columns - 1)) / columns;
  const high = (height - 16 * (rows - 1)) / rows;
  return times(columns * rows, (i) => {
    const [left, top] = [x + (i % columns) * (wide + 16), y + Math.floor(i / columns) * (high + 16)];
    const sun = dot(left + 20 + next(Math.floor(wide - 40)), top + 24 + next(20), 10 + next(8), strong);
    const far = `M${left} ${top + high}L${left + wide * 0.4} ${top + high * (0.35 + next(25) / 100)}L${left + wide} ${top + high}Z`;
    const hill = `<path d="${far}" fill="${i % 3 ? strong : "#ffffff"}" opacity="0.55"/>`;
    return box(left, top, wide, high, light, 10) + sun + hill;
  });
};

/** Days with entries, for what happens at a time. */
const calendar: Layout = ({ x, y, width, height, strong, light, next }) => {
  const [columns, rows] = [7, 5];
  const [wide, high] = [width / columns, (height - 30) / rows];
  const days = times(columns * rows, (i) => {
    const [left, top] = [x + (i % columns) * wide, y + 30 + Math.floor(i / columns) * high];
    const entries = times(next(3), (entry) =>
      box(left + 8, top + 30 + entry * 24, wide - 16, 18, next(2) ? light : strong, 5),
    );
    return frame(left, top, wide, high, 0) + words(left + 10, top + 12, 14, HEAD) + entries;
  });
  return times(columns, (i) => words(x + i * wide + 10, y + 8, 34, HEAD)) + days;
};

/** Lines of different lengths on a dark ground, for what is typed. */
const terminal: Layout = ({ x, y, width, height, strong, light, next }) => {
  const lines = Math.floor((height - 50) / 26);
  const text = times(lines, (i) => {
    const indent = next(3) * 24;
    const colour = ["#5b6470", light, "#8f99a6", strong][next(4)] ?? TEXT;
    const first = words(x + 56 + indent, y + 28 + i * 26, 40 + next(90), colour, 9);
    const second = words(x + 200 + indent, y + 28 + i * 26, 60 + next(Math.floor(width / 2)), "#444c57", 9);
    return words(x + 22, y + 28 + i * 26, 14, "#39414b", 9) + first + (next(4) ? second : "");
  });
  return box(x, y, width, height, "#1b2027", 10) + text;
};

/** Layouts by what the product's first category speaks of; others take any. */
const FITTING: [about: RegExp, layout: Layout][] = [
  [/monitor|analytics|dashboard|pipeline|seo|fitness|threat/i, dashboard],
  [/task|project|automation|testing|feedback/i, board],
  [/inventory|erp|crm|account|invoic|database|resources|backup|storage|compliance|shipping|password/i, table],
  [/document|notes|writing|research|newsletter|language|course/i, page],
  [/chat|voice|support|transcription|agents/i, talk],
  [/graphic|video|photo|design|game|marketplace|store|capture|travel|food/i, gallery],
  [/calendar|schedul|social|household/i, calendar],
  [/code|api|command|hosting|network|deploy/i, terminal],
];
const LAYOUTS = FITTING.map(([, layout]) => layout);

/** The layout that suits a category; `n` chooses where none does. */
export function layoutFor(category: string, n: number): Layout {
  return FITTING.find(([about]) => about.test(category))?.[1] ?? LAYOUTS[n % LAYOUTS.length] ?? table;
}
