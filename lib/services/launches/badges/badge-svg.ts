import { brandMark } from "@/lib/core/brand/brand-mark";
import type { BadgeKind, BadgeTheme } from "@/lib/core/statuses";
import { escapeHtml } from "@/lib/core/text/escape-html";

const COLOURS: Record<BadgeTheme, { paper: string; ink: string; line: string; mark: string }> = {
  light: { paper: "#fcfcf9", ink: "#1b1d22", line: "#d9d9d4", mark: "#f7ea74" },
  dark: { paper: "#15171b", ink: "#f1f1ec", line: "#3a3d44", mark: "#6b6210" },
};

/** Pixels; wide enough for the longest upper line. */
export const BADGE_SIZES: Record<BadgeKind, { width: number; height: number }> = {
  featured: { width: 200, height: 48 },
  "launch-week": { width: 220, height: 48 },
  award: { width: 220, height: 48 },
};

/** Where the text begins, and what it leaves free at the end. */
const TEXT_LEFT = 46;
const TEXT_RIGHT = 10;
/** Of a letter's width to its height, in the widest of the fonts that visitors may have. */
const LETTER_RATIO = { upper: 0.78, lower: 0.62 };

/** What a badge says: a line in small capitals, and the site's name beside a mark in the site's colour. */
export interface BadgeWords {
  above: string;
  siteName: string;
  /** Null for the mark of a site without a colour of its own. */
  markColour: string | null;
}

/** A badge as a picture. Fonts are the visitor's own: text that may be too long for its place is set smaller. */
export function badgeSvg(kind: BadgeKind, theme: BadgeTheme, { above, siteName, markColour }: BadgeWords): string {
  const { width, height } = BADGE_SIZES[kind];
  const { paper, ink, line } = COLOURS[theme];
  const mark = brandMark(markColour)?.[theme] ?? COLOURS[theme].mark;
  const room = width - TEXT_LEFT - TEXT_RIGHT;
  const font = `font-family="ui-sans-serif,system-ui,-apple-system,'Segoe UI',sans-serif" fill="${ink}"`;
  const sizeOf = (text: string, most: number, ratio: number) =>
    Math.min(most, Math.floor((room / (text.length * ratio)) * 10) / 10);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(`${above} ${siteName}`)}">`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="${paper}" stroke="${line}"/>`,
    `<path d="M14 34 24 12l10 22-10-5z" fill="${mark}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`,
    `<text x="${TEXT_LEFT}" y="19" font-size="${sizeOf(above, 10, LETTER_RATIO.upper)}" letter-spacing=".4" ${font} opacity=".75">${escapeXml(above.toUpperCase())}</text>`,
    `<text x="${TEXT_LEFT}" y="36" font-size="${sizeOf(siteName, 16, LETTER_RATIO.lower)}" font-weight="600" ${font}>${escapeXml(siteName)}</text>`,
    "</svg>",
  ].join("");
}

/** Characters that XML 1.0 knows no way to write (section 2.2). */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string) => escapeHtml(text.replace(NOT_XML, ""));
