import { attribute, childElements, isElement, marks, names } from "./dom";
import type { Role } from "./inline-text";
import type { Element, Node } from "./parse";

const NAMED = new Set(
  "dt dd summary th caption figcaption blockquote address label button option li cite legend".split(" "),
);

/** What text within the element is, given what the enclosing element made of it. */
export function roleOf(element: Element, outer: Role): Role {
  const tag = element.tagName;
  const itemprop = attribute(element, "itemprop");
  if (itemprop) return { ...outer, ...ownRole(element, outer), name: `itemprop:${itemprop}` };
  if (outer.kind === "heading") return outer;
  if (NAMED.has(tag)) return { ...ownRole(element, outer), name: tag };
  return ownRole(element, outer);
}

function ownRole(element: Element, outer: Role): Role {
  const tag = element.tagName;
  if (/^h[1-6]$/.test(tag))
    return { kind: "heading", level: Number(tag.slice(1)), ...(outer.kind === "cell" && { name: "cell" }) };
  if (attribute(element, "role") === "heading")
    return { kind: "heading", level: Number(attribute(element, "aria-level")) || 2 };
  if (tag === "li" || tag === "dt" || tag === "dd" || tag === "option") return { kind: "item" };
  if (tag === "td" || tag === "th") return { kind: "cell" };
  return outer;
}

const PLAN =
  "(?:plans?|pric(?:e|es|ing)|packages?|pkg|tiers?|offers?|offre|formule|tarif|preis|paket|plano|piano|abo|abonnement|subscription|product|packs?|card|p)";
const PART = "(?:[-_]*(?:card|box|table|item|header|head|column|col|content))*";
const PLAN_NAME = new RegExp(
  `(?:^|[-_])${PLAN}${PART}[-_]*(?:name|title|nom|titre|titel|nombre|titulo|naam|heading)$`,
  "i",
);
const RIBBON =
  /(?:^|[-_])(?:ribbon|badge|popular|recommended|best[-_]?(?:seller|value)|featured[-_]?(?:tag|label|text)|p?tag|pill|chip|flag)$/i;
const CENTS = /(?:^|(?<!list)[-_])(?:cents?|centimes|centavos|decimals?|fraction(?:al)?(?:[-_]part)?|pence)$/i;

/** What the page's own class names call a text of a card: the name of what is sold, or a ribbon on it. */
export function styledAs(element: Element): "name" | "ribbon" | undefined {
  const called = callings(element);
  if (called.some((one) => PLAN_NAME.test(one))) return "name";
  return called.some((one) => RIBBON.test(one)) ? "ribbon" : undefined;
}

/** Hundredths set in an element of their own behind the figure: "44" and "95". */
export function isCents(element: Element): boolean {
  if (element.tagName === "sup") return !isFootnote(element);
  return callings(element).some((one) => CENTS.test(one));
}

/** A link to a note with a number of several figures: "$9" and a raised "12" would be read as one price. */
function isFootnote(element: Element): boolean {
  const [link] = element.childNodes.filter(isElement);
  const [text] = link?.tagName === "a" ? link.childNodes : [];
  return text !== undefined && "value" in text && /\d{2}/.test(String(text.value));
}

/** Class names and id, their words parted. */
function callings(element: Element): string[] {
  return marks(element).map((mark) => mark.replace(/(?<=[a-z])(?=[A-Z])/g, "-"));
}

/** Class, id and file words of a picture and of the two elements around it. */
export function hintOf(element: Element): string {
  const parent = element.parentNode && isElement(element.parentNode) ? element.parentNode : undefined;
  const grand = parent?.parentNode && isElement(parent.parentNode) ? parent.parentNode : undefined;
  const file =
    (attribute(element, "src") ?? "")
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  const all = [element, parent, grand].flatMap((one) => (one ? marks(one) : []));
  return [...all, file.slice(0, 120)].join(" ").toLowerCase().slice(0, 300);
}

/** Class names by which the common style sheets show a part of a line in a line of its own, and undo it on wider screens. */
const BLOCK = /^(?:d-)?block$/;
const INLINE_AGAIN = /^(?:sm|md|lg|xl|2xl):(?:inline|inline-block|inline-flex|flex|contents)$/;
/** Nodes of such a text: the lines of a title, and the spaces between. */
const LINE_NODES_MAX = 24;
const BLOCK_STYLE = /(?:^|;)\s*display\s*:\s*block/i;

/**
 * True for one of the lines that a text is set in, each a `span` that a style sheet shows below the last, with nothing beside
 * them: "Plan." "Share." "Sail." A part that is set off within a sentence is none.
 */
export function isShownAsLine(element: Element): boolean {
  const parent = element.parentNode;
  if (!parent || parent.childNodes.length > LINE_NODES_MAX || !isLine(element)) return false;
  if (childElements(parent).length < 2) return false;
  return parent.childNodes.every((node) => (isElement(node) ? isLine(node) : !("value" in node) || !node.value.trim()));
}

/**
 * True before a line of its own behind several words, or a picture between words: "Cite without" and a `span` below it are no
 * one word, nor are "Critical", a logo and "Alerts for all". A price and its cents are, and so is "Acme" over "flow".
 */
export function isSetOff(element: Element, before: Node | undefined): boolean {
  if (!before || !("value" in before) || !/\p{L}$/u.test(before.value)) return false;
  if (isLine(element)) return /\p{L}\s\S+$/u.test(before.value) && /^\s*\p{L}/u.test(firstText(element));
  const siblings = element.parentNode?.childNodes ?? [];
  if (element.tagName !== "img" || siblings.length > LINE_NODES_MAX) return false;
  const next = siblings[siblings.indexOf(element) + 1];
  return next !== undefined && "value" in next && /^\p{Lu}\S*\s\S/u.test(next.value);
}

/** The text that an element opens with. */
function firstText({ childNodes: [first] }: Element): string {
  return first && "value" in first ? first.value : "";
}

function isLine(element: Element): boolean {
  if (element.tagName !== "span") return false;
  const classes = names(element, "class");
  if (classes.some((name) => INLINE_AGAIN.test(name))) return false;
  return classes.some((name) => BLOCK.test(name)) || BLOCK_STYLE.test(attribute(element, "style") ?? "");
}
