import type { SiteReading } from "@/lib/drafting/candidate";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { nameGroups } from "@/lib/drafting/reading/person-spans";
import { isProse, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { isKnownPerson } from "./known-persons";
import { type FounderMention, founderSpots, mentionOf, placeSignals, shareBox } from "./mention";

/** "Before founding Acme, Jane Roe", "Vor der Gründung von Acme": a life that is told by the founding. */
const FOUNDING_OF =
  /(?<!\p{L})(?:(?:prior to|before|after|since|when|by|in) (?:co-?)?(?:founding|starting|launching|creating)|(?:vor|nach|seit) (?:der )?(?:mit)?gründung (?:von|der)|(?:avant|après)(?: de| d['’]avoir)? (?:co-?)?(?:fonder|fondé|créer|créé|lancer)|(?:antes|después) de (?:co-?)?(?:fundar|crear)|prima di (?:co-?)?(?:fondare|creare)|(?:voor|na) de oprichting van|(?:antes|depois) de (?:co-?)?(?:fundar|criar)|przed założeniem|innan (?:hon|han) (?:med)?grundade)\s(?:the\s)?$/iu;
/** Segments above in which the card's name stands. */
const CARD_REACH = 4;
const THEY = /(?<!\p{L})(?:he|she|they|er|sie|il|elle|él|ella|lui|lei|hij|zij|ele|ela|on|ona|hon|han|hun)(?!\p{L})/iu;

/** People whose life is told by when they founded the product: by name in the sentence, or in the card that it stands in. */
export function foundersByLife(reading: SiteReading, own: OwnNames): FounderMention[] {
  return founderSpots(reading).flatMap((spot) =>
    sentencesOf(spot.segment.text).flatMap((sentence) => {
      const name = ownNameIn(own, sentence.text);
      if (!name || !FOUNDING_OF.test(sentence.text.slice(0, name.start))) return [];
      const who = toldOf(reading, spot, sentence, own);
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

/** The one full name of the sentence; where it has none, that of the card above whose given name or pronoun it says. */
function toldOf(reading: SiteReading, spot: Spot, { text }: Stretch, own: OwnNames) {
  const names = nameGroups(text, own).flatMap((group) => group.names.map((one) => one.text));
  const full = names.filter((name) => name.includes(" ") && isKnownPerson(reading, name));
  if (full.length > 0) return full.length === 1 && full[0] ? { name: full[0], sources: [] } : undefined;
  const card = pageSpots(reading, spot.page)
    .slice(Math.max(0, spot.index - CARD_REACH), spot.index)
    .findLast((one) => isProse(one.segment) && shareBox(one, spot) && nameOn(one, own) !== undefined);
  const name = card && nameOn(card, own);
  const isTheirs = name !== undefined && (THEY.test(text) || names.includes(name.split(" ")[0] ?? ""));
  return card && isTheirs && isKnownPerson(reading, name) ? { name, sources: [whole(card)] } : undefined;
}
