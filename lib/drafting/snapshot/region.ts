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

const PRAISE =
  /(?:^|[-_])(?:testimonials?|reviews?|reviewer|kudos|praise|(?:customer|client|user)s?[-_]?(?:stor(?:y|ies)|quotes?|voices?|says?)|case[-_]?stud(?:y|ies)|success[-_]?stor(?:y|ies)|wall[-_]?of[-_]?love|(?:block|pull)?quotes?|kundenstimmen?|referenzen|t[ée]moignages?|avis|testimonios?|opiniones|recensioni)(?:$|[-_])/i;
const NOT_PRAISE =
  /(?:request|get|free|code|price|form|peer|insurance|your)[-_]?(?:a[-_]?)?(?:quote|review)|review[-_](?:app|tool)|quote[-_](?:form|request)/i;

/** True when the element by its kind, name or microdata holds words of others about the product. */
export function isPraise(element: Element): boolean {
  if (element.tagName === "blockquote" || isQuotedFigure(element)) return true;
  if (/schema\.org\/Review$/i.test(attribute(element, "itemtype") ?? "")) return true;
  if (element.tagName === "body" || element.tagName === "html" || element.tagName === "main") return false;
  return marks(element).some((mark) => {
    const word = mark.replace(/([a-z])([A-Z])/g, "$1-$2");
    return PRAISE.test(word) && !NOT_PRAISE.test(word);
  });
}

/** A quotation in a figure, whose caption tells who said it. */
function isQuotedFigure(element: Element): boolean {
  if (element.tagName !== "figure") return false;
  const children = childElements(element);
  return [...children, ...children.flatMap(childElements)].some(({ tagName }) => tagName === "blockquote");
}

/** Headings over words of others, in several languages. */
export const PRAISE_HEADING =
  /\b(?:testimonials?|reviews|(?:what|why) (?:our |people |customers |users |developers |clients |others )+(?:are |have )?(?:say|saying|think|love|said)|loved by|trusted by|hear (?:it )?from|(?:customer|success|user) stories|case stud(?:y|ies)|wall of love|people love|don['’]t (?:just )?take our word)\b|(?:das|was) sagen|kundenstimmen|kundenmeinungen|erfahrungsberichte|t[ée]moignages|ils (?:nous|en) (?:font|parlent)|ce qu['’](?:ils|elles) (?:disent|pensent)|testimonios|lo que dicen|opiniones|recensioni|cosa dicono|wat (?:onze )?klanten zeggen|depoimentos/i;
