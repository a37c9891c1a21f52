import type { SiteReading } from "@/lib/drafting/candidate";
import { isSiteCredit } from "@/lib/drafting/reading/builders";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { nameGroups } from "@/lib/drafting/reading/person-spans";
import { part, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { founderNoun } from "./founder-words";
import { fullNames } from "./full-names";
import { type FounderMention, type FounderSignal, founderSpots, mentionOf, placeSignals } from "./mention";
import { mayTell } from "./named-behind";
import { relations } from "./relations";
import { DROPPED, INVERTED, OPENING, PRONOUN, PRONOUN_AND, WHEN_SOMEBODY } from "./telling-words";
import { isAskedBefore, isLeftToAnother } from "./whose-founding";

/** Characters of a sentence that is looked at. */
const SENTENCE_MAX = 600;

/** Everybody whom a sentence names together with a word of founding. */
export function toldFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  const givenNames = fullNames(reading, own);
  return founderSpots(reading).flatMap((spot) => {
    const { text, kind } = spot.segment;
    if (kind === "title" || text.length < 8 || !mayTell(text, own)) return [];
    const sentences = sentencesOf(text);
    const place = placeSignals(reading, spot);
    const isAbout =
      (spot.page === 0 || place.includes("team") || hasRole(reading, spot.page, "about", "team", "press", "docs")) &&
      isAmongOwn(reading, spot, own);
    return sentences.flatMap((sentence, at) => {
      if (sentence.text.length > SENTENCE_MAX || !mayTell(sentence.text, own)) return [];
      if (isSiteCredit(spot.segment, sentence.text)) return [];
      if (isAskedBefore(sentence.text) && !namesOwn(own, sentences[at - 1]?.text ?? "")) return [];
      if (isLeftToAnother(reading, spot, [sentences[at - 1], sentence], own)) return [];
      const found = relations(sentence.text, { own, isAbout, givenNames });
      const isNamed = found.length > 0 && !PRONOUN_AND.test(sentence.text);
      const earlier = isNamed
        ? []
        : fromBefore(sentences[at - 1], sentence, own).map(({ name, signals }) =>
            mentionOf(name, [part(spot, sentences[at - 1] ?? sentence), part(spot, sentence)], [...signals, ...place]),
          );
      const told = found.flatMap(({ group, signals }) =>
        group.names.map((name) =>
          mentionOf(name.text, [part(spot, sentence)], [...signals, ...place], { role: founderNoun(sentence.text) }),
        ),
      );
      return [...earlier, ...told];
    });
  });
}

/** "She founded Acme", "In 2018 richtte ze Acme op", "Fundó Acme", without who did it; null where the sentence says who. */
function withoutSubject(text: string): string | null {
  const pronoun = PRONOUN.exec(text)?.[0];
  if (pronoun !== undefined) return text.slice(pronoun.length);
  const dropped = DROPPED.exec(text)?.[0];
  if (dropped !== undefined) return text.charAt(dropped.length).toLowerCase() + text.slice(dropped.length + 1);
  const inverted = INVERTED.exec(text)?.groups;
  return inverted ? `${inverted.verb ?? ""} ${inverted.rest ?? ""}` : null;
}

/** "Jane is an engineer. She founded Acme." */
function fromBefore(
  before: Stretch | undefined,
  sentence: Stretch,
  own: OwnNames,
): { name: string; signals: FounderSignal[] }[] {
  const rest = withoutSubject(sentence.text);
  const first = before && rest !== null ? nameGroups(before.text, own)[0] : undefined;
  if (!first || !before || rest === null) return [];
  const lead = before.text.slice(0, first.start);
  if (!OPENING.test(lead) && !(WHEN_SOMEBODY.test(lead) && namesOwn(own, lead))) return [];
  const text = `${first.names[0]?.text ?? ""} ${rest}`;
  return relations(text, { own, isAbout: false }).flatMap(({ group, signals }) =>
    group.start === 0
      ? first.names.map((name) => ({ name: name.text, signals: ["pronoun" as const, ...signals] }))
      : [],
  );
}
