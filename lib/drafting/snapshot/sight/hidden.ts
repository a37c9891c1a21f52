import { attribute, childElements, isElement, names } from "../dom";
import type { Document, Element, Node } from "../parse";
import { isPutAway, SILENT } from "./put-away";
import { type HiddenNames, hiddenNames, hidesByStyle } from "./style-rules";
import { wholeOf } from "./whole-page";

/** What decides on hiddenness for one page. */
export interface Visibility {
  names: HiddenNames;
  /** Ids of panels that a control of the page opens. */
  disclosed: Set<string>;
  /** The element beside and before one. */
  before: WeakMap<Element, Element>;
  /** By element, what its children that are shown are called. */
  shown: WeakMap<object, Set<string>>;
  /** Data by which several elements are tied together, as a switch and what it turns to are. */
  tied: Set<string>;
  /** The whole page, which is put away until scripts have run. */
  whole: Element | null;
  /** What only moves in, or waits for scripts, counts as hidden: where somebody gains by showing it to nobody. */
  isStrict: boolean;
}

/** Reads the page's styles and controls once. */
export function visibilityOf(document: Document, { isStrict = false } = {}): Visibility {
  const styles: string[] = [];
  const disclosed = new Set<string>();
  const before = new WeakMap<Element, Element>();
  const seen = new Set<string>();
  const tied = new Set<string>();
  const heads: Element[] = [];
  const queue: Node[] = [...document.childNodes];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === "style") styles.push(node.childNodes.map((one) => ("value" in one ? one.value : "")).join(""));
    if (node.tagName === "h1" && heads.length < DATA_MAX) heads.push(node);
    for (const id of controlled(node)) disclosed.add(id);
    for (const one of dataOf(node)) if (seen.size < DATA_MAX) (seen.has(one) ? tied : seen).add(one);
    for (const [at, child] of childElements(node).entries()) {
      const last = queue.at(-1);
      if (at > 0 && last && isElement(last)) before.set(child, last);
      queue.push(child);
    }
  }
  const hidden = hiddenNames(styles);
  return { names: hidden, disclosed, before, shown: new WeakMap(), tied, whole: wholeOf(heads, hidden), isStrict };
}

/** Data of an element that are read, and of a page. */
const VALUE_MAX = 40;
const DATA_MAX = 5_000;

function dataOf({ attrs }: Element): string[] {
  const data = attrs.filter(({ name, value }) => name.startsWith("data-") && value && value.length <= VALUE_MAX);
  return data.map(({ name, value }) => `${name}=${value}`);
}

function controlled(element: Element): string[] {
  if (element.attrs.length === 0) return [];
  const target =
    attribute(element, "data-bs-target") ??
    attribute(element, "data-target") ??
    attribute(element, "data-toggle") ??
    "";
  const href = element.tagName === "a" && attribute(element, "role") ? (attribute(element, "href") ?? "") : "";
  const ids = [...names(element, "aria-controls"), target.replace(/^#/, ""), href.replace(/^#/, "")];
  return ids.filter(Boolean);
}

/** True when nothing within the element is text that a visitor sees, or opens by a control (accordions and tabs). */
export function isHidden(element: Element, visibility: Visibility): boolean {
  if (SILENT.has(element.tagName)) return true;
  if (element.tagName === "dialog") return attribute(element, "open") === undefined;
  if (element.tagName === "input") return true;
  if (element.attrs.length === 0) return false;
  const isWhole = element === visibility.whole || /^(?:html|body)$/.test(element.tagName);
  if (isWhole && !visibility.isStrict) return false; // until scripts have run
  return isPutAway(element, visibility.names, visibility.isStrict) && !isPanel(element, visibility);
}

/** A panel that a visitor opens: named by a control, marked as a tab's or accordion's content, or the answer to a question. */
function isPanel(element: Element, visibility: Visibility): boolean {
  const { disclosed, before } = visibility;
  if (disclosed.has(attribute(element, "id") || "\n")) return true;
  if (attribute(element, "hidden") === "until-found") return true;
  const role = attribute(element, "role");
  if (role === "tabpanel") return true;
  if (role === "region" && attribute(element, "aria-labelledby") !== undefined) return true;
  const asking = before.get(element);
  return (asking !== undefined && isQuestion(asking)) || isTurned(element, visibility);
}

/**
 * "For you" and "For teams" turn between boxes that are called the same, with headings in them; one of them is shown first. What
 * is pressed has the data of the box: sections that are merely hidden hold old prices, and copies for other screens.
 */
function isTurned(element: Element, { shown, tied }: Visibility): boolean {
  const parent = element.parentNode;
  if (!parent || !calledOf(element) || !dataOf(element).some((one) => tied.has(one)) || !holdsHeading(element))
    return false;
  const known = shown.get(parent) ?? new Set(childElements(parent).filter(isShown).map(calledOf));
  shown.set(parent, known);
  return known.has(calledOf(element));
}

function isShown(element: Element): boolean {
  return attribute(element, "hidden") === undefined && !hidesByStyle(attribute(element, "style") ?? "");
}

/** Its class names as they are written, and its kind; nothing without any. */
function calledOf(element: Element): string {
  const called = (attribute(element, "class") ?? "").slice(0, QUESTION_MAX);
  return called && `${element.tagName} ${called}`;
}

function holdsHeading(element: Element): boolean {
  const queue: Node[] = [...element.childNodes.slice(0, NODES_MAX)];
  for (let seen = 0; queue.length > 0 && seen < NODES_MAX; seen += 1) {
    const node = queue.shift();
    if (!node || !isElement(node)) continue;
    if (/^h[1-6]$/.test(node.tagName)) return true;
    queue.push(...node.childNodes.slice(0, NODES_MAX));
  }
  return false;
}

/** Characters of a question, and nodes that are looked at for them. */
const QUESTION_MAX = 200;
const NODES_MAX = 40;

/** True where an element says one question and nothing else; signs that open and close may follow. */
function isQuestion(element: Element): boolean {
  const queue: Node[] = [element];
  let text = "";
  for (let seen = 0; queue.length > 0 && text.length <= QUESTION_MAX; seen += 1) {
    const node = queue.pop();
    if (seen >= NODES_MAX || !node) return false;
    if (isElement(node)) queue.push(...node.childNodes.slice(0, NODES_MAX).toReversed());
    else if ("value" in node) text += node.value.slice(0, QUESTION_MAX + 1);
  }
  return text.length <= QUESTION_MAX && /\p{L}{2}[^.!?]*[?？]\s*[^\p{L}\p{N}]*$/u.test(text);
}
