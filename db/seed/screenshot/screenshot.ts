import { logoColours, logoMark } from "../logo";
import type { SeedProduct } from "../product";
import { numberOf } from "../quotes";
import { layoutFor } from "./layouts";
import { box, dot, frame, LINE, type Next, PAPER, TEXT, times, WASH, words } from "./shapes";

/** Half of what a stored screenshot may measure: enough for a page, and light. */
const WIDTH = 960;
const HEIGHT = 600;
const SIDE = 176;
const BAR = 52;
const PAD = 28;

/** A linear congruential generator (Numerical Recipes): the same name always draws the same screen. */
function numbersFrom(seed: number): Next {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The screen of a fictional product as SVG, always the same for it: an app without a word, in the colours of its logo. */
export function drawScreenshot({ name, categories }: Pick<SeedProduct, "name" | "categories">): string {
  const n = numberOf(name);
  const next = numbersFrom(n);
  const { ground, accent } = logoColours(name);
  const inside = { x: SIDE + PAD, y: BAR + PAD, width: WIDTH - SIDE - 2 * PAD, height: HEIGHT - BAR - 2 * PAD };
  const parts = [
    box(0, 0, WIDTH, HEIGHT, PAPER, 0),
    sideBar(name, ground, next),
    box(SIDE, BAR - 1.5, WIDTH - SIDE, 1.5, LINE, 0),
    words(SIDE + PAD, 22, 110 + next(80), TEXT, 10),
    frame(WIDTH - 250, 13, 130, 26, 13),
    dot(WIDTH - 44, 26, 13, accent),
    layoutFor(categories[0] ?? "", n)({ ...inside, strong: ground, light: accent, next }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join("")}</svg>`;
}

function sideBar(name: string, ground: string, next: Next): string {
  const open = next(6);
  const places = times(7, (i) => {
    const top = 96 + i * 38;
    const chosen = i === open ? box(12, top - 12, SIDE - 24, 32, LINE, 8) : "";
    return chosen + box(26, top - 2, 12, 12, i === open ? ground : TEXT, 4) + words(48, top, 50 + next(60));
  });
  return `${box(0, 0, SIDE, HEIGHT, WASH, 0)}<g transform="translate(22 18) scale(0.14)">${logoMark(name)}</g>${words(68, 31, 62, ground, 10)}${places}`;
}
