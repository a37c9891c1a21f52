import { lookup } from "@/lib/core/lookup";
import type { Segment } from "@/lib/schemas/snapshot";
import { attribute, childElements, marks } from "./dom";
import type { Element } from "./parse";

type Region = Segment["region"];

const BY_TAG = lookup<Region>({ header: "header", nav: "nav", main: "main", aside: "aside", footer: "footer" });
const BY_ROLE = lookup<Region>({
  banner: "header",
  navigation: "nav",
  main: "main",
  complementary: "aside",
  contentinfo: "footer",
});
const SITE = "(?:site|page|main|global|app|layout)";
const BY_MARK: [RegExp, Region][] = [
  [new RegExp(`^(?:${SITE}[-_]*)?footer(?:[-_]*(?:wrapper|container|main|area))?$`, "i"), "footer"],
  [
    new RegExp(`^(?:${SITE}[-_]*)?(?:header|masthead|topbar|top-bar)(?:[-_]*(?:wrapper|container|main|area))?$`, "i"),
    "header",
  ],
  [new RegExp(`^(?:${SITE}[-_]*)?(?:nav|navbar|navigation|menu|breadcrumbs?|toc|sidebar-nav)$`, "i"), "nav"],
  [/^(?:sidebar|side-bar|widget-area)$/i, "aside"],
];
/** Elements whose own header and footer belong to them, not to the page. */
const SECTIONING = new Set(["main", "article", "section", "blockquote", "figure", "li", "td", "details", "dialog"]);

/** Landmark that an element opens, or the enclosing one (WAI-ARIA landmarks, then class and id conventions). */
export function regionWithin(element: Element, outer: Region, isSectioned: boolean): Region {
  if (outer === "footer") return "footer";
  const own = BY_ROLE.get(attribute(element, "role") ?? "") ?? BY_TAG.get(element.tagName) ?? byMark(element);
  if (!own) return outer;
  if (isSectioned && (own === "header" || own === "footer")) return outer;
  if (isSectioned && own === "nav" && !holdsLink(element)) return outer;
  return own;
}

/** Elements of a menu that are looked at for a link. */
const MENU_MAX = 200;

/** A drawer of text, as page builders make their accordions of, is no menu. */
function holdsLink(element: Element): boolean {
  const queue = childElements(element);
  for (const one of queue) {
    if (one.tagName === "a") return true;
    if (queue.length < MENU_MAX) queue.push(...childElements(one));
  }
  return false;
}

function byMark(element: Element): Region | undefined {
  if (element.tagName !== "div" && element.tagName !== "section" && element.tagName !== "ul") return undefined;
  const words = marks(element);
  return BY_MARK.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];
}

export function isSectioning(element: Element): boolean {
  return SECTIONING.has(element.tagName);
}
