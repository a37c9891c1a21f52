import { attribute, names } from "../dom";
import type { Element } from "../parse";
import { type HiddenNames, hidesByStyle, isFaint } from "./style-rules";

/** Elements whose content visitors never see as text. `noscript` is for the few without scripts, so it is no evidence. */
export const SILENT = new Set(
  [
    "script style template noscript iframe object embed applet canvas audio video svg math textarea datalist noembed noframes",
    "xmp plaintext head map progress meter rp",
  ]
    .join(" ")
    .split(" "),
);

/** Class names that mean "not on the screen" by convention (Bootstrap, Tailwind, WordPress, Foundation, UIkit). */
const HIDING_CLASS =
  /^(?:sr-only|visually-?hidden|screen-reader(?:-text|-only)?|hidden|d-none|is-hidden|u-hidden|invisible|display-none|hide-visually|show-for-sr|uk-hidden|offscreen|a11y-hidden)$/i;
/** Beside a hiding class: shown again on wider screens. */
const SHOWING_CLASS =
  /^(?:[a-z0-9]+:(?:block|flex|grid|inline|table|contents|visible|not-sr-only)|d-[a-z]{2,3}-(?!none))/i;

/** By its attributes, its style or what its names stand for in the page's styles. */
export function isPutAway(element: Element, { classes: hidden, ids, faint }: HiddenNames, isStrict = false): boolean {
  if (attribute(element, "hidden") !== undefined) return true;
  const style = attribute(element, "style") ?? "";
  const classes = names(element, "class");
  const isMoving = !isStrict && movesIn(element, classes);
  if (style && hidesByStyle(style) && !(isMoving && isFaint(style))) return true;
  if (classes.some((one) => HIDING_CLASS.test(one))) return !classes.some((one) => SHOWING_CLASS.test(one));
  if (classes.some((one) => hidden.has(one) && !(isMoving && faint.has(one)))) return true;
  return ids.has(attribute(element, "id") ?? "");
}

/** What motion libraries mark what they show when it is scrolled to, or once the page is loaded: Webflow, AOS, WOW, Sal, Elementor, ScrollReveal. */
const MOVING_DATA = /^data-(?:w-id|aos|sal|wow-\w+|animate|scroll-reveal|gsap|motion)$/i;
const MOVING_CLASS =
  /^(?:wow|aos-(?:init|animate)|animate__\w+|elementor-invisible|(?:js-|scroll-)?reveal(?:-\w+)?|fade-?in(?:-\w+)?|load-hidden)$/i;

function movesIn(element: Element, classes: string[]): boolean {
  if (classes.some((one) => SWITCHED.test(one))) return false;
  return classes.some((one) => MOVING_CLASS.test(one)) || element.attrs.some(({ name }) => MOVING_DATA.test(name));
}

/** Shown once a form is sent, or a window opened. */
const SWITCHED = /^(?:w-form-(?:done|fail)|(?:[\w-]*-)?(?:modal|popup|lightbox|dialog)(?:-[\w-]*)?)$/i;
