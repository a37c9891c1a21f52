import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  type TreeAdapter,
} from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;
export type Document = DefaultTreeAdapterTypes.Document;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Open elements at once; browsers stop at 512, hand-made pages stay under 60. */
const DEPTH_MAX = 150;
/** Elements of one page that are read; what follows is left out. */
const ELEMENTS_MAX = 40_000;
/** Attributes of one tag that are read. */
const ATTRIBUTES_MAX = 60;

class TooBig extends Error {}

/** The default tree, with inserts that look from the end (foster parenting is quadratic otherwise) and with limits. */
function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  const placeOf = (parent: ParentNode, node: ChildNode) => Math.max(0, parent.childNodes.lastIndexOf(node));
  return {
    ...defaultTreeAdapter,
    insertBefore(parent, node, reference) {
      parent.childNodes.splice(placeOf(parent, reference), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent, text, reference) {
      const place = placeOf(parent, reference);
      const before = parent.childNodes[place - 1];
      if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else this.insertBefore(parent, defaultTreeAdapter.createTextNode(text), reference);
    },
    detachNode(node) {
      const parent = node.parentNode;
      if (!parent) return;
      parent.childNodes.splice(placeOf(parent, node), 1);
      node.parentNode = null;
    },
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > ELEMENTS_MAX) throw new TooBig();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > DEPTH_MAX) throw new TooBig();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/**
 * Parses a page as browsers do (WHATWG HTML, scripts off) and never throws: a page nested deeper or longer than any real
 * one is read up to where it passes the limit.
 */
export function parsePage(html: string): Document {
  const document = defaultTreeAdapter.createDocument();
  const treeAdapter = { ...limitedAdapter(), createDocument: () => document };
  try {
    parse(cutAttributes(html), { treeAdapter, scriptingEnabled: false });
  } catch (error) {
    if (!(error instanceof TooBig)) throw error;
  }
  return document;
}

const TAG_START = /<[a-z]/gi;

/** Cuts the tail off tags with an absurd number of attributes: the tokenizer compares each with all before it. */
function cutAttributes(html: string): string {
  const kept: string[] = [];
  let from = 0;
  TAG_START.lastIndex = 0;
  for (let match = TAG_START.exec(html); match; match = TAG_START.exec(html)) {
    if (isShort(html, match.index)) continue;
    const { cutAt, end } = readTag(html, match.index + 1);
    if (cutAt !== -1) {
      kept.push(html.slice(from, cutAt));
      from = end;
    }
    TAG_START.lastIndex = end;
  }
  return kept.length ? kept.join("") + html.slice(from) : html;
}

/** A tag that ends, outside of quotes, before it could hold that many attributes. */
function isShort(html: string, start: number): boolean {
  const head = html.slice(start, start + ATTRIBUTES_MAX * 2);
  const end = head.indexOf(">");
  return end !== -1 && !/["']/.test(head.slice(0, end));
}

const SPACE = /\s/;

/** Walks one start tag; `cutAt` is where attribute number ATTRIBUTES_MAX begins (-1 if none), `end` where the tag ends. */
function readTag(html: string, start: number): { cutAt: number; end: number } {
  let cutAt = -1;
  let attributes = 0;
  let quote = "";
  let before = "x";
  for (let i = start; i < html.length; i += 1) {
    const char = html.charAt(i);
    if (quote) {
      if (char === quote) quote = "";
    } else if (char === ">") return { cutAt, end: i };
    else if ((char === '"' || char === "'") && before === "=") quote = char;
    else if (isBreak(before) && !isBreak(char) && char !== "=") {
      attributes += 1;
      if (attributes === ATTRIBUTES_MAX) cutAt = i;
    }
    if (!(SPACE.test(char) && before === "=")) before = quote ? "q" : char;
  }
  return { cutAt, end: html.length };
}

function isBreak(char: string): boolean {
  return char === "/" || char === '"' || char === "'" || SPACE.test(char);
}
