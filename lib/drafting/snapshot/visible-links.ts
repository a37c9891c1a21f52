import { attribute, isElement } from "./dom";
import { baseHref } from "./head";
import { type Element, type Node, parsePage } from "./parse";
import { isHidden, type Visibility, visibilityOf } from "./sight/hidden";
import { hidesByStyle } from "./sight/style-rules";

/** Pictures no larger than this are tracking pixels. */
const PIXEL_MAX = 2;
const PICTURES = new Set(["svg", "object", "video", "canvas"]);

/** Where the links lead that a visitor of the page can see and click: `<a href>` with words or a picture, not hidden. */
export function visibleLinks(html: string, pageUrl: URL): URL[] {
  const document = parsePage(html);
  const visibility = visibilityOf(document, { isStrict: true });
  const base = baseHref(document);
  const baseUrl = base && URL.canParse(base, pageUrl) ? new URL(base, pageUrl) : pageUrl;
  const found: URL[] = [];
  const queue: Node[] = [document];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (isElement(node)) {
      if (isHidden(node, visibility)) continue;
      const href = node.tagName === "a" ? attribute(node, "href") : undefined;
      if (href && URL.canParse(href, baseUrl) && shows(node, visibility)) found.push(new URL(href, baseUrl));
    }
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) queue.push(child);
  }
  return found;
}

/** True when something within the element is on the screen. */
function shows(element: Element, visibility: Visibility): boolean {
  const queue: Node[] = [...element.childNodes];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if ("value" in node && node.nodeName === "#text" && node.value.trim() !== "") return true;
    if (!isElement(node)) continue;
    if (PICTURES.has(node.tagName) && !isHiddenPicture(node)) return true;
    if (isHidden(node, visibility)) continue;
    if (node.tagName === "img" && !isPixel(node)) return true;
    queue.push(...node.childNodes);
  }
  return false;
}

function isHiddenPicture(element: Element): boolean {
  return attribute(element, "hidden") !== undefined || hidesByStyle(attribute(element, "style") ?? "");
}

function isPixel(image: Element): boolean {
  const sizes = ["width", "height"].map((name) => Number.parseInt(attribute(image, name) ?? "", 10));
  return sizes.some((size) => size <= PIXEL_MAX);
}
