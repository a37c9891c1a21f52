import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { believed, type Mention, type SignalOf } from "@/lib/drafting/extract/scoring/score";
import { isSample } from "@/lib/drafting/reading/makers-place";
import { isOfAnothersFacts } from "@/lib/drafting/reading/others/facts-of-another";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnder } from "@/lib/drafting/reading/sections";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { BEGINNING } from "@/lib/drafting/text/founded-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { part, type Spot, sentencesOf } from "@/lib/drafting/text/spans";
import { copyrightStart } from "./copyright-start";
import { datedLines } from "./dated-lines";
import { HISTORY, historiesOf } from "./histories";
import { inSentence, type Where } from "./in-sentence";
import { markedYears } from "./marked-years";
import { isWorkOnOwn } from "./since-when";

type YearSignal = SignalOf<"founded_year">;
type YearMention = Mention<number, "founded_year">;

const AGAINST: YearSignal[] = ["strange", "others", "denied"];
/** Years that begin something else. */
const OTHERS = anyWord("otherYear");

/** The year the product or its company began: what speaks for each year that a sentence tells, added up. */
export function extractFoundedYear(reading: SiteReading, own: OwnNames): Candidate<number> | undefined {
  const [best] = believed("founded_year", yearMentions(reading, own));
  return best && { value: best.value, sources: best.sources };
}

/** Every year that may be the one it began in. */
export function yearMentions(reading: SiteReading, own: OwnNames): YearMention[] {
  const latest = Number((reading.pages[0]?.fetchedAt ?? "").slice(0, 4)) || 2100;
  const ranged = copyrightStart(reading);
  const all = [...markedYears(reading, own), ...told(reading, own)].filter(
    ({ value }) => value >= 1850 && value <= latest,
  );
  const theirs = all.filter(({ signals }) => signals.has("own") || signals.has("ours"));
  const isAgainst = (signals: Set<YearSignal>) => AGAINST.some((one) => signals.has(one));
  const founded = all.filter(({ signals }) => signals.has("founding") && !isAgainst(signals)).map(({ value }) => value);
  const begun = all.filter(({ signals }) => signals.has("own") && signals.has("start") && !isAgainst(signals));
  const said = founded.length > 0 ? founded : (begun.length > 0 ? begun : theirs).map(({ value }) => value);
  const first = Math.min(...said);
  for (const { value, signals } of all) {
    if (value > first) signals.add("later");
    const isLife = begun.length > 0 && value < first && signals.has("since") && !signals.has("own"); // "sailing since"
    if (isLife || (founded.length > 0 && !founded.includes(value))) signals.add("outsaid");
    if (signals.has("since") && ranged === value && !signals.has("others")) signals.add("aged"); // "© 2012–2026"
  }
  return all;
}

/** "•Founded: 2023" */
const BULLET = /^[•‣▪·●–—*-]+\s*/u;

/** "since 2015" in a footer's line that names the product. */
const SINCE_ALONE = /^\p{L}+\s(?:19|20)\d{2}(?:\sroku|\sr\.)?$/u;

function told(reading: SiteReading, own: OwnNames): YearMention[] {
  return [...statementsOf(reading), ...historiesOf(reading, own)].flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "download", "donate")) return [];
    const isFaq = hasRole(reading, spot.page, "faq");
    if (isFaq && !isAnswer(spot, own)) return [];
    if (isSample(reading, spot) || isOfAnothersFacts(reading, spot, own)) return [];
    const snapshot = reading.pages[spot.page];
    const isAbout = hasRole(reading, spot.page, "about", "team", "press", "imprint");
    const place: YearSignal[] = [
      ...(isAbout ? ["about" as const] : []),
      ...(spot.segment.region === "footer" ? ["foot" as const] : []),
      ...(snapshot && isUnder(snapshot, spot.index, HISTORY) ? ["history" as const] : []),
    ];
    const isOurs =
      (isAbout || isFaq || spot.page === 0 || namesOwn(own, spot.segment.text)) && isAmongOwn(reading, spot, own);
    const where: Where = { own, isOurs, isAmong: isAmongOwn(reading, spot, own), isFoot: place.includes("foot") };
    const said = [
      ...sentencesOf(spot.segment.text).map((sentence) => ({
        text: sentence.text.replace(BULLET, ""),
        sources: [part(spot, sentence)],
      })),
      ...datedLines(spot, snapshot?.segments ?? [], hasRole(reading, spot.page, "press")),
    ];
    const isLine = where.isFoot && namesOwn(own, spot.segment.text) && !OTHERS.test(spot.segment.text);
    return said.flatMap(({ text, sources }) =>
      inSentence(text, where).map(({ year, signals, at }) => ({
        value: year,
        sources,
        signals: new Set<YearSignal>([
          ...signals,
          ...place,
          ...(isLine && SINCE_ALONE.test(text) ? ["own" as const] : []),
          ...(signals.includes("since") && isWorkOnOwn(text, spot.segment.text, own) ? ["own" as const] : []),
          ...(!namesOwn(own, text) &&
          isToldOfAnother(reading, spot, at + Math.max(0, spot.segment.text.indexOf(text)), own)
            ? ["strange" as const]
            : []),
        ]),
      })),
    );
  });
}

/** An answer among others that names the product, and tells how it began: "Acme was founded in 2015." */
const THE_FIRM =
  /(?<!\p{L})(?:the|our) (?:company|business|firm)(?!\p{L})|(?:das|unser) unternehmen|(?:die|unsere) firma|l['’]entreprise|la (?:empresa|società|société)|l['’]azienda|het bedrijf/iu;
const isAnswer = ({ segment: { text } }: Spot, own: OwnNames): boolean =>
  (namesOwn(own, text) || THE_FIRM.test(text)) && BEGINNING.test(text);
