import type { SiteReading } from "@/lib/drafting/candidate";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { nameGroups } from "@/lib/drafting/reading/person-spans";
import { isProse, pageSpots, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { isKnownPerson } from "./known-persons";
import { type FounderMention, founderSpots, mentionOf, placeSignals, shareBox } from "./mention";

/** "Before founding Acme, Jane Roe", "Vor der Gründung von Acme": a life that is told by the founding. */
const FOUNDING_OF =
  /(?<!\p{L})(?:(?:prior to|before) (?:co-?)?founding|vor (?:der )?(?:mit)?gründung (?:von|der)|avant de (?:co-?)?fonder|antes de (?:co-?)?fundar|prima di (?:co-?)?fondare|voor de oprichting van|przed założeniem)\s(?:the\s)?$/iu;
/** The product itself, and nothing of it: "'s French office", "Polska". */
const ITSELF_NEXT = /^(?:[™®])?(?:\sin (?:19|20)\d\d)?(?:,\s|[.!]?$|\swar\s)/u;
/** Segments above in which the card's name stands. */
const CARD_REACH = 4;
const THEY = /^(?:he|she|they|er|sie|il|elle|él|ella|lui|lei|hij|zij|ele|ela|on|ona|hon|han|hun)(?!\p{L})/iu;

/** People whose life is told by when they founded the product: by name in the sentence, or in the card that it stands in. */
export function foundersByLife(reading: SiteReading, own: OwnNames): FounderMention[] {
  return founderSpots(reading).flatMap((spot) =>
    sentencesOf(spot.segment.text).flatMap((sentence) => {
      const name = ownNameIn(own, sentence.text);
      if (!name || !FOUNDING_OF.test(sentence.text.slice(0, name.start))) return [];
      if (!ITSELF_NEXT.test(sentence.text.slice(name.end))) return [];
      const who = toldOf(reading, spot, { text: sentence.text, at: name.end }, own);
      if (!who) return [];
      const signals = ["did" as const, "own" as const, ...placeSignals(reading, spot)];
      return [mentionOf(who.name, [...who.sources, part(spot, sentence)], signals)];
    }),
  );
}

/** "Jane Roe", "Jane Roe Senior Partner": the name that a card's line is, or begins with. */
function nameOn({ segment }: Spot, own: OwnNames): string | undefined {
  const text = segment.text.trim();
  if (isPersonName(text, own)) return text;
  const [first] = text.length <= LINE_MAX ? nameGroups(text, own) : [];
  return first?.start === 0 && first.names.length === 1 && first.names[0]?.text.includes(" ")
    ? first.names[0].text
    : undefined;
}
const LINE_MAX = 60;

/** Whom the clause behind names first, in full; else the card above whose given name or pronoun stands there. */
function toldOf(reading: SiteReading, spot: Spot, { text, at }: { text: string; at: number }, own: OwnNames) {
  const clause = text.slice(at).replace(/^[^\p{L}]+(?:in (?:19|20)\d\d,?\s)?/u, "");
  const [first] = nameGroups(clause, own);
  const [name] = first?.start === 0 && first.names.length === 1 ? first.names : [];
  if (name?.text.includes(" ")) return isKnownPerson(reading, name.text) ? { name: name.text, sources: [] } : undefined;
  const card = pageSpots(reading, spot.page)
    .slice(Math.max(0, spot.index - CARD_REACH), spot.index)
    .findLast((one) => isProse(one.segment) && shareBox(one, spot) && nameOn(one, own) !== undefined);
  const called = card && nameOn(card, own);
  const isTheirs = called !== undefined && (THEY.test(clause) || name?.text === called.split(" ")[0]);
  return card && isTheirs && isKnownPerson(reading, called) ? { name: called, sources: [whole(card)] } : undefined;
}
