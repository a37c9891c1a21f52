import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName, splitNames } from "@/lib/drafting/reading/person-name";
import { headingsAbove, isOthersHeading } from "@/lib/drafting/reading/sections";
import { isProse, linesOf, pageSpots, part, type Spot, type Stretch, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { founderDetails } from "./founder-details";
import { isFoundersHeading } from "./founder-lists";
import { founderNoun, hasFounderWord, roleOwner } from "./founder-words";

const TEAM_HEADING = anyOf(
  "team|founders?|about|who we are|people|makers?|our story|behind|meet|company|creators?|über uns",
  "gründer\\p{L}*|équipe|fondateurs?|qui sommes|equipo|fundadores|quiénes|chi siamo|fondatori|over ons",
  "oprichters?|quem somos",
);
const ROLE_MAX = 80;
const ROLE_WORDS_MAX = 5;

/** People whose card on a team page calls them founder: name and role in one box, and what else the box says of them. */
export function founderCards(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isOwnPage(reading, page) || hasRole(reading, page, "pricing", "privacy", "terms", "faq")) return [];
    const spots = pageSpots(reading, page);
    const isTeam = hasRole(reading, page, "team", "about", "press");
    return spots.flatMap((spot) =>
      rolesIn(spot).flatMap((role) => personOf({ snapshot, spots, spot, role, isTeam }, own)),
    );
  });
}

/** Short lines that hold a founder word: whole segments, or lines of one broken by `<br>`. */
function rolesIn(spot: Spot): Stretch[] {
  const { segment } = spot;
  if (!isProse(segment) || segment.isTestimonial || segment.text.length > 400 || segment.region === "nav") return [];
  const lines = linesOf(segment.text).map(withoutDash);
  return lines.filter(
    ({ text }) =>
      text.length <= 140 &&
      hasFounderWord(text) &&
      (lines.length > 1 || !isFoundersHeading(text)) &&
      !/[.!?]\s+\p{Lu}\p{Ll}/u.test(text),
  );
}

/** A signature: "— Jane Roe, founder". */
function withoutDash(line: Stretch): Stretch {
  const lead = /^[–—-]+\s*/.exec(line.text)?.[0].length ?? 0;
  return { text: line.text.slice(lead), start: line.start + lead, end: line.end };
}

interface RoleLine {
  snapshot: PageSnapshot;
  spots: Spot[];
  spot: Spot;
  role: Stretch;
  /** The page is about the makers. */
  isTeam: boolean;
}

function personOf({ snapshot, spots, spot, role, isTeam }: RoleLine, own: OwnNames): Candidate<FounderValue>[] {
  const headings = headingsAbove(snapshot, spot.index).filter((text) => text !== spot.segment.text);
  if (headings.some(isOthersHeading)) return [];
  const found = within(spot, role, own) ?? beside(spots, spot, role, own);
  if (!found) return signed(spot, role, own);
  const owner = roleOwner(found.role.text, own);
  const isAmongMakers = isTeam || headings.some((text) => text.length <= 80 && TEAM_HEADING.test(text));
  if (owner === "other" || (owner === "plain" && !isAmongMakers)) return [];
  if (owner === "plain" && isAmongStrangers(spots, spot, own)) return [];
  const details = founderDetails({ snapshot, role: spot, name: found.nameSpot }, own);
  const value = {
    name: found.name,
    role: found.role.text.length <= ROLE_MAX ? found.role.text : null,
    ...details.value,
  };
  return [{ value, sources: [...found.sources, ...details.sources] }];
}

/** Cards beside this one that are looked at. */
const WALL_REACH = 40;

/** Cards in one wall are of one kind: where another calls somebody founder of another company, these are customers. */
function isAmongStrangers(spots: Spot[], spot: Spot, own: OwnNames): boolean {
  const walls = spot.segment.blocks.slice(1, 5).filter((id) => id !== 0);
  return spots.slice(Math.max(0, spot.index - WALL_REACH), spot.index + WALL_REACH).some(
    ({ segment, index }) =>
      index !== spot.index &&
      !segment.isTestimonial && // a quotation below is no card of the team above
      segment.text.length <= ROLE_MAX &&
      segment.blocks.some((id) => walls.includes(id)) &&
      hasFounderWord(segment.text) &&
      roleOwner(splitLine(segment.text, own)?.role ?? segment.text, own) === "other" &&
      !/[.!?]$/.test(segment.text),
  );
}

/** "Jane and John" over "Co-founders": the line above the role in the same paragraph names several. */
function signed(spot: Spot, role: Stretch, own: OwnNames): Candidate<FounderValue>[] {
  const above = linesOf(spot.segment.text).findLast((one) => one.end <= role.start);
  const noun = founderNoun(role.text);
  if (!above || !noun || role.text.split(" ").length > ROLE_WORDS_MAX || roleOwner(role.text, own) === "other")
    return [];
  const names = splitNames(above.text, own, true);
  const isWhole =
    names.join("").replace(/\s/g, "").length >=
    above.text.replace(/\s|,|&|(?<!\p{L})(?:and|und|et|y|e|en|i)(?!\p{L})/gu, "").length;
  if (names.length < 2 || !isWhole) return [];
  return names.map((name) => ({
    value: { name, role: noun, bio: null, photo_url: null, links: {} },
    sources: [part(spot, above), part(spot, role)],
  }));
}

interface Person {
  name: string;
  role: Stretch;
  sources: SourceRef[];
  nameSpot: Spot;
}

/** What stands in brackets after a name: "(@jane)", "(she/her)". */
const HANDLE = /^@?[\w/.-]{1,40}\)\s*[,–—:|-]?\s*/u;
/** "Jane Roe CEO & Co-founder": set apart by styles alone. */
const GLUED =
  /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,2}?)\s((?:Co-?|CEO|CTO|COO|CPO|CFO|Chief|Founde?r?|Gründer|Fond|Fund|Mede|Oprichter|Creator|Head|Lead|Managing).*)$/u;
const CUT = /\s*(?:,|\s[–—|-]\s|[:(|·•]|\s[-–—])\s*/u;

/** "Jane Roe, Founder & CEO", "Founder: Jane Roe", "Jane Roe (@jane) – creator of Acme" in one line. */
function within(spot: Spot, line: Stretch, own: OwnNames): Person | null {
  const isSigned = /^[–—-]\s*$/u.test(spot.segment.text.slice(Math.max(0, line.start - 2), line.start).trim());
  const split = splitLine(line.text, own, isSigned);
  if (!split || !hasFounderWord(split.role)) return null;
  const start = line.start + line.text.indexOf(split.role);
  const role = { text: split.role, start, end: start + split.role.length };
  return { name: split.name, role, sources: [part(spot, line)], nameSpot: spot };
}

function splitLine(text: string, own: OwnNames, canBeSingle = false): { name: string; role: string } | null {
  const cut = CUT.exec(text);
  const left = text.slice(0, cut?.index ?? 0).trim();
  const right = cut
    ? text
        .slice(cut.index + cut[0].length)
        .replace(HANDLE, "")
        .replace(/\)$/, "")
        .trim()
    : "";
  if (isPersonName(left, own, canBeSingle)) return { name: left, role: right };
  if (isPersonName(right, own)) return { name: right, role: left };
  const glued = GLUED.exec(text);
  return glued && isPersonName(glued[1] ?? "", own) ? { name: glued[1] ?? "", role: glued[2] ?? "" } : null;
}

/** The name above (or right below) the role in the same box. */
function beside(spots: Spot[], spot: Spot, role: Stretch, own: OwnNames): Person | null {
  if (/[.!?]$/.test(role.text) && role.text.split(/\s+/).length > ROLE_WORDS_MAX) return null; // a sentence
  const lines = linesOf(spot.segment.text).filter((one) => one.end <= role.start);
  const above = lines.findLast((line) => isPersonName(line.text, own));
  if (above) return { name: above.text, role, sources: [part(spot, above), part(spot, role)], nameSpot: spot };
  const isNear = (one: Spot | undefined): one is Spot =>
    one !== undefined &&
    (isProse(one.segment) || one.segment.kind === "alt") &&
    shareBox(one, spot) &&
    isPersonName(one.segment.text.trim(), own);
  const before = spots.slice(Math.max(0, spot.index - 4), spot.index).reverse();
  const stop = before.findIndex((one) => isProse(one.segment) && hasFounderWord(one.segment.text));
  const name =
    (stop === -1 ? before : before.slice(0, stop)).find(isNear) ??
    spots.slice(spot.index + 1, spot.index + 2).find(isNear);
  return name
    ? { name: name.segment.text.trim(), role, sources: [whole(name), part(spot, role)], nameSpot: name }
    : null;
}

/** Same block, or no more than a step apart in the tree of blocks. */
function shareBox(a: Spot, b: Spot): boolean {
  const [inner, outer] = [a.segment.blocks.slice(0, 3), b.segment.blocks.slice(0, 3)];
  return inner.some((id) => outer.includes(id)) && Math.abs(a.index - b.index) <= 4;
}
