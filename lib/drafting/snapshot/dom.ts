import { withoutHiddenMarks } from "@/lib/core/text/visible";
import type { Element, Node } from "./parse";

export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** Characters read of an attribute that lists names, such as `class`. */
const NAMES_MAX = 2_000;

/** Value of an attribute, trimmed; undefined when the element has none of that name. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value.trim();
}

/** Class names and id, as written. */
export function marks(element: Element): string[] {
  return [...names(element, "class"), ...names(element, "id")];
}

/** The names that an attribute such as `class`, `rel` or `aria-controls` lists. */
export function names(element: Element, list: string): string[] {
  return (attribute(element, list) ?? "").slice(0, NAMES_MAX).split(/\s+/).filter(Boolean);
}

export function childElements(element: { childNodes: Node[] }): Element[] {
  return element.childNodes.filter(isElement);
}

/** Text that JSON columns and readers can hold: no control characters, no half surrogates, no marks that turn letters round. */
export function cleanText(text: string): string {
  return withoutHiddenMarks(text.replace(/[\p{Cc}\p{Cs}]/gu, (char) => (/\s/.test(char) ? char : "")));
}

/** White space folded to single spaces, ends trimmed. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}
