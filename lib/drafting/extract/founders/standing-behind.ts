import type { SiteReading } from "@/lib/drafting/candidate";
import { isOverWhoIsBehind } from "@/lib/drafting/extract/company/who-behind";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName, withoutLetters } from "@/lib/drafting/reading/person-name";
import { nameGroups } from "@/lib/drafting/reading/person-spans";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, pageSpots, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";
import { isKnownPerson } from "./known-persons";
import { isCrowd, madeBy } from "./made-by-me";
import { type FounderMention, type FounderSignal, mentionOf, placeSignals, shareBox } from "./mention";

const I_AM = new RegExp(`(?:${wholeWords(inAllLanguages("iAm"))}|^(?:ich|i|moi|yo|io|ik|eu|ja),)[\\s,:]+$`, "iu");

/** "Who is behind this", and right below: "My name is Jane Roe, I write software for a living." */
export function standingBehind(reading: SiteReading, spots: Spot[], at: number, own: OwnNames): FounderMention[] {
  const [heading, spot] = [spots[at - 1], spots[at]];
  if (!heading || !spot || !isProse(heading.segment) || !isOverWhoIsBehind(heading.segment.text, own)) return [];
  const isAsked = /\?$/u.test(heading.segment.text) || !hasRole(reading, spot.page, "press");
  return sentencesOf(spot.segment.text).flatMap((sentence, nth) => {
    const [first, ...others] = nameGroups(sentence.text, own);
    const [name, ...more] = first?.names ?? [];
    const isFull = ({ text }: { text: string }) => text.includes(" ") && isPersonName(text, own);
    if (!first || !name || more.length > 0 || others.some(({ names }) => names.some(isFull))) return [];
    const isOpening =
      nth === 0 &&
      first.start === 0 &&
      isMaking(sentence.text.slice(first.end), own) &&
      isKnownPerson(reading, name.text);
    if (!isAsked || !(isOpening || I_AM.test(sentence.text.slice(0, first.start))) || !isPersonName(name.text, own))
      return [];
    const sources = [whole(heading), part(spot, sentence)];
    return [mentionOf(name.text, sources, ["introduced", "ours", ...placeSignals(reading, spot)])];
  });
}

/**
 * "Jane Roe", the heading of a card on a page about the makers, and in it: "I built Acme to …". No customer says so, quotation or
 * not.
 */
export function speakingCards(reading: SiteReading, own: OwnNames): FounderMention[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!hasRole(reading, page, "about", "team")) return [];
    let index = -1;
    return pageSpots(reading, page).flatMap((spot) => {
      if (spot.segment.kind === "heading") index = spot.index;
      const made = isProse(spot.segment) && !isUnderOthers(snapshot, spot.index) ? madeBy(spot, own) : null;
      const said = made?.what === "own" ? made.sentence.text : "";
      if (!made || isCrowd(said) || !I_BUILT.test(said) || A_PART.test(said)) return [];
      const heading = snapshot.segments[index];
      const name = withoutLetters(heading?.text.trim() ?? "");
      const isNamed = name.includes(" ") && isPersonName(name, own) && isKnownPerson(reading, name); // no section's title
      if (!heading || spot.index - index > CARD_REACH || !isNamed) return [];
      const card: Spot = { page, index, segment: heading };
      const sources = [whole(card), part(spot, made.sentence)];
      const signals: FounderSignal[] = ["introduced", "own", ...placeSignals(reading, spot)];
      return shareBox(card, spot) ? [mentionOf(name, sources, signals)] : [];
    });
  });
}
/** Who speaks has made it: not "I design it", "I started it in our company", nor "sviluppo", which is a noun as well. */
const I_BUILT =
  /(?<!\p{L})(?:I (?:\p{Ll}+ )?(?:built|created|founded|invented|wrote)|ich habe .*(?:gebaut|entwickelt|gegründet|erfunden|programmiert)|j['’]ai (?:créé|fondé|conçu|inventé|développé)|(?:yo )?(?:creé|fundé|inventé|construí)|ho (?:creato|fondato|ideato|costruito|inventato)|ik (?:heb )?.*(?:gebouwd|gemaakt|bedacht|opgericht)|(?:eu )?(?:criei|fundei|inventei)|stworzył[ea]m|napisał[ea]m|jag (?:byggde|skapade|grundade)|jeg (?:byggede|skabte|grundlagde))(?!\p{L})/iu;
/** A part of it, or another's: "for iOS", "an unofficial client", "as its first employee". */
const A_PART =
  /(?<!\p{L})(?:for (?:iOS|Android|Windows|macOS|Linux|the web)|unofficial|inoffizi\p{L}+|non officiel\p{L}*|employee|intern|praktikant\p{L}*|werkstudent\p{L}*|stagiaire?)(?!\p{L})/iu;
/** Texts of a card above the one in which its person speaks. */
const CARD_REACH = 4;

/** "Jane Roe runs Acme": the verb right behind the name, and the product right behind the verb. */
function isMaking(behind: string, own: OwnNames): boolean {
  const verb = MAKES.exec(behind)?.[0];
  return verb !== undefined && ownNameIn(own, behind.slice(verb.length))?.start === 0;
}
const MAKES =
  /^\s(?:runs|makes|builds|develops|maintains|created|made|built|driver|lager|laver|bygger|betreibt|entwickelt|macht|baut|développe|fait|a créé|desarrolla|hace|creó|sviluppa|fa|ha creato|ontwikkelt|maakt|bouwt|tworzy|prowadzi|desenvolve|faz)\s(?:the\s|das\s|die\s|den\s|l['’]|la\s|le\s|el\s|il\s|o\s|a\s)?/iu;
