import { attribute, isElement, marks } from "./dom";
import type { Element, Node } from "./parse";

const words = (text: string) => new Set(text.split(" "));
const BLOCK = words(
  "address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul",
);
/** Elements that group what belongs together. */
const GROUP = words(
  "address article aside blockquote details dl fieldset figure footer form header li main nav ol section table tr ul",
);
const SECTION = words("section article main aside header footer nav");
const CELL = /^t[dh]$/;
const HEADING = /^h[1-6]$/;
const TEXT_PARENT = words("p h1 h2 h3 h4 h5 h6 span strong em b i summary dt");

/** What the children of one element are, counted once. */
interface Family {
  hasText: boolean;
  hasBlock: boolean;
  divs: number;
  links: number;
  labels: number;
  sections: number;
  /** Inline elements in a row without text between. */
  run: number;
}

/** Nodes of a cell that are looked at for a heading. */
const CELL_NODES_MAX = 40;

/** As many words side by side are shown in turn; letters and syllables are not. */
const TURNS_MIN = 3;
const WORD = /^[\p{L}\p{N}'’-]{3,}$/u;

/** Tells where runs of text end and which elements group them; remembers each parent's children. */
export class Layout {
  private readonly families = new WeakMap<object, Family>();

  /** Block elements end a run of text, and so do links and buttons that stand side by side without text between. */
  breaksText(element: Element): boolean {
    if (element.tagName === "button") return !TEXT_PARENT.has(parentTag(element));
    if (BLOCK.has(element.tagName)) return true;
    const parent = element.parentNode;
    if (element.tagName === "label") return parent !== null && this.isChoice(element);
    if (element.tagName !== "a" || !parent || TEXT_PARENT.has(parentTag(element))) return false;
    return BLOCK.has(parentTag(element)) && !this.familyOf(parent).hasText;
  }

  /** True for lists, rows, sections, and for boxes that stand beside boxes of their kind. */
  isGroup(element: Element): boolean {
    if (GROUP.has(element.tagName)) return true;
    const parent = element.parentNode;
    if (!parent) return false;
    const family = this.familyOf(parent);
    if (element.tagName === "label") return this.isChoice(element);
    if (element.tagName === "button") return this.familyOf(element).hasBlock;
    if (this.isCard(element)) return true;
    if (element.tagName === "div") return parentTag(element) !== "th" && (family.divs > 1 || family.sections > 0);
    if (element.tagName !== "a" || family.links + family.sections < 2) return false;
    return this.familyOf(element).hasBlock;
  }

  /** A cell with a heading over what it says, as in tables that are laid out as price cards. */
  isCard(element: Element): boolean {
    return CELL.test(element.tagName) && isTitled(element);
  }

  /**
   * What stands between two inline elements back to back: a space when one is more than a word ("Fast" + "Syncs at once"), a
   * line break between words that are shown in turn, else nothing (styled parts of one word).
   */
  between(before: Node | undefined, element: Element): "" | " " | "\n" {
    if (isNoteOfTerm(before, element)) return "\n";
    if (!before || !isElement(before) || BLOCK.has(before.tagName)) return "";
    const [left, right] = [shortText(before), shortText(element)];
    if (!/[\p{L}\p{N}.,!?:;)%]$/u.test(left) || !/^[\p{L}\p{N}(]/u.test(right)) return "";
    const isTitle = /^(?:strong|b)$/.test(before.tagName) || /^t[dh]$/.test(parentTag(element));
    const isLed = isTitle && /^(?:span|small|em|i)$/.test(element.tagName);
    if (isLed && / \S+ /.test(right) && isFirst(before)) return "\n";
    if (/\S\s+\S/.test(left) || /\S\s+\S/.test(right)) return " ";
    const isTurn = element.parentNode && this.familyOf(element.parentNode).run >= TURNS_MIN;
    return isTurn && WORD.test(left) && WORD.test(right) ? "\n" : "";
  }

  /** One of several boxes to choose from, each with more in it than the word beside a field. */
  private isChoice(element: Element): boolean {
    const parent = element.parentNode;
    if (!parent || !BLOCK.has(parentTag(element))) return false;
    const { labels, hasText } = this.familyOf(parent);
    return labels > 1 && !hasText && element.childNodes.filter(isElement).length > 2;
  }

  private familyOf(parent: { childNodes: Node[] }): Family {
    const known = this.families.get(parent);
    if (known) return known;
    const family: Family = { hasText: false, hasBlock: false, divs: 0, links: 0, labels: 0, sections: 0, run: 0 };
    let run = 0;
    for (const node of parent.childNodes) {
      run = isElement(node) && !BLOCK.has(node.tagName) ? run + 1 : 0;
      family.run = Math.max(family.run, run);
      if ("value" in node) family.hasText ||= node.value.trim() !== "";
      if (!isElement(node)) continue;
      family.hasBlock ||= BLOCK.has(node.tagName);
      if (node.tagName === "div") family.divs += 1;
      if (node.tagName === "a") family.links += 1;
      if (node.tagName === "label") family.labels += 1;
      if (SECTION.has(node.tagName)) family.sections += 1;
    }
    this.families.set(parent, family);
    return family;
  }
}

function isTitled(cell: Element): boolean {
  let isHeaded = false;
  let hasMore = false;
  const queue: Node[] = cell.childNodes.slice(0, CELL_NODES_MAX);
  for (let seen = 0; queue.length > 0 && seen < CELL_NODES_MAX && !(isHeaded && hasMore); seen += 1) {
    const node = queue.shift();
    if (!node) break;
    if (isElement(node) && HEADING.test(node.tagName)) isHeaded = true;
    else if (isElement(node)) queue.unshift(...node.childNodes.slice(0, CELL_NODES_MAX));
    else if ("value" in node) hasMore ||= node.value.trim() !== "";
  }
  return isHeaded && hasMore;
}

/** Nothing but white space stands before it in its box: a title over what follows. */
function isFirst(element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const at = siblings.indexOf(element);
  return siblings.slice(0, Math.min(at, 4)).every((node) => "value" in node && node.value.trim() === "") && at <= 4;
}

function parentTag(element: Element): string {
  return element.parentNode && isElement(element.parentNode) ? element.parentNode.tagName : "";
}

/** An empty place that a script fills in, or markup driven by expressions: what is shown there is not what stands there. */
export function isScripted(element: Element): boolean {
  if (element.attrs.some((one) => one.value.includes(">"))) return true;
  const isPlace = element.childNodes.length === 0 && /^(?:span|b|strong|em|data|output|var)$/.test(element.tagName);
  return isPlace && element.attrs.some((one) => one.name !== "class" && one.name !== "style");
}

/** The sign that site generators set beside a heading, to copy its address: no word of the page. */
export function isPermalink(element: Element): boolean {
  if (element.tagName !== "a") return false;
  const href = element.attrs.find((one) => one.name === "href")?.value ?? "";
  return (
    href.includes("#") && /^(?:[¶#§🔗⚓∞]\ufe0f?|[\s\u200b]*)$/u.test(shortText(element)) && !holdsPicture(element)
  );
}

const ICON_FONT = /^(?:google-)?material-(?:icons|symbols)(?:-[a-z]+)*$/;

/** The name of a sign that a font draws instead of it: "expand_more". */
export function isIconName(element: Element): boolean {
  return marks(element).some((mark) => ICON_FONT.test(mark)) && /^[a-z\d_]*$/.test(shortText(element));
}

const STRUCK_TAG = /^(?:s|del|strike)$/;
const STRUCK_MARK =
  /^(?:line-through|strike(?:d|through|-through)?|(?:[a-z]+[-_]+)*(?:old|was|former|previous|original|crossed|struck|strike|slashed)[-_]*(?:price|amount)|(?:[a-z]+[-_]+)*(?:price|amount)[-_]+(?:old|was|before|former|previous|original|crossed|struck|strike|slashed))$/i;

/** The element strikes out what it says, by its kind, its style or its name. */
export function isStruck(element: Element): boolean {
  if (STRUCK_TAG.test(element.tagName)) return true;
  if (element.attrs.length === 0) return false;
  return (
    marks(element).some((mark) => STRUCK_MARK.test(mark)) || /line-through/.test(attribute(element, "style") ?? "")
  );
}

function holdsPicture(element: Element): boolean {
  return element.childNodes.some((node) => isElement(node) && /^(?:img|svg|picture)$/.test(node.tagName));
}

/** The text of an inline element as far as it takes to tell words from a sentence. */
function shortText(element: Element): string {
  let text = "";
  const queue: Node[] = [element];
  for (let seen = 0; queue.length > 0 && seen < 12 && text.length < 80; seen += 1) {
    const node = queue.shift();
    if (!node) break;
    if (isElement(node)) queue.unshift(...node.childNodes.slice(0, 12));
    else if ("value" in node) text += node.value;
  }
  return text.trim();
}

/** "Grand atelier <small>plus de 15 postes</small>": a term, and what is said of it in small letters. */
function isNoteOfTerm(before: Node | undefined, element: Element): boolean {
  const isNote = element.tagName === "small" || element.tagName === "span";
  if (!isNote || parentTag(element) !== "dt" || !before || !("value" in before)) return false;
  return element.parentNode?.childNodes[0] === before && /\p{L}/u.test(before.value) && / \S/.test(shortText(element));
}
