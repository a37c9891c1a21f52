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
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
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
  settleStreamed(document);
  return document;
}

/** What a page streams behind its first answer, and boundaries that wait for it, that are looked at. */
const STREAMED_MAX = 60;

/**
 * Puts what React streams in hidden elements (`S:0`) where its script does: in place of the template that waits for it (`B:0` with
 * what is shown until then, up to the closing comment; `P:0` without). Visitors see it there as soon as the page is loaded.
 */
function settleStreamed(document: Document): void {
  const waiting = new Map<string, Element>();
  const streamed = new Map<string, Element>();
  const queue: Node[] = [document];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if ("attrs" in node) {
      const id = node.attrs.find(({ name }) => name === "id")?.value ?? "";
      const [, root = "", kind, place] = /^([\w-]*)([BPS]):([\da-f]{1,6})$/.exec(id) ?? [];
      if (kind === "S" && node.attrs.some(({ name }) => name === "hidden")) streamed.set(`${root}:${place}`, node);
      else if (kind !== "S" && place && node.tagName === "template") waiting.set(`${root}:${place}`, node);
    }
    if ("childNodes" in node) queue.push(...node.childNodes);
  }
  for (const [place, content] of [...streamed].slice(0, STREAMED_MAX)) {
    const template = waiting.get(place);
    const parent = template?.parentNode;
    if (!template || !parent || !fits(content, template)) continue;
    const at = parent.childNodes.indexOf(template);
    const end = template.attrs.some(({ value }) => value.includes("B:"))
      ? endOfBoundary(parent.childNodes, at)
      : at + 1;
    for (const child of content.childNodes) child.parentNode = parent;
    parent.childNodes.splice(at, end - at, ...content.childNodes);
    content.childNodes = [];
  }
}

/** The closing comment of the boundary that a template opens; boundaries within what is shown until then have their own. */
function endOfBoundary(nodes: ChildNode[], from: number): number {
  let open = 0;
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at];
    const mark = node && "data" in node ? node.data : "";
    if (/^\$[?!~]?$/.test(mark)) open += 1;
    else if (mark === "/$" && open === 0) return at;
    else if (mark === "/$") open -= 1;
  }
  return from + 1;
}

/** Not into itself, and no deeper than pages may be. */
function fits(content: Element, template: Element): boolean {
  let depth = 0;
  for (let above: ParentNode | null = template.parentNode; above; depth += 1) {
    if (above === content) return false;
    above = "parentNode" in above ? above.parentNode : null;
  }
  let level: ChildNode[] = content.childNodes;
  for (; level.length > 0; depth += 1) level = level.flatMap((node) => ("childNodes" in node ? node.childNodes : []));
  return depth <= DEPTH_MAX;
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
