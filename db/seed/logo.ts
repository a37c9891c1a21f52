import { numberOf } from "./quotes";

const SIZE = 256;

/** Grounds and inks that stay apart in light and dark pages alike. */
const PALETTES: [ground: string, ink: string, accent: string][] = [
  ["#0f766e", "#ecfdf5", "#99f6e4"],
  ["#b4432f", "#fff3ee", "#ffc9b5"],
  ["#4c4ba3", "#f0f0ff", "#bcbcf5"],
  ["#40556e", "#f2f6fa", "#b5c9dd"],
  ["#2f7d3b", "#effbef", "#b9e6bd"],
  ["#b04a83", "#fff0f8", "#f5bfdc"],
  ["#8a6112", "#fff8e6", "#f3d58b"],
  ["#155e86", "#ebf7ff", "#a5d8f5"],
  ["#6d3f96", "#f8f0ff", "#d9bdf2"],
  ["#1f2937", "#f4f5f7", "#aab4c3"],
  ["#a3391f", "#fff1e8", "#ffb98f"],
  ["#2b6a5b", "#f2f7ef", "#d3dfa0"],
];

type Draw = (n: number, ink: string, accent: string) => string;

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (x: number, y: number, r: number, width: number, stroke: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const turned = (degrees: number, inner: string) => `<g transform="rotate(${degrees} 128 128)">${inner}</g>`;
const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join("");

/** The families of marks; `n` varies a mark within its family. */
const MARKS: Draw[] = [
  (n, ink, accent) =>
    times(4, (i) => {
      const [x, y] = [64 + (i % 2) * 64, 64 + (i >> 1) * 64];
      const corners = [
        "M0 64A64 64 0 0 1 64 0V64Z",
        "M0 0A64 64 0 0 1 64 64H0Z",
        "M64 0A64 64 0 0 1 0 64V0Z",
        "M64 64A64 64 0 0 1 0 0H64Z",
      ];
      const corner = corners[(n >> (i * 2)) % 4] ?? corners[0];
      return `<g transform="translate(${x} ${y})">${path(corner ?? "", i % 3 === 0 ? ink : accent)}</g>`;
    }),
  (n, ink, accent) => ring(128, 128, 66, 16, ink) + circle(128 + 66 * Math.cos(n), 128 + 66 * Math.sin(n), 22, accent),
  (n, ink, accent) =>
    turned(
      n % 40,
      times(3, (i) => {
        const y = 92 + i * 36;
        const wave = `M52 ${y}q38 -34 76 0t76 0`;
        return `<path d="${wave}" fill="none" stroke="${i === 1 ? accent : ink}" stroke-width="16" stroke-linecap="round"/>`;
      }),
    ),
  (n, ink, accent) => {
    const petals = 5 + (n % 4);
    const petal = (i: number) =>
      turned(
        (360 / petals) * i,
        `<ellipse cx="128" cy="84" rx="20" ry="40" fill="${i % 2 && petals % 2 === 0 ? accent : ink}"/>`,
      );
    return times(petals, petal) + circle(128, 128, 16, accent);
  },
  (n, ink, accent) => {
    const [near, far] = [78 + (n % 40), 104 + ((n >> 6) % 40)];
    return path(`M48 190 108 ${near}l60 ${190 - near}Z`, ink) + path(`M112 190 158 ${far}l50 ${190 - far}Z`, accent);
  },
  (n, ink, accent) =>
    times(9, (i) =>
      circle(76 + (i % 3) * 52, 76 + Math.floor(i / 3) * 52, 8 + ((n >> i) & 3) * 5, (n >> i) & 4 ? accent : ink),
    ),
  (n, ink, accent) =>
    turned(
      (n % 4) * 90,
      `<path d="M60 196V128a68 68 0 0 1 136 0v68" fill="none" stroke="${ink}" stroke-width="${14 + (n % 9)}" stroke-linecap="round"/>` +
        `<path d="M100 196v-68a28 28 0 0 1 56 0v68" fill="none" stroke="${accent}" stroke-width="18" stroke-linecap="round"/>`,
    ),
  (n, ink, accent) =>
    turned(n % 360, path("M176 72a72 72 0 1 0 0 112 56 56 0 1 1 0-112Z", ink) + circle(176, 128, 18, accent)),
  (n, ink, accent) =>
    turned(
      n % 2 ? 45 : 0,
      `<rect x="60" y="60" width="92" height="92" rx="20" fill="none" stroke="${ink}" stroke-width="18"/>` +
        `<rect x="104" y="104" width="92" height="92" rx="20" fill="none" stroke="${accent}" stroke-width="18"/>`,
    ),
  (n, ink, accent) =>
    times(5, (i) => {
      const height = 36 + ((n >> (i * 3)) & 7) * 14;
      return `<rect x="${50 + i * 33}" y="${198 - height}" width="22" height="${height}" rx="11" fill="${i === n % 5 ? accent : ink}"/>`;
    }),
  (n, ink, accent) =>
    turned(
      (n % 4) * 90,
      path("M128 52c58 24 76 78 76 152-74 0-128-18-152-76 40-4 64-30 76-76Z", ink) + ring(120, 136, 18, 12, accent),
    ),
  (n, ink, accent) => {
    const half = 24 + (n % 24);
    const inner = `M128 ${128 - half} ${128 + half} 128 128 ${128 + half} ${128 - half} 128Z`;
    return path("M128 48 204 128 128 208 52 128Z", ink) + turned(n % 2 ? 45 : 0, path(inner, accent));
  },
];

/** The ground of a product's logo, and the two colours on it; always the same for a name. */
export function logoColours(name: string) {
  const [ground, ink, accent] = PALETTES[numberOf(name) % PALETTES.length] ?? ["#222222", "#ffffff", "#bbbbbb"];
  return { ground, ink, accent };
}

/** What a logo shows, 256 px square, to be placed in a drawing. */
export function logoMark(name: string): string {
  const n = numberOf(name);
  const { ground, ink, accent } = logoColours(name);
  const mark = MARKS[(n >>> 8) % MARKS.length]?.(n >>> 12, ink, accent) ?? "";
  return `<rect width="256" height="256" fill="${ground}"/>${mark}`;
}

/** The logo of a product as SVG, always the same for a name: one mark on one ground, 256 px square. */
export function drawLogo(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 256 256">${logoMark(name)}</svg>`;
}
