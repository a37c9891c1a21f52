import type { Image, Link, Segment } from "@/lib/schemas/snapshot";
import { attribute, childElements, isElement, marks } from "./dom";
import type { Element } from "./parse";

const PRAISE =
  /(?:^|[-_])(?:testimonials?|reviews?|reviewer|kudos|praise|(?:customer|client|user)s?[-_]?(?:stor(?:y|ies)|quotes?|voices?|says?)|case[-_]?stud(?:y|ies)|success[-_]?stor(?:y|ies)|wall[-_]?of[-_]?love|(?:block|pull)?quotes?|kundenstimmen?|referenzen|t[ée]moignages?|avis|testimonios?|opiniones|recensioni)(?:$|[-_])/i;
const NOT_PRAISE =
  /(?:request|get|free|code|price|form|peer|insurance|your)[-_]?(?:a[-_]?)?(?:quote|review)|review[-_](?:app|tool)|quote[-_](?:form|request)/i;

/** What assistive technology is told of a part of the page: "App Store reviews". */
const PRAISE_LABEL =
  /^(?!(?:collect|manage|gather|request|monitor|reply|respond|answer|sammeln|gérer|collecter|gestionar|raccogliere|verzamel)(?!\p{L})).{0,40}(?<!\p{L})(?:reviews|testimonials|customer stories|kundenstimmen|bewertungen|avis|témoignages|opiniones|reseñas|testimonios|recensioni|testimonianze|beoordelingen|ervaringen|opinie|avaliações|depoimentos|omdömen|anmeldelser)$/iu;
const RATING_MARK = /(?:^|[-_])(?:stars|ratings?)$/i;
const STAR_MARK = /(?:^|[-_])star$/i;
/** One star is an icon of anything. */
const STARS_MIN = 4;
const RATING = /^[★☆⭐✭✩]{4,5}$/u;
const RATING_LABEL =
  /^(?:rat(?:ed|ing:?) )?[1-5](?:[.,]\d)?(?: (?:out of|of|von|sur|de|su|van(?: de)?|na|av|af) 5)? (?:stars?|sternen?|étoiles?|estrellas?|stelle|sterren|estrelas?|gwiazd\p{L}*|stjärnor|stjerner)$/iu;
/** Elements of a rated card that are looked at. */
const WITHIN_MAX = 40;

/** True when the element by its kind, name, label, rating or microdata holds words of others about the product. */
export function isPraise(element: Element): boolean {
  if (element.tagName === "blockquote" || isQuotedFigure(element)) return true;
  if (/schema\.org\/Review$/i.test(attribute(element, "itemtype") ?? "")) return true;
  if (element.tagName === "body" || element.tagName === "html" || element.tagName === "main") return false;
  if (PRAISE_LABEL.test((attribute(element, "aria-label") ?? "").slice(0, 80)) || isRatedCard(element)) return true;
  return marks(element).some((mark) => {
    const word = mark.replace(/([a-z])([A-Z])/g, "$1-$2");
    return PRAISE.test(word) && !NOT_PRAISE.test(word);
  });
}

/** A few texts beside a rating in stars. An opening of a page that shows its rating has its title, and what leads on, with it. */
function isRatedCard(element: Element): boolean {
  const children = childElements(element);
  if (children.length < 2 || !(children.some(isRating) || areStars(children))) return false;
  const within = [...children];
  for (const one of within) {
    if (within.length > WITHIN_MAX || /^(?:h[12]|button|form|input)$/.test(one.tagName)) return false;
    within.push(...childElements(one));
  }
  return within.some(({ tagName }) => tagName === "p" || tagName === "q");
}

function areStars(elements: Element[]): boolean {
  return elements.filter((one) => marks(one).some((mark) => STAR_MARK.test(mark))).length >= STARS_MIN;
}

function isRating(element: Element): boolean {
  if (RATING_LABEL.test((attribute(element, "aria-label") ?? "").slice(0, 80))) return true;
  const text = element.childNodes
    .map((node) => (!isElement(node) && "value" in node ? String(node.value) : ""))
    .join("")
    .replace(/\s|\ufe0f/g, "");
  return RATING.test(text) || (marks(element).some((mark) => RATING_MARK.test(mark)) && text === "");
}

/** A quotation in a figure, whose caption tells who said it. */
function isQuotedFigure(element: Element): boolean {
  if (element.tagName !== "figure") return false;
  const children = childElements(element);
  return [...children, ...children.flatMap(childElements)].some(({ tagName }) => tagName === "blockquote");
}

/** Headings over words of others, in several languages. */
const PRAISE_HEADING =
  /\b(?:testimonials?|reviews|(?:what|why) (?:our |people |customers |users |developers |clients |others )+(?:are |have )?(?:say|saying|think|love|said)|loved by|trusted by|hear (?:it )?from|(?:customer|success|user) stories|case stud(?:y|ies)|wall of love|people love|don['’]t (?:just )?take our word)\b|(?:das|was) sagen|kundenstimmen|kundenmeinungen|erfahrungsberichte|t[ée]moignages|ils (?:nous|en) (?:font|parlent)|ce qu['’](?:ils|elles) (?:disent|pensent)|testimonios|lo que dicen|opiniones|recensioni|cosa dicono|wat (?:onze )?klanten zeggen|depoimentos/i;

/** A paragraph set in quotation marks from end to end, and the size of the card it may stand in. */
const QUOTATION = /^["“„«‟](?=.{40}).+["”“»‟]\.?$/su;
const CARD_MAX = 8;
/** Words in quotation marks with who said them behind: “Best tool ever”, says Ada. Bounded, so that it stays linear. */
const SAID =
  /["“„«”][^"“„«”»]{8,400}["”“»],?\.? {0,2}(?:(?:says|said|writes|wrote|sagt|meint|schreibt|dit|écrit|dice|diz|zegt) |[—–-] ?)\p{Lu}/u;

/** Words in quotation marks, and in the line below who said them: no more than a name and what they are. */
const SIGNED = /^["“„«”][^"“„«”»]{16,600}["”“»]\.?\n[—–-]? ?\p{Lu}[^\n]{2,100}$/u;

/** Marks what class names did not tell: text under a heading such as "What our users say", and cards that hold a quotation. */
export function markPraise(segments: Segment[], links: Link[], images: Image[]): void {
  markUnderHeadings(segments);
  markQuotations(segments);
  for (const one of segments)
    if (one.region !== "head" && (SAID.test(one.text) || SIGNED.test(one.text))) one.isTestimonial = true;
  for (const one of [...links, ...images]) one.isTestimonial ||= segments[one.segment]?.isTestimonial ?? false;
}

function markUnderHeadings(segments: Segment[]): void {
  let level = 0;
  let region = "";
  for (const segment of segments) {
    if (segment.kind === "heading" && (segment.level ?? 6) <= (level || 6)) {
      level = PRAISE_HEADING.test(segment.text) ? (segment.level ?? 6) : 0;
      region = segment.region;
    }
    if (segment.region !== region) level = 0;
    if (level > 0) segment.isTestimonial = true;
  }
}

function markQuotations(segments: Segment[]): void {
  const sizes = new Map<number, number>();
  for (const { block } of segments) sizes.set(block, (sizes.get(block) ?? 0) + 1);
  const quoted = new Set<number>();
  segments.forEach((segment, i) => {
    if (!/^["“„«‟]/.test(segment.text) || !QUOTATION.test(segment.text) || segment.region === "head") return;
    const isMotto = segment.region === "footer"; // what stands by it at the foot of a page is the site's own
    const near = segments.slice(i, i + 3).filter(({ kind }) => !isMotto || (kind !== "link" && kind !== "image"));
    const end = near.findIndex((one) => isOfSection(one) || !one.blocks.some((id) => card(segment).includes(id)));
    for (const one of end === -1 ? near : near.slice(0, end)) one.isTestimonial = true;
    if (!isMotto && segment.block !== 0 && (sizes.get(segment.block) ?? 0) <= CARD_MAX) quoted.add(segment.block);
  });
  for (const segment of segments) if (quoted.has(segment.block)) segment.isTestimonial ||= !isOfSection(segment);
}

/** The boxes around a quotation in which who said it may stand. */
const card = ({ blocks }: Segment) => blocks.slice(0, CARD_DEPTH);
const CARD_DEPTH = 3;

/** The title of a section, or a question: nobody's words are headed so, whatever motto stands beside it. */
function isOfSection({ kind, level = 6, text }: Segment): boolean {
  return kind === "heading" && (level <= 2 || /[?？]$/u.test(text));
}
