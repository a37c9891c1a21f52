import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { namesPartner } from "@/lib/drafting/reading/partners";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY, isHouse, isPlaceLike, PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { keyOf, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { addresses, type FoundPlace } from "./addresses";
import { dwelling, isNoTown, makersPlace, personPlace, soloPlace, tidyPlace } from "./dwelling";
import { behindFirm, firmIn, officeIn, traderIn, worksFrom } from "./firm-place";
import { isOfAnySection, isOfGathering, isOfSample } from "./handed-over";
import { madeAt, madeIn } from "./made-place";
import { markedPlaces } from "./places/marked-place";
import { cardPlaces } from "./places/place-cards";
import { isStreet, postalTown } from "./postal";
import { FROM_TO, isBehindAnother, isOneOfSeveral, OTHERS, SELF } from "./whose-place";

const BASED = new RegExp(
  `(?<![\\p{L}])(?:${inAllLanguages("seat")}|(?:incorporated|registered|domiciled)(?:\\s(?:out of|company))?\\sin|baserat i):?\\s`,
  "iu",
);
/** "Founded in 2019 in Kelpton": where it began says less than where it sits. */
const FOUNDED_AT = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("founded")}|established|born|launched|started|lancée?|née?|créée?|fondée?|nat[ao]|nacid[ao]|nascid[ao])\\s(?:(?:in|en|im jahre?|nel|em|w|i|we|back in)\\s)?(?<year>(?:19|20)\\d\\d)\\s(?:in|à|en|a|em|w|we|i|te)\\s(?=\\p{Lu})`,
  "iu",
);
/** A street where a town is looked for: "com sede na Rua das Algas". */
const STREET_WORD =
  /^(?:ZA|ZI|ZAC|Zone|Parc|Polígono|Zona|Gewerbepark|Gewerbegebiet|Rua|R\.|Avenida|Av\.?|Praça|Largo|Travessa|Calle|C\/|Plaza|Paseo|Via|Viale|Piazza|Corso|Rue|Boulevard|Place|Quai|Chemin|[Uu]l\.|Ulica|Aleja|Plac|Am|An|Im|Zum|Zur)(?![\p{L}])/u;
/** Where a company is registered says less than where it sits. */
const JURISDICTION = /^(?:incorporated|registered|domiciled)/i;
const ADDRESS_PAGES = ["about", "team", "contact", "imprint"] as const;
/** Who says "I" there runs the site: elsewhere it may be somebody who uses the product. */
const SPEAKERS_PAGES = ["imprint", "terms", "privacy", "contact"] as const;

/** Where the company sits: what it says of itself, its structured address, or the address of its imprint. */
export function extractLocation(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const postal = addresses(reading, own);
  const told = stated(reading, own).filter(({ value }) => isPlaceLike(value));
  const [first] = [...told, ...cardPlaces(reading, own), ...markedPlaces(reading, own), ...postal].sort(
    (a, b) => b.trust - a.trust,
  );
  const best = first && (postal.find((one) => isBaseForm(one.value, first.value)) ?? first);
  return best && { value: best.value.slice(0, 120), sources: best.sources };
}

/** "Tarnów" of an address for the "Tarnowie" of "z siedzibą w Tarnowie". */
function isBaseForm(base: string, inflected: string): boolean {
  const [short, long] = [base, inflected].map((place) => keyOf(place.split(",")[0] ?? ""));
  if (!short || !long || short.length < 4) return false;
  return long.length > short.length && long.length <= short.length + 3 && long.startsWith(short);
}

function stated(reading: SiteReading, own: OwnNames): FoundPlace[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "faq", "donate")) return [];
    return sentencesOf(spot.segment.text).flatMap((sentence) => {
      if (isOthers(sentence.text, spot, reading, own)) return [];
      const formal = formally(sentence, spot, reading, own);
      if (formal) return [{ ...formal, sources: [part(spot, sentence)] }];
      const match = BASED.exec(sentence.text) ?? FOUNDED_AT.exec(sentence.text);
      const after = match ? sentence.text.slice(match.index + match[0].length) : "";
      const named = PLACE.exec(after)?.groups?.place;
      const place =
        named && (isStreet(named) || STREET_WORD.test(named))
          ? postalTown(after)
          : named && withoutOwn(withoutStreet(named, after), own);
      if (
        !match ||
        !place ||
        isNoTown(place) ||
        isHouse(/^the\s(?=\p{Lu})/u.exec(after)?.[0] ?? "", place) ||
        isOneOfSeveral(sentence.text, place) ||
        OTHERS.test(sentence.text) ||
        FROM_TO.test(sentence.text) ||
        isDenied(sentence.text, match.index)
      )
        return [];
      const before = sentence.text.slice(0, match.index);
      if (isBehindAnother(before, match.groups?.year !== undefined, own)) return [];
      if (/:\s$/.test(match[0]) && isOfAnySection(reading.pages[spot.page], spot, own)) return [];
      const isOwn =
        namesOwn(own, before) ||
        SELF.test(before + match[0]) ||
        before.trim() === "" ||
        /^(?:made|built|designed|developed)/i.test(before);
      const isLegal = hasRole(reading, spot.page, "privacy", "terms");
      if (isLegal && !namesOwn(own, before)) return [];
      const isVague =
        /^located/i.test(match[0]) && !COUNTRY.test(place) && !hasRole(reading, spot.page, ...ADDRESS_PAGES);
      if (!isOwn || isVague || isToldOfAnother(reading, spot, sentence.start + match.index, own)) return [];
      const isWeak = JURISDICTION.test(match[0]) || match.groups?.year !== undefined;
      const trust = isWeak ? 0 : namesOwn(own, before) ? 5 : 4;
      return [{ value: tidyPlace(place), sources: [part(spot, sentence)], trust }];
    });
  });
}

/** Told of a partner whom the sentence names, of a group, or of whoever an example is made out for. */
function isOthers(sentence: string, spot: Spot, reading: SiteReading, own: OwnNames): boolean {
  const page = reading.pages[spot.page];
  return (
    isOfSample(page, spot) ||
    isOfGathering(page, spot.index) ||
    (namesPartner(sentence, own) && !namesOwn(own, sentence))
  );
}

/** A place told in a form of its own: where it is made, lived in, worked from, or behind the company's name. */
function formally(
  sentence: Stretch,
  spot: Spot,
  reading: SiteReading,
  own: OwnNames,
): { value: string; trust: number } | undefined {
  const isOwnPlace = hasRole(reading, spot.page, "home", "about", "team", "contact", "press");
  const told: [string | undefined, number][] = [
    [madeIn(sentence, own) ?? madeAt(sentence, spot, reading, own), 1],
    [dwelling(sentence, spot, reading), 0.5],
    [isOwnPlace ? makersPlace(sentence, own) : undefined, 0.5],
    [isOwnPlace ? soloPlace(sentence, own) : undefined, 0.5],
    [personPlace(sentence, own), 3],
    [worksFrom(sentence.text, own), 3],
    [firmIn(sentence.text, own), 4],
    [behindFirm(sentence.text, own) ?? officeIn(sentence.text), 2],
    [hasRole(reading, spot.page, ...SPEAKERS_PAGES) ? traderIn(sentence.text, own) : undefined, 2],
  ];
  const [first] = told.filter(([value]) => value !== undefined);
  return first?.[0] === undefined ? undefined : { value: first[0], trust: first[1] };
}

/** "Kelpton, Kai Road 8": a street behind its town is no part of the place. */
function withoutStreet(place: string, text: string): string {
  const parts = place.split(", ");
  const isNumbered = parts.length > 1 && /^\s\d/.test(text.slice(text.indexOf(place) + place.length));
  return isNumbered ? parts.slice(0, -1).join(", ") : place;
}

/** "in Kelpton, Acme helps": the next clause begins with the product's name. */
function withoutOwn(place: string, own: OwnNames): string {
  const parts = place.split(", ");
  const at = parts.findIndex((one) => namesOwn(own, one));
  return at > 0 ? parts.slice(0, at).join(", ") : place;
}
