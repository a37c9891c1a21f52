import { wholePeriod } from "@/lib/drafting/text/money";
import { type FoundName, type Naming, named } from "./found-name";

const HELD =
  /^(?:(?:up to|bis zu|jusqu['’]à|hasta|fino a|tot|do|até|upp till|op til)\s)?\d[\d.,\s]*(?:k|m|million|mio\.?)?\+?\s(?<unit>\p{L}{2,16})(?:\s\p{L}{2,16})?$/iu;
/** What is counted of something else than the plan. */
const OTHERS =
  /^(?:reviews?|ratings?|stars?|sold|orders?|days?|hours?|weeks?|months?|years?|friends?|bewertungen|sterne|tage?|avis|jours?|días?|giorni|dagen)$/iu;
const HELD_MIN = 3;
const UNIT_LETTERS = 4;

/** "15k jobs": how much is had for a price. */
export const isHeldName = (name: string): boolean => HELD.test(name);

/** "100 credits – $5" from where the price begins: what is had for it may be a word that elsewhere makes an amount no price. */
export function withoutHeld(line: string, start: number): string {
  return isHeldName(line.slice(0, start).replace(/[\s:–—|·-]+$/u, "")) ? line.slice(start) : line;
}

/** "15k jobs" right below "$12", and as many more in each: what nothing else names is told by how much it holds. */
export function heldNames(boxes: Naming[]): (FoundName | null)[] {
  const below = boxes.map(({ spots, last }) =>
    spots.find(({ index, segment }) => index > last && segment.name !== "button" && wholePeriod(segment.text) === null),
  );
  const units = below.map((spot) => HELD.exec(spot?.segment.text ?? "")?.groups?.unit?.toLowerCase());
  const stems = new Set(units.map((unit) => unit?.slice(0, UNIT_LETTERS)));
  const isOne = units.every((unit) => unit !== undefined && !OTHERS.test(unit)) && stems.size === 1;
  const isApart = new Set(below.map((spot) => spot?.segment.text)).size === boxes.length;
  const isNamedBelow = boxes.every(({ spots }, at) => isNameBehind(spots, below[at]?.index ?? 0)); // "Crew" under "5 users"
  return boxes.length >= HELD_MIN && isOne && isApart && !isNamedBelow ? below.map(named) : [];
}

const isNameBehind = (spots: Naming["spots"], index: number): boolean =>
  spots.some(
    ({ index: at, segment: { kind, text } }) => at === index + 1 && kind !== "item" && /^\p{Lu}\p{L}+$/u.test(text),
  );
