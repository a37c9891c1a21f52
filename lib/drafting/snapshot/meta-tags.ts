import { attribute, isElement } from "./dom";
import { type Node, parsePage } from "./parse";

/** A `<meta name>` of a page. */
export interface MetaTag {
  content: string;
  /** As a browser reads the page: what stands after the first text is in the body. */
  isInHead: boolean;
}

const TAGS_MAX = 20;

/** The `<meta>` tags of one name that a page holds itself, first ones first; those in templates and `<noscript>` count for nothing. */
export function metaTags(html: string, name: string): MetaTag[] {
  const found: MetaTag[] = [];
  const queue: { node: Node; parent: string }[] = [{ node: parsePage(html), parent: "" }];
  for (let next = queue.pop(); next && found.length < TAGS_MAX; next = queue.pop()) {
    const { node, parent } = next;
    const tag = isElement(node) ? node.tagName : "";
    if (tag === "noscript" || tag === "svg") continue;
    if (isElement(node) && tag === "meta" && attribute(node, "name")?.toLowerCase() === name)
      found.push({ content: attribute(node, "content") ?? "", isInHead: parent === "head" });
    if (!("childNodes" in node)) continue;
    for (const child of node.childNodes.toReversed()) queue.push({ node: child, parent: tag });
  }
  return found;
}
