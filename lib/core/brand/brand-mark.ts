import { HEX_COLOUR, readableUnder } from "./colour";

/** Ink of both themes in app/globals.css, as far as whole numbers go. */
const INK = { light: "#191c22", dark: "#eeeeeb" };
const TEXT_CONTRAST = 4.5; // WCAG 2.2, 1.4.3

export interface BrandMark {
  light: string;
  dark: string;
}

/** A site's mark colour for both themes, as near to what the site names as its text stays readable; null without one. */
export function brandMark(colour: string | null): BrandMark | null {
  if (colour === null || !HEX_COLOUR.test(colour)) return null;
  return {
    light: readableUnder(INK.light, colour, "#ffffff", TEXT_CONTRAST),
    dark: readableUnder(INK.dark, colour, "#000000", TEXT_CONTRAST),
  };
}

/** The style sheet that sets it: nothing in it is anybody's text but checked colours. Empty without one. */
export function brandStyle(colour: string | null): string {
  const mark = brandMark(colour);
  return mark ? `:root{--color-mark:light-dark(${mark.light},${mark.dark})}` : "";
}
