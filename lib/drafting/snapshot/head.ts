import { attribute, cleanText, isElement, names, oneLine } from "./dom";
import { leavesOf, parseJsonLd } from "./json-ld";
import { HEAD, type PageBuilder } from "./page-builder";
import type { Document, Element, Node } from "./parse";

const META =
  /^(?:description|keywords|author|copyright|creator|publisher|application-name|apple-mobile-web-app-title|msapplication-tileimage|(?:og|twitter|product|business|place|dc|dcterms|article)[:.][\w:.-]+)$/;
const JSON_LD_MAX = 40;

/** What the page says about itself out of sight: title, meta tags, `<link>`s and JSON-LD, wherever they stand. */
export function readHead(document: Document, builder: PageBuilder): { title: string | null; lang: string | null } {
  let title: string | null = null;
  let lang: string | null = null;
  for (const element of elementsOf(document)) {
    if (element.tagName === "html") lang = attribute(element, "lang")?.slice(0, 35) || null;
    else if (element.tagName === "title" && title === null && element.namespaceURI.endsWith("/xhtml")) {
      title = oneLine(contentOf(element)) || null;
      if (title) builder.add({ kind: "title", text: title }, HEAD);
    } else if (element.tagName === "meta") readMeta(element, builder);
    else if (element.tagName === "link") readLink(element, builder);
    else if (element.tagName === "script") readScript(element, builder);
  }
  return { title, lang };
}

/** The `href` of the first `<base>`, or undefined. */
export function baseHref(document: Document): string | undefined {
  for (const element of elementsOf(document)) if (element.tagName === "base") return attribute(element, "href");
  return undefined;
}

/** Every element in document order, drawings and templates left out. */
function* elementsOf(document: Document): Generator<Element> {
  const stack: Node[] = document.childNodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    yield node;
    if (node.tagName === "svg" || node.tagName === "noscript") continue;
    for (let i = node.childNodes.length - 1; i >= 0; i -= 1) {
      const child = node.childNodes[i];
      if (child) stack.push(child);
    }
  }
}

function contentOf(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function readMeta(element: Element, builder: PageBuilder): void {
  const text = oneLine(attribute(element, "content") ?? "");
  const name = (attribute(element, "property") || attribute(element, "name") || "").toLowerCase();
  if (META.test(name)) builder.add({ kind: "meta", text, name }, HEAD);
  const itemprop = attribute(element, "itemprop");
  if (itemprop) builder.add({ kind: "meta", text, name: `itemprop:${itemprop}` }, HEAD);
}

function readLink(element: Element, builder: PageBuilder): void {
  const rel = names(element, "rel").map((one) => one.toLowerCase());
  const isPlumbing = rel.some((one) =>
    /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/.test(one),
  );
  const href = attribute(element, "href");
  if (!href || rel.length === 0 || isPlumbing) return;
  const sizes = attribute(element, "sizes");
  builder.addLink({ href, text: attribute(element, "title") ?? "", rel, ...(sizes ? { sizes } : {}) }, HEAD);
}

function readScript(element: Element, builder: PageBuilder): void {
  if (!/ld\+json/i.test(attribute(element, "type") ?? "") || builder.jsonLd.length >= JSON_LD_MAX) return;
  const data = parseJsonLd(contentOf(element));
  if (typeof data !== "object" || data === null) return;
  const first = builder.segments.length;
  const ids = new Map<number, number>();
  const blockOf = (id: number) => {
    const block = ids.get(id) ?? builder.newBlock();
    ids.set(id, block);
    return block;
  };
  for (const leaf of leavesOf(data)) {
    const blocks = [...leaf.objects.map(blockOf), 0];
    builder.add(
      { kind: "jsonld", text: cleanText(leaf.text), name: leaf.name, ...(leaf.parent ? { parent: leaf.parent } : {}) },
      { region: "head", blocks, isTestimonial: leaf.isReview },
    );
  }
  if (builder.segments.length > first) builder.jsonLd.push({ segment: first, data });
}
