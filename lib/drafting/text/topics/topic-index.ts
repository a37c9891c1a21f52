import { KINDS_OF_BUILDING } from "@/lib/drafting/text/topics/kinds/kinds-building";
import { KINDS_OF_BUSINESS } from "@/lib/drafting/text/topics/kinds/kinds-business";
import { KINDS_OF_LIVING } from "@/lib/drafting/text/topics/kinds/kinds-living";
import { KINDS_OF_MARKET } from "@/lib/drafting/text/topics/kinds/kinds-market";
import { KINDS_OF_TRADES } from "@/lib/drafting/text/topics/kinds/kinds-trades";
import { KINDS_OF_WORK } from "@/lib/drafting/text/topics/kinds/kinds-working";
import { BUILDING } from "./building";
import { DOING } from "./doing";
import { LIVING } from "./living";
import { MAKING } from "./making";
import { NICHES } from "./niches";
import { NORDIC } from "./nordic";
import { PhraseIndex, type Started, started } from "./phrase-index";
import { SELLING } from "./selling";
import { TITLES } from "./titles";
import type { Topics } from "./topic";
import { TRADES } from "./trades";
import { WORKING } from "./working";

/** By names in lower case, as former ones are kept. */
const TOLD = [
  { ...BUILDING, ...WORKING, ...LIVING },
  { ...MAKING, ...SELLING, ...DOING },
  NORDIC,
  TRADES,
  TITLES,
  NICHES,
  { ...KINDS_OF_BUILDING, ...KINDS_OF_WORK, ...KINDS_OF_BUSINESS },
  { ...KINDS_OF_MARKET, ...KINDS_OF_TRADES, ...KINDS_OF_LIVING },
].map((topics: Topics) => new Map(Object.entries(topics).map(([name, phrases]) => [name.toLowerCase(), phrases])));

/** A category as it is matched: what it is called, and words that point to it. */
export interface Described {
  name: string;
  /** What it was called before, or what was merged into it: our descriptions of those are its own. */
  formerNames?: string[] | undefined;
  keywords: string[];
}

/** Finds what categories are described by in texts. */
export class TopicIndex extends PhraseIndex {
  constructor(categories: readonly Described[]) {
    super(categories.map(phrasesOf));
  }
}

/** The category's name and its parts, its words, and our own descriptions of it, each with the letters it begins with. */
function phrasesOf({ name, formerNames = [], keywords }: Described): Started[] {
  const names = new Set([name, ...formerNames].map((one) => one.toLowerCase()));
  const texts = [name, ...name.split(/\s*(?:&|,|\/|\band\b)\s*/), ...keywords];
  return [...started(texts), ...[...names].flatMap(toldOf)];
}

const known = new Map<string, Started[]>();

/** Our own descriptions of a category; sorted once a process. */
function toldOf(name: string): Started[] {
  const told = known.get(name) ?? started(TOLD.flatMap((topics) => topics.get(name)?.split(",") ?? []));
  if (told.length > 0) known.set(name, told);
  return told;
}
