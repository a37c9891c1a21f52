import { isElement } from "../dom";
import type { Element, Node, ParentNode } from "../parse";
import { isPutAway, SILENT } from "./put-away";
import type { HiddenNames } from "./style-rules";

/** A part of the body that is put away, though nearly all of the page and its first headings are in it: until scripts have run. */
export function wholeOf(heads: Element[], hidden: HiddenNames): Element | null {
  const tops = new Set(heads.map(topOf));
  const [top] = tops;
  const body = top?.parentNode;
  if (tops.size !== 1 || !top || !body || !isPutAway(top, hidden)) return null;
  return lettersIn(top) > WHOLE_SHARE * lettersIn(body) ? top : null;
}
const WHOLE_SHARE = 0.8;

/** The part of the body that an element stands in. */
function topOf(element: Element): Element | null {
  let top = element;
  while (top.parentNode && isElement(top.parentNode) && top.parentNode.tagName !== "body") top = top.parentNode;
  return top.parentNode && isElement(top.parentNode) ? top : null;
}

function lettersIn(element: ParentNode): number {
  let letters = 0;
  const queue: Node[] = [...element.childNodes];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if ("value" in node) letters += node.value.trim().length;
    else if (isElement(node) && !SILENT.has(node.tagName)) for (const one of node.childNodes) queue.push(one);
  }
  return letters;
}
