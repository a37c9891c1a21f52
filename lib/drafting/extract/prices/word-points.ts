import { lengthsIn } from "@/lib/drafting/text/lengths";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import {
  CONTACT,
  CUSTOM,
  FREE_ENTRY,
  FREE_FOR,
  FREE_TITLE,
  freeLead,
  isFreeWord,
} from "@/lib/drafting/text/price-words";
import { linesOf, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { TRYING } from "@/lib/drafting/text/trial-words";
import type { PricePoint } from "./price-point";
import { withPeriodNearby } from "./price-points";

/** A card without an amount may say its price in words. */
export function wordPoints(spots: Spot[]): PricePoint[] {
  return spots.flatMap((spot, at): PricePoint[] => {
    const { text, kind } = spot.segment;
    if (kind === "cell") return [];
    const entries = entriesOf(spot);
    if (entries.length > 0) return entries;
    if (kind === "heading" && !isBelowName(spot, spots[at - 1])) return [];
    if (text.length <= SHORT_MAX && (isFreeWord(text) || CUSTOM.test(text)))
      return [withPeriodNearby(wordPoint(spot), spots)];
    if (text.length <= SHORT_MAX && CONTACT.test(text)) return [{ ...wordPoint(spot), isWeak: true }];
    return isBody(spot) ? said(spot) : [];
  });
}

const SHORT_MAX = 60;
const BODY_MAX = 160;

/** "Catena" over "Su preventivo", where both are set as headings: a price is set no smaller than its name. */
function isBelowName({ index, segment }: Spot, before: Spot | undefined): boolean {
  const isNext = before?.index === index - 1 && before.segment.kind === "heading";
  return isNext && (segment.level ?? 6) <= (before?.segment.level ?? 6);
}

/** A paragraph, or what is said of a term. */
function isBody({ segment: { text, kind, name } }: Spot): boolean {
  return text.length <= BODY_MAX && (kind === "text" || name === "dd" || (kind === "item" && name === "p"));
}

/** What a paragraph of a card says of its price: "Free, up to 16 members.", "Free for teams". */
function said(spot: Spot): PricePoint[] {
  const { text } = spot.segment;
  const [sentence] = sentencesOf(text);
  const lead = freeLead(text) ?? (FREE_FOR.test(text) && text.split(" ").length <= 7 ? text.split(" ")[0] : null);
  if (!lead || !sentence || TRYING.test(sentence.text) || lengthsIn(sentence.text).length > 0) return [];
  if (FAVOURED.test(sentence.text) || moneyIn(sentence.text).length > 0) return [];
  return [{ ...wordPoint(spot), price: lead, sources: [part(spot, { start: 0, end: lead.length })], amountCents: 0 }];
}

const FAVOURED = anyWord("favoured");

/** "Crew: free up to ten boats", line by line. */
function entriesOf(spot: Spot): PricePoint[] {
  const title = spot.segment.kind === "heading" ? FREE_TITLE : null;
  return linesOf(spot.segment.text).flatMap((line): PricePoint[] => {
    const match =
      line.text.length <= ENTRY_MAX ? (FREE_ENTRY.exec(line.text) ?? title?.exec(line.text))?.groups : undefined;
    if (!match?.name || !match.price) return asked(spot, line);
    if (TRYING.test(line.text) || lengthsIn(line.text).length > 0) return [];
    const start = line.start + line.text.indexOf(match.price, match.name.length);
    const from = line.start + line.text.indexOf(match.name);
    const label = { text: match.name, start: from, end: from + match.name.length };
    const sources = [part(spot, { start, end: start + match.price.length })];
    return [{ ...wordPoint(spot), price: match.price, sources, amountCents: 0, label }];
  });
}

/** "Admiral: on request". */
function asked(spot: Spot, { text, start }: Stretch): PricePoint[] {
  const match = text.length <= SHORT_MAX && spot.segment.kind !== "heading" ? ASKED.exec(text)?.groups : undefined;
  if (!match?.name || !match.price) return [];
  const end = start + text.length - (match.rest?.length ?? 0);
  const from = end - match.price.length;
  const label = { text: match.name, start, end: start + match.name.length };
  return [{ ...wordPoint(spot), price: match.price, sources: [part(spot, { start: from, end })], label }];
}

const ASKED = new RegExp(
  `^(?<name>[^\\s:.!?–—][^:.!?–—\\n]{1,40}?)(?:\\s?:\\s|\\s[–—-]\\s)(?<price>${inAllLanguages("onRequest")})(?<rest>[.!*]?)$`,
  "iu",
);
const ENTRY_MAX = 120;

export function wordPoint(spot: Spot): PricePoint {
  const price = spot.segment.text.replace(/[.!*→\s]+$/u, "");
  const isFree = isFreeWord(spot.segment.text);
  const amountCents = isFree ? 0 : null;
  return {
    spot,
    price,
    sources: [whole(spot)],
    amountCents,
    currency: null,
    period: null,
    label: null,
    cycle: "other",
  };
}
