import { attribute, childElements, isElement, marks } from "./dom";
import type { Document, Element } from "./parse";

/** What makes an element a screen drawn for show, with data of nobody in it; together they must reach `LEAST`. */
const WEIGHTS = {
  picture: 3,
  strong: 3,
  weak: 1.5,
  dots: 2,
  hidden: 1.5,
  figure: 1,
  unlinked: 1,
  linked: -2,
  titled: -2,
};
const LEAST = 3;

/** Words of class names for things that are drawn, and for what may be drawn or real. */
const STRONG =
  /(?:^|[-_])(?:mock(?:[-_]?ups?)?|fake|dummy|wireframe|(?:browser|app|phone|laptop|tablet|desktop|device|os)[-_]?(?:frame|screen|window|ui|shell))(?:$|[-_])/;
const WEAK =
  /^(?:browser|window|device|smartphone|iphone|macbook|screen|screenshot|frame|demo|preview|terminal|console|illustration|visual|art|graphic|scene|invoice|receipt|dashboard|chat|notification|sample|example)$/;
/** Three empty elements in a row: the lights of a window's bar. */
const DOTS = 3;
/** Elements that a page is made of: what holds one of them is no drawing. */
const PAGE_PARTS = new Set(["h1", "main", "header", "footer", "nav", "body", "html"]);
/** Screens on the way down that are looked at for a bar with lights. */
const BAR_DEPTH = 2;

interface Content {
  isPage: boolean;
  hasTitle: boolean;
  hasLink: boolean;
}

/**
 * Elements that draw a screen, a device or a document for show: names, figures and systems in them are of an example. One
 * walk over the page, from the leaves up.
 */
export function drawnScreens(document: Document): Set<Element> {
  const drawn = new Set<Element>();
  const contents = new Map<Element, Content>();
  for (const element of inOrder(document).reverse()) {
    const content = contentOf(element, contents);
    contents.set(element, content);
    if (!content.isPage && isDrawn(element, content)) drawn.add(element);
  }
  return drawn;
}

function inOrder(document: Document): Element[] {
  const elements: Element[] = [];
  const queue = [...document.childNodes].filter(isElement);
  for (let one = queue.pop(); one; one = queue.pop()) {
    elements.push(one);
    for (const child of childElements(one)) queue.push(child);
  }
  return elements;
}

function contentOf(element: Element, contents: Map<Element, Content>): Content {
  const { tagName } = element;
  const content: Content = {
    isPage: PAGE_PARTS.has(tagName),
    hasTitle: tagName === "h2",
    hasLink: tagName === "a" && /^(?!#$|javascript:)./.test(attribute(element, "href") ?? ""),
  };
  for (const child of childElements(element)) {
    const inner = contents.get(child);
    content.isPage ||= inner?.isPage ?? false;
    content.hasTitle ||= inner?.hasTitle ?? false;
    content.hasLink ||= inner?.hasLink ?? false;
  }
  return content;
}

function isDrawn(element: Element, { hasTitle, hasLink }: Content): boolean {
  const told =
    (attribute(element, "role") === "img" ? WEIGHTS.picture : 0) +
    (attribute(element, "aria-hidden") === "true" ? WEIGHTS.hidden : 0) +
    (element.tagName === "figure" ? WEIGHTS.figure : 0) +
    named(element) +
    (hasLights(element) ? WEIGHTS.dots : 0);
  if (told === 0) return false;
  return told + (hasLink ? WEIGHTS.linked : WEIGHTS.unlinked) + (hasTitle ? WEIGHTS.titled : 0) >= LEAST;
}

/** What the class names say; those with a colon are set for widths of the window. */
function named(element: Element): number {
  const told = marks(element)
    .filter((mark) => !mark.includes(":"))
    .map((mark) => mark.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase());
  const weak = new Set(told.flatMap((mark) => mark.split(/[-_]+/)).filter((word) => WEAK.test(word)));
  return (told.some((mark) => STRONG.test(mark)) ? WEIGHTS.strong : 0) + WEIGHTS.weak * weak.size;
}

/** The first thing in the element is a bar with three lights, as windows have one; what folds a menu away has three, too. */
function hasLights(element: Element): boolean {
  let bar: Element | undefined = element;
  for (let depth = 0; depth <= BAR_DEPTH && bar; depth += 1) {
    const children: Element[] = childElements(bar);
    const lights = children.slice(0, DOTS);
    if (lights.length === DOTS && lights.every(isLight)) return depth > 0 && !/^(?:button|a|label)$/.test(bar.tagName);
    bar = children[0];
  }
  return false;
}

function isLight(element: Element): boolean {
  return /^(?:span|i|div|b|em|li)$/.test(element.tagName) && element.childNodes.length === 0;
}
