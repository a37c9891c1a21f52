import type { SiteReading } from "@/lib/drafting/candidate";
import { isMakersCard } from "@/lib/drafting/reading/makers-place";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { headingsAbove, isOthersHeading, sectionsAbove } from "@/lib/drafting/reading/sections";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isProse, linesOf, pageSpots, part, type Spot, type Stretch, whole } from "@/lib/drafting/text/spans";
import { boxed, called, headed, nameOf, type Page } from "./cards/near-names";
import { founderDetails } from "./founder-details";
import { personOfPage } from "./full-names";
import { isOfHouse } from "./house";
import { announcedBelow, listed, signedBelow } from "./listed";
import { type FounderMention, type FounderSignal, isFounderPage, mentionOf, placeSignals, shareBox } from "./mention";
import { isBareRole, jointly, roleIn, roleLines, roleOfEach, withinLine } from "./role-lines";
import { isAmongStrangers } from "./wall";
import { FOUNDED_BY, isFoundersHeading, isLetterLine } from "./words/founder-words";
import { OWNERS, roleOwner } from "./words/role-owner";

const ROLE_WORDS_MAX = 5;
/** People shown with a role that calls them founder, in one line or one box, and names below a heading over founders. */
export function shownFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isFounderPage(reading, page) || hasRole(reading, page, "faq")) return [];
    const where: Page = { reading, snapshot, spots: pageSpots(reading, page), own };
    return where.spots.flatMap((spot) => {
      if (isProse(spot.segment) && isLetterLine(spot.segment.text)) return signedBelow(reading, spot, own);
      const isOver = spot.segment.kind === "heading" && isOverFounders(where, spot);
      if (isOver) return listed(reading, spot, own);
      const announced = isProse(spot.segment) ? announcedBelow(reading, spot, own) : [];
      if (announced.length > 0) return announced;
      return roleLines(spot)
        .flatMap((role) => withRole(where, spot, role))
        .filter(isNoCustomer(where, spot));
    });
  });
}

/** A heading that names the product too counts on pages about the makers: "Acme founders" may be a programme for others. */
function isOverFounders({ reading, snapshot, own }: Page, { page, index, segment: { text } }: Spot): boolean {
  const isAbout = hasRole(reading, page, "about", "team", "press");
  const isOfPage = () => sectionsAbove(snapshot, index).every((one) => one === text || namesOwn(own, one)); // no partner's
  return (
    isFoundersHeading(text) || (isAbout && (isFoundersHeading(text, own) || (FOUNDED_BY.test(text) && isOfPage())))
  );
}

/** Who speaks in a quotation may be anybody, unless the site names them as its own. */
const isNoCustomer =
  ({ reading, snapshot, own }: Page, { page, segment, index }: Spot) =>
  ({ value, signals }: FounderMention): boolean =>
    !segment.isTestimonial ||
    signals.has("own") ||
    (hasRole(reading, page, "about", "team") && isMakersCard(snapshot, index, value.name)) ||
    isOfHouse(reading, value.name, { page: snapshot, segment }, own);

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
  if (spot.segment.name === "dt") return []; // a label: what it calls somebody stands below
  const above = linesOf(spot.segment.text).findLast((one) => one.end <= line.start);
  const isOwnFounder = roleOwner(line.text, own) === "own" && ownNameIn(own, line.text)?.end === line.text.length;
  const isAlone = above && isOwnFounder && isGivenName(above.text); // "Jane", "Founder of Acme"
  const names = !above ? [] : isPersonName(above.text, own, isAlone) ? [above.text] : jointly(above.text, own);
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
  const joint = jointAbove(where, spot, line);
  return joint.length > 0 ? joint : near(where, spot, line);
}

/** "Jane Roe and John Marsh", and below them in the same box "Co-founders, Acme". */
function jointAbove(where: Page, spot: Spot, line: Stretch): FounderMention[] {
  const above = where.spots.slice(Math.max(0, spot.index - 2), spot.index).findLast(({ segment }) => isProse(segment));
  if (
    !above ||
    above.segment.isTestimonial ||
    !shareBox(above, spot) ||
    !isBareRole(roleOfEach(line.text, where.own) ?? "")
  )
    return [];
  const sources = [whole(above), part(spot, line)];
  return jointly(above.segment.text, where.own).map((name) =>
    shownAs(where, { name, role: line.text, spot, nameSpot: above, signals: ["boxed", "adjacent", "joint"], sources }),
  );
}

/** The person whose name stands in the box of the role, in the heading above, or as the page's own. */
function near(where: Page, spot: Spot, line: Stretch): FounderMention[] {
  const inBox = boxed(where, spot) ?? called(where, spot, line);
  const isQuoted = spot.segment.isTestimonial; // whom a heading names is who is praised
  if (isQuoted && !inBox?.segment.isTestimonial) return [];
  const name = inBox ?? headed(where, spot);
  if (!name) {
    const page = personOfPage(where.spots, where.own);
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
  return [shownAs(where, { name: nameOf(name), role: line.text, spot, nameSpot: name, signals, sources })];
}

/** "Founder & Engineer — Porto", where those of the other cards end in other places: it is where somebody is, and not whose founder. */
function withoutPlace({ reading, spots }: Page, spot: Spot, role: string): string {
  const tail = TAIL.exec(role)?.[0];
  const row = spot.segment.blocks[1];
  const isOfMakers = placeSignals(reading, spot).some((one) => one === "about" || one === "team");
  if (!tail || !row || !isOfMakers || !role.slice(0, -tail.length).includes(" ")) return role; // "Founder — Kelpline" may be whose
  const near = spots.slice(Math.max(0, spot.index - CARDS_REACH), spot.index + CARDS_REACH);
  const tails = near.flatMap(({ segment: { text, blocks } }) =>
    blocks[1] === row && text.length <= CARD_LINE_MAX ? (TAIL.exec(text)?.[0] ?? []) : [],
  );
  return new Set(tails).size >= TAILS_MIN && new Set(tails).size === tails.length ? role.slice(0, -tail.length) : role;
}
const TAIL = /\s[—–]\s\p{Lu}[^—–]{2,30}$/u;
const [CARDS_REACH, CARD_LINE_MAX, TAILS_MIN] = [40, 80, 3];

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
  const said = OWNERS[roleOwner(withoutPlace(where, spot, role), own)];
  const isWall = said === "plain" && !signals.includes("joint") && isAmongStrangers(where.spots, spot, own);
  const isQuoted = spot.segment.isTestimonial || nameSpot.segment.isTestimonial;
  const isHouse =
    said === "plain" && isQuoted && isOfHouse(reading, name, { page: snapshot, segment: spot.segment }, own);
  const owner: FounderSignal = isHouse && !isWall ? "ours" : said;
  const details = founderDetails({ snapshot, role: spot, name: nameSpot }, own);
  const all = [...signals, owner, ...placeSignals(reading, spot)];
  if (isWall) all.push("wall");
  return mentionOf(name, [...sources, ...details.sources], all, {
    role: signals.includes("joint") ? roleOfEach(role, own) : roleIn(role, own),
    ...details.value,
  });
}
