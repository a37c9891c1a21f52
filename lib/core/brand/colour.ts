/** `#rrggbb`, in lower case. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/;

type Rgb = [red: number, green: number, blue: number];

function rgbOf(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

const STEPS = 50;

/** The colour itself where `ink` reads on it at `least`, else mixed with `towards` (the far end from the ink) until it does. */
export function readableUnder(ink: string, colour: string, towards: string, least: number): string {
  const [from, to] = [rgbOf(colour), rgbOf(towards)];
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = hexOf(from.map((part, at) => part + ((to[at] ?? part) - part) * (step / STEPS)) as Rgb); // safe: of three parts
    if (contrast(ink, mixed) >= least) return mixed;
  }
  return towards;
}
