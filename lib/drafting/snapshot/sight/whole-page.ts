import { attribute, isElement, names } from "../dom";
import type { Element, Node, ParentNode } from "../parse";
import { isPutAway, SILENT } from "./put-away";
import type { HiddenNames } from "./style-rules";

/** A part of the body that is put away, though nearly all of the page and its first headings are in it: until scripts have run. */
export function wholeOf(heads: Element[], hidden: HiddenNames): Element | null {
  const tops = new Set(heads.map(topOf));
  const [top] = tops;
  const body = top?.parentNode;
  if (tops.size !== 1 || !top || !body || !isPutAway(top, hidden)) return null;
  const isWindow = [...names(top, "class"), attribute(top, "id") ?? ""].some((one) => WINDOW.test(one));
  const isAlone = shownBeside(top, body, hidden).every((text) => text.length <= BESIDE_MAX || WAITING.test(text));
  return !isWindow && isAlone && lettersIn(top) > WHOLE_SHARE * lettersIn(body) ? top : null;
}
const [WHOLE_SHARE, BESIDE_MAX] = [0.8, 3];
/** Opened over a page. */
const WINDOW = /modal|popup|lightbox|dialog|overlay/i;
/** What stands there in the meantime. */
const WAITING =
  /^(?=.{0,80}$).*(?<!\p{L})(?:load(?:ing)?|lädt|geladen|chargement|cargando|caricamento|wait|skip to|javascript|menu)(?!\p{L})/isu;

/** What visitors see beside it, a text for each part of the body. */
function shownBeside(top: Element, body: ParentNode, hidden: HiddenNames): string[] {
  const parts = body.childNodes.filter((one) => one !== top && !(isElement(one) && isPutAway(one, hidden)));
  return parts.map((one) => textOf(one)).filter((text) => text !== "");
}

/** The part of the body that an element stands in. */
function topOf(element: Element): Element | null {
  let top = element;
  while (top.parentNode && isElement(top.parentNode) && top.parentNode.tagName !== "body") top = top.parentNode;
  return top.parentNode && isElement(top.parentNode) ? top : null;
}

function textOf(start: Node | ParentNode): string {
  let text = "";
  const queue: (Node | ParentNode)[] = [start];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if ("value" in node) text = `${node.value.trim()} ${text}`;
    else if (isElement(node) && !SILENT.has(node.tagName)) for (const one of node.childNodes) queue.push(one);
  }
  return text.trim();
}

const lettersIn = (element: ParentNode): number => textOf(element).length;
