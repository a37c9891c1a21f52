/** Badge kinds and themes of decisions, Listing; `award` follows with the awards. */
export const BADGE_THEMES = ["light", "dark"] as const;
export type BadgeTheme = (typeof BADGE_THEMES)[number];

const COLOURS: Record<BadgeTheme, { paper: string; ink: string; line: string; mark: string }> = {
  light: { paper: "#fcfcf9", ink: "#1b1d22", line: "#d9d9d4", mark: "#f7ea74" },
  dark: { paper: "#15171b", ink: "#f1f1ec", line: "#3a3d44", mark: "#6b6210" },
};

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The "featured" badge, 200 × 48: the site's name with its mark. Fonts are the visitor's own, so the text has room to spare. */
export function badgeSvg(siteName: string, theme: BadgeTheme): string {
  const { paper, ink, line, mark } = COLOURS[theme];
  const font = `font-family="ui-sans-serif,system-ui,-apple-system,'Segoe UI',sans-serif" fill="${ink}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="48" viewBox="0 0 200 48" role="img" aria-label="${escapeXml(`Featured on ${siteName}`)}">`,
    `<rect x=".5" y=".5" width="199" height="47" rx="8" fill="${paper}" stroke="${line}"/>`,
    `<path d="M14 34 24 12l10 22-10-5z" fill="${mark}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`,
    `<text x="46" y="19" font-size="10" letter-spacing=".6" ${font} opacity=".75">FEATURED ON</text>`,
    `<text x="46" y="36" font-size="16" font-weight="600" ${font}>${escapeXml(siteName)}</text>`,
    "</svg>",
  ].join("");
}
