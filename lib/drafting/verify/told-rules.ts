import type { SiteReading } from "@/lib/drafting/candidate";
import { personPlace, soloPlace } from "@/lib/drafting/extract/known";
import { namesOwn } from "@/lib/drafting/reading/own-names";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { escaped } from "@/lib/drafting/text/escaped";
import { BEGINNING } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse } from "@/lib/drafting/text/spans";
import type { Cited } from "./cited";
import { whyNotPlace } from "./company/place-rules";
import { ownersOf } from "./subject";

/**
 * Why a claim is not the product's: wherever the cited prose says it, somebody else governs it, in the sentence, the ones
 * before, or the question or heading above. Null too where no prose says it.
 */
export function whyOfAnother(term: RegExp | string, cited: Cited[], reading: SiteReading): string | null {
  const said = typeof term === "string" ? new RegExp(escaped(term), "iu") : term;
  const telling = cited.flatMap((one) => {
    const from = Math.max(0, one.segment.text.lastIndexOf(one.sentence, one.start));
    const at = isProse(one.segment) ? one.sentence.search(said) : -1;
    return at < 0 ? [] : [{ ...one, at: from + at }];
  });
  const own = ownersOf(reading);
  const isOfAnother = ({ page, segmentIndex, segment, at }: (typeof telling)[number]) =>
    isToldOfAnother(reading, { page: reading.pages.indexOf(page), index: segmentIndex, segment }, at, own);
  return telling.length > 0 && telling.every(isOfAnother) ? "told of somebody else" : null;
}

/** A figure, or a number in words: how long a trial is. */
const LENGTH = new RegExp(`\\d+|(?<!\\p{L})(?:${inAllLanguages("numeral")})(?!\\p{L})`, "iu");

export function whyTrialOfAnother(cited: Cited[], reading: SiteReading): string | null {
  return whyOfAnother(LENGTH, cited, reading);
}

/**
 * What a sentence with the product's own name says of a year has its subject checked by itself. In others the subject stands before
 * the word for the beginning: who did it ("The project was founded by Jane Roe in 2016") is none.
 */
export function whyYearOfAnother(year: number, cited: Cited[], reading: SiteReading): string | null {
  const own = ownersOf(reading);
  const unnamed = cited.filter((one) => !namesOwn(own, one.sentence));
  return whyOfAnother(new RegExp(`${BEGINNING.source}|${year}`, "iu"), unnamed, reading);
}

/** A sentence, and no line of an address: whose that is its place on the page tells. */
const SENTENCE = /^\S+(?:\s\S+){3,}[.!]$/su;
const NUMBERED = /\d/;

/** Why a place is another's: without what is told of somebody else, nothing cited says that it is the company's. */
export function whyPlaceOfAnother(value: string, cited: Cited[], reading: SiteReading): string | null {
  const [town = value] = value.split(",", 1);
  const isTold = ({ sentence }: Cited) => SENTENCE.test(sentence) && !NUMBERED.test(sentence);
  const own = ownersOf(reading);
  const isMakers = ({ sentence: text }: Cited) => {
    const said = { text, start: 0, end: text.length };
    return (soloPlace(said, own) ?? personPlace(said, own))?.startsWith(town);
  };
  const ours = cited.filter((one) => !isTold(one) || isMakers(one) || whyOfAnother(town, [one], reading) === null);
  if (ours.length === cited.length) return null;
  const isSaid = ours.some(({ text }) => text.includes(town)) && whyNotPlace(value, ours, reading) === null;
  return isSaid ? null : "told of somebody else";
}
