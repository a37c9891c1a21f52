import type { SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isAboutOwn } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName, withoutLetters } from "@/lib/drafting/reading/person-name";
import { headingsAbove, sectionsAbove } from "@/lib/drafting/reading/sections";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isProse, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { shareBox } from "../mention";
import { isBareRole, roleIn, roleLines } from "../role-lines";
import { hasFounderWord, isFoundersHeading } from "../words/founder-words";

/** Segments around a role in which its name may stand. */
const BEFORE = 4;
const AFTER = 2;
/** And in which another card of a pair may. */
const PAIR_REACH = 40;

/** A page with what its people are looked for by. */
export interface Page {
  reading: SiteReading;
  snapshot: PageSnapshot;
  spots: Spot[];
  own: OwnNames;
}

/** The name as the card writes it, without degrees behind it. */
export const nameOf = ({ segment }: Spot): string => withoutLetters(segment.text.trim());

/** The name above (or right below) the role in the same box. */
export function boxed({ spots, own }: Page, spot: Spot): Spot | undefined {
  const isName = (one: Spot) =>
    (isProse(one.segment) || one.segment.kind === "alt") && shareBox(one, spot) && isPersonName(nameOf(one), own);
  const before = spots.slice(Math.max(0, spot.index - BEFORE), spot.index).reverse();
  const [next] = spots.slice(spot.index + 1, spot.index + AFTER).filter(isName);
  const stop = before.findIndex(
    (one) => (isProse(one.segment) || one.segment.kind === "alt") && hasFounderWord(one.segment.text),
  );
  const card = stop === -1 ? before : before.slice(0, stop);
  const above = card.find(isName);
  const isOver = spot.segment.kind === "heading" && stop !== -1 && !above;
  if (isOver && next) return next; // the role is the card's heading
  const isWithinCard = before[0]?.segment.block === spot.segment.block; // whom a card is of stands above what it says
  const isCut = stop !== -1 && isWithinCard;
  const isNextOwn = next?.segment.block === spot.segment.block && above?.segment.block !== spot.segment.block;
  const over = above && spots[above.index - 1]; // the card before has its role over the name, too
  if (isNextOwn && next && (!above || (over && isProse(over.segment) && over.segment.block === above.segment.block)))
    return next;
  return above ?? (isCut ? undefined : next);
}

/** "Jane", right above "Co-founder" and nothing more: the title of a card below a heading over the makers, or of one of two alike. */
export function called(where: Page, spot: Spot, line: Stretch): Spot | undefined {
  const { reading, snapshot, spots, own } = where;
  const name = hasRole(reading, spot.page, "about", "team") ? calledAt(where, spot, line) : undefined;
  const over = name ? sectionsAbove(snapshot, name.index).filter((text) => text !== name.segment.text) : [];
  const isOther = (one: Spot) => one !== spot && hasFounderWord(one.segment.text);
  const beside = () => spots.slice(Math.max(0, spot.index - PAIR_REACH), spot.index + PAIR_REACH);
  const isPair = () =>
    beside().some((one) => isOther(one) && roleLines(one).some((role) => calledAt(where, one, role)));
  return name && (over.every((text) => isAboutOwn(text, own) || isFoundersHeading(text)) || isPair())
    ? name
    : undefined;
}

function calledAt({ spots, own }: Page, spot: Spot, line: Stretch): Spot | undefined {
  const above = spots.slice(Math.max(0, spot.index - BEFORE), spot.index).findLast(({ segment }) => isProse(segment));
  const isCard = above?.segment.kind === "heading" && shareBox(above, spot) && isBareRole(roleIn(line.text, own) ?? "");
  return isCard && isGivenName(above.segment.text) && isPersonName(nameOf(above), own, true) ? above : undefined;
}

/** The person whom the nearest heading above names: a page or a section about one. */
export function headed({ spots, own, snapshot }: Page, spot: Spot): Spot | undefined {
  const heading = headingsAbove(snapshot, spot.index).findLast((text) => isPersonName(text, own));
  if (heading === undefined) return undefined;
  return spots.slice(0, spot.index).findLast(({ segment }) => segment.kind === "heading" && segment.text === heading);
}
