import type { SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { nameSpans } from "@/lib/drafting/reading/person-spans";
import { headingsAbove, isOthersHeading } from "@/lib/drafting/reading/sections";
import { isRole } from "@/lib/drafting/text/role-words";
import { isProse, linesOf, pageSpots, part, type Spot, type Stretch, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { founderDetails } from "./founder-details";
import { hasFounderWord, isFoundersHeading, OWNERS, roleOwner } from "./founder-words";
import { type FounderMention, type FounderSignal, isFounderPage, mentionOf, placeSignals } from "./mention";
import { personOfPage } from "./person-of-page";
import { jointly, LINE_MAX, roleIn, roleLines, withinLine } from "./role-lines";

const ROLE_MAX = 80;
const ROLE_WORDS_MAX = 5;
/** Segments around a role in which its name may stand. */
const BEFORE = 4;
const AFTER = 2;
/** Cards beside one that are looked at; lines below a heading over founders. */
const REACH = 40;

interface Page {
  reading: SiteReading;
  snapshot: PageSnapshot;
  spots: Spot[];
  own: OwnNames;
}

/** People shown with a role that calls them founder, in one line or one box, and names below a heading over founders. */
export function shownFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isFounderPage(reading, page) || hasRole(reading, page, "faq")) return [];
    const where: Page = { reading, snapshot, spots: pageSpots(reading, page), own };
    return where.spots.flatMap((spot) => [
      ...roleLines(spot).flatMap((role) => withRole(where, spot, role)),
      ...(spot.segment.kind === "heading" && isFoundersHeading(spot.segment.text) ? listed(where, spot) : []),
    ]);
  });
}

function withRole(where: Page, spot: Spot, line: Stretch): FounderMention[] {
  const { snapshot, own } = where;
  if (headingsAbove(snapshot, spot.index).some((text) => text !== spot.segment.text && isOthersHeading(text)))
    return [];
  const inLine = withinLine(line, own);
  if (inLine)
    return [
      shownAs(where, { ...inLine, spot, nameSpot: spot, signals: ["boxed", "adjacent"], sources: [part(spot, line)] }),
    ];
  if (/[.!?]$/.test(line.text) && line.text.split(/\s+/).length > ROLE_WORDS_MAX) return []; // a sentence
  const above = linesOf(spot.segment.text).findLast((one) => one.end <= line.start);
  const names = above ? (isPersonName(above.text, own) ? [above.text] : jointly(above.text, own)) : [];
  if (above && names.length > 0)
    return names.map((name) =>
      shownAs(where, {
        name,
        role: line.text,
        spot,
        nameSpot: spot,
        signals: names.length > 1 ? ["boxed", "adjacent", "joint"] : ["boxed", "adjacent"],
        sources: [part(spot, above), part(spot, line)],
      }),
    );
  const inBox = boxed(where, spot);
  const name = inBox ?? headed(where, spot);
  if (!name) {
    const page = personOfPage(where.spots, own);
    if (!page) return [];
    const sources = [part(page.spot, page.line), part(spot, line)];
    return [
      shownAs(where, {
        name: page.line.text,
        role: line.text,
        spot,
        nameSpot: page.spot,
        signals: ["headed"],
        sources,
      }),
    ];
  }
  const signals: FounderSignal[] = [inBox ? "boxed" : "headed"];
  if (Math.abs(name.index - spot.index) === 1) signals.push("adjacent");
  const sources = [whole(name), part(spot, line)];
  return [shownAs(where, { name: name.segment.text.trim(), role: line.text, spot, nameSpot: name, signals, sources })];
}

interface Shown {
  name: string;
  role: string;
  spot: Spot;
  nameSpot: Spot;
  signals: FounderSignal[];
  sources: FounderMention["sources"];
}

function shownAs(where: Page, { name, role, spot, nameSpot, signals, sources }: Shown): FounderMention {
  const { reading, snapshot, own } = where;
  const owner = OWNERS[roleOwner(role, own)];
  const details = founderDetails({ snapshot, role: spot, name: nameSpot }, own);
  const all = [...signals, owner, ...placeSignals(reading, spot)];
  if (owner === "plain" && !signals.includes("joint") && isAmongStrangers(where, spot)) all.push("wall");
  return mentionOf(name, [...sources, ...details.sources], all, {
    role: roleIn(role, own),
    ...details.value,
  });
}

/** The name above (or right below) the role in the same box. */
function boxed({ spots, own }: Page, spot: Spot): Spot | undefined {
  const isName = (one: Spot) =>
    (isProse(one.segment) || one.segment.kind === "alt") &&
    shareBox(one, spot) &&
    isPersonName(one.segment.text.trim(), own);
  const before = spots.slice(Math.max(0, spot.index - BEFORE), spot.index).reverse();
  const stop = before.findIndex((one) => isProse(one.segment) && hasFounderWord(one.segment.text));
  return (
    (stop === -1 ? before : before.slice(0, stop)).find(isName) ??
    spots.slice(spot.index + 1, spot.index + AFTER).find(isName)
  );
}

/** The person whom the nearest heading above names: a page or a section about one. */
function headed({ spots, own, snapshot }: Page, spot: Spot): Spot | undefined {
  const heading = headingsAbove(snapshot, spot.index).findLast((text) => isPersonName(text, own));
  if (heading === undefined) return undefined;
  return spots.slice(0, spot.index).findLast(({ segment }) => segment.kind === "heading" && segment.text === heading);
}

/** Same block, or no more than a step apart in the tree of blocks. */
function shareBox(a: Spot, b: Spot): boolean {
  const [inner, outer] = [a.segment.blocks.slice(0, 3), b.segment.blocks.slice(0, 3)];
  return inner.some((id) => outer.includes(id));
}

/** "Founder, Kelp Works", "Co-founder at Kelp". */
const OF_SOME = /[,@·|–—-]|\s(?:of|at|from|von|bei|de|du|di|chez|van|da)\s/u;

/** Who gave money or advice stands among the makers, whatever else they founded. */
const ADVISER = anyOf(
  "invest\\p{L}+|advis[eo]r\\p{L}*|advisory|angel|inversor\\p{L}*|asesor\\p{L}*|conseill\\p{L}+|inwestor\\p{L}*|beirat\\p{L}*|berater\\p{L}*|adviseur|consigli\\p{L}+|rådgiv\\p{L}+",
);

/** Cards in one wall are of one kind: where another calls somebody founder of another company, these are customers. */
function isAmongStrangers({ spots, own }: Page, spot: Spot): boolean {
  const walls = spot.segment.blocks.slice(1, 5).filter((id) => id !== 0);
  return spots.slice(Math.max(0, spot.index - REACH), spot.index + REACH).some(
    ({ segment, index }) =>
      index !== spot.index &&
      !ADVISER.test(segment.text) &&
      !segment.isTestimonial && // a quotation below is no card of the team above
      segment.text.length <= ROLE_MAX &&
      segment.blocks.some((id) => walls.includes(id)) &&
      hasFounderWord(segment.text) &&
      !/[.!?]$/.test(segment.text) &&
      linesOf(segment.text).some(
        (line) =>
          hasFounderWord(line.text) &&
          OF_SOME.test(line.text) &&
          roleOwner(withinLine(line, own)?.role ?? line.text, own) === "other",
      ),
  );
}

/** What a founder does there, right below the name: "CEO". */
function duty(below: Spot | undefined, name: Spot, own: OwnNames): Spot | null {
  const isDuty =
    below !== undefined &&
    isProse(below.segment) &&
    shareBox(below, name) &&
    below.segment.text.length <= ROLE_MAX &&
    isRole(below.segment.text) &&
    !isPersonName(below.segment.text, own);
  return isDuty ? below : null;
}

/** Names in lines of their own below a heading over nobody but founders. */
function listed({ reading, spots, own }: Page, heading: Spot): FounderMention[] {
  const found: FounderMention[] = [];
  for (const spot of spots.slice(heading.index + 1, heading.index + REACH)) {
    const { kind, level = 6, text } = spot.segment;
    if (kind === "heading" && level <= (heading.segment.level ?? 6)) break;
    if (!isProse(spot.segment) || spot.segment.isTestimonial || text.length > LINE_MAX) continue;
    const bare = text.replace(/[.]$/, "");
    const [opening] = nameSpans(text, own);
    const isOpened = opening?.start === 0 && opening.text.includes(" "); // "Jane Roe writes the software"
    const joint = isPersonName(bare, own) ? [bare] : jointly(bare, own);
    const names = joint.length === 0 && isOpened ? [opening.text] : joint;
    const signals = ["listed" as const, "plain" as const, ...placeSignals(reading, spot)];
    const role = names.length === 1 ? duty(spots[spot.index + 1], spot, own) : null;
    const sources = [whole(heading), whole(spot), ...(role ? [whole(role)] : [])];
    const details = role ? { role: role.segment.text } : {};
    found.push(...names.map((name) => mentionOf(name, sources, signals, details)));
  }
  return found;
}
