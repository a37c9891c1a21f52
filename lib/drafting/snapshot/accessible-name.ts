import { attribute, childElements, isElement } from "./dom";
import type { Element, Node } from "./parse";

/** Nodes looked at for a name. */
const NODES_MAX = 80;

/** The accessible name of an element without visible text: aria-label, title, alt of a picture, title of a drawing. */
export function accessibleName(element: Element): string {
  const queue: Element[] = [element];
  for (let seen = 0; queue.length > 0 && seen < NODES_MAX; seen += 1) {
    const one = queue.shift();
    if (!one) break;
    const name =
      attribute(one, "aria-label") || attribute(one, "title") || (one.tagName === "img" && attribute(one, "alt"));
    if (name) return name;
    if (one.tagName === "title") return textWithin(one);
    queue.push(...childElements(one));
  }
  return textWithin(element);
}

/** True when a hidden element holds text that stands in the page's source, scripts and styles aside. */
export function holdsText(element: Element): boolean {
  if (element.tagName === "script" || element.tagName === "style" || element.tagName === "template") return false;
  return textWithin(element).trim() !== "";
}

/** The text of the first nodes within an element, shown or not. */
export function textWithin(element: Element): string {
  const parts: string[] = [];
  const queue: Node[] = [element];
  for (let seen = 0; queue.length > 0 && seen < NODES_MAX; seen += 1) {
    const node = queue.shift();
    if (!node) break;
    if ("value" in node) parts.push(node.value);
    if (isElement(node) && node.tagName !== "style" && node.tagName !== "script")
      queue.unshift(...node.childNodes.slice(0, NODES_MAX));
  }
  return parts.join(" ");
}
