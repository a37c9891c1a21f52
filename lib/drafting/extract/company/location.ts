import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isBuilder } from "@/lib/drafting/reading/builders";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY, PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { keyOf, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { addresses, type FoundPlace, isStreet, postalTown } from "./addresses";
import { dwelling, NO_TOWN, tidyPlace } from "./dwelling";
import { firmIn, worksFrom } from "./firm-place";
import { isOneOfSeveral, OTHERS, SELF } from "./whose-place";

const BASED = new RegExp(
  `(?<![\\p{L}])(?:${inAllLanguages("seat")}|(?:incorporated|registered|domiciled)(?:\\s(?:out of|company))?\\sin|baserat i)\\s`,
  "iu",
);
/** A street where a town is looked for: "com sede na Rua das Algas". */
const STREET_WORD =
  /^(?:ZA|ZI|ZAC|Zone|Parc|Polígono|Zona|Gewerbepark|Gewerbegebiet|Rua|R\.|Avenida|Av\.?|Praça|Largo|Travessa|Calle|C\/|Plaza|Paseo|Via|Viale|Piazza|Corso|Rue|Boulevard|Place|Quai|Chemin|[Uu]l\.|Ulica|Aleja|Plac|Am|An|Im|Zum|Zur)(?![\p{L}])/u;
const MADE_IN =
  /(?:made|built|crafted|designed|developed)(?:\s(?:and|&)\s(?:hosted|built|designed|developed))?(?:\s(?:with|mit|by)\s.{1,20}?)?\sin\s/iu;
const MADE_AT =
  /^(?:hand[- ]?)?(?:made|crafted|brewed|gemacht|hergestellt|faite?|fabriquée?|hech[oa]|fatt[oa]|feit[oa]|gemaakt|lavet|tillverkad|gjord|zrobion[aey]|stworzon[aey])(?=\s)/iu;
const MADE_LINE = /(?<=^|\n)[^\n]*/u;
const IN = /\s(?:in|à|en|em|a|i|w|we)\s(?=\p{Lu})/u;
/** Where a company is registered says less than where it sits. */
const JURISDICTION = /^(?:incorporated|registered|domiciled)/i;
const ADDRESS_PAGES = ["about", "team", "contact", "imprint"] as const;

/** Where the company sits: what it says of itself, its structured address, or the address of its imprint. */
export function extractLocation(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const postal = addresses(reading, own);
  const [first] = [...stated(reading, own), ...structured(reading), ...postal].sort((a, b) => b.trust - a.trust);
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
      const made = madeIn(sentence) ?? madeAt(sentence, spot, reading, own);
      if (made) return [{ value: made, sources: [part(spot, sentence)], trust: 1 }];
      const home = dwelling(sentence, spot, reading);
      if (home) return [{ value: home, sources: [part(spot, sentence)], trust: 0.5 }];
      const from = worksFrom(sentence.text, own);
      if (from) return [{ value: from, sources: [part(spot, sentence)], trust: 3 }];
      const firm = firmIn(sentence.text, own);
      if (firm) return [{ value: firm, sources: [part(spot, sentence)], trust: 4 }];
      const match = BASED.exec(sentence.text);
      const after = match ? sentence.text.slice(match.index + match[0].length) : "";
      const named = PLACE.exec(after)?.groups?.place;
      const place =
        named && (isStreet(named) || STREET_WORD.test(named))
          ? postalTown(after)
          : named && withoutStreet(named, after);
      if (
        !match ||
        !place ||
        NO_TOWN.test(place) ||
        isOneOfSeveral(sentence.text, place) ||
        OTHERS.test(sentence.text) ||
        isDenied(sentence.text, match.index)
      )
        return [];
      const before = sentence.text.slice(0, match.index);
      const isOwn =
        namesOwn(own, before) ||
        SELF.test(before) ||
        before.trim() === "" ||
        /^(?:made|built|designed|developed)/i.test(before);
      const isLegal = hasRole(reading, spot.page, "privacy", "terms");
      if (isLegal && !namesOwn(own, before)) return [];
      const isVague =
        /^located/i.test(match[0]) && !COUNTRY.test(place) && !hasRole(reading, spot.page, ...ADDRESS_PAGES);
      if (!isOwn || isVague || isToldOfAnother(reading, spot, sentence.start + match.index, own)) return [];
      const trust = JURISDICTION.test(match[0]) ? 0 : namesOwn(own, before) ? 5 : 4;
      return [{ value: tidyPlace(place), sources: [part(spot, sentence)], trust }];
    });
  });
}

/** "Made with care in Norway": a short line, and a country only. */
function madeIn(sentence: Stretch): string | undefined {
  const match = sentence.text.length <= 60 ? MADE_IN.exec(sentence.text) : null;
  const rest = match ? sentence.text.slice(match.index + match[0].length) : "";
  const place = PLACE.exec(rest)?.groups?.place;
  return place && COUNTRY.test(place) ? tidyPlace(place) : undefined;
}

/** "Made with tea in Kelpton": a town counts where another line of the site names it as a place, or its region stands behind. */
function madeAt(sentence: Stretch, spot: Spot, reading: SiteReading, own: OwnNames): string | undefined {
  const lead = ledByName(sentence.text, own);
  const made = sentence.text.length <= 80 ? MADE_AT.exec(sentence.text.slice(lead))?.[0].length : undefined;
  const head = lead + (made ?? 0);
  const at = made === undefined ? null : IN.exec(sentence.text.slice(head));
  if (!at || sentence.text.slice(head, head + at.index).split(" ").length > MADE_WORDS) return undefined;
  const place = PLACE.exec(sentence.text.slice(head + at.index + at[0].length))?.groups?.place;
  const [town = ""] = place?.split(",") ?? [];
  if (!place || NO_TOWN.test(town) || isBuilder(town, own.keys) || namesOwn(own, town)) return undefined;
  const isSaid = lead > 0 && place.includes(", ");
  return isSaid || isPlaceElsewhere(town, spot, reading) ? tidyPlace(place) : undefined;
}

const MADE_WORDS = 8;

/** Letters of "Acme is ", "Acme – " before what is said of it. */
function ledByName(text: string, own: OwnNames): number {
  const name = ownNameIn(own, text);
  const verb =
    name?.start === 0 ? /^\s(?:[–—-]|is|wird|est|es|è|é|jest|är|er|wordt)\s/iu.exec(text.slice(name.end)) : null;
  return name && verb ? name.end + verb[0].length : 0;
}

function isPlaceElsewhere(town: string, { segment }: Spot, reading: SiteReading): boolean {
  const named = new RegExp(`(?:\\s(?:in|near|à|en|em|a|i|w|te|de)\\s|\\d\\s|,\\s)${escaped(town)}(?!\\p{L})`, "u");
  const said = statementsOf(reading).filter((one) => one.segment.text !== segment.text);
  return named.test(segment.text.replace(MADE_LINE, " ")) || said.some((one) => named.test(one.segment.text));
}

/** "Kelpton, Kai Road 8": a street behind its town is no part of the place. */
function withoutStreet(place: string, text: string): string {
  const parts = place.split(", ");
  const isNumbered = parts.length > 1 && /^\s\d/.test(text.slice(text.indexOf(place) + place.length));
  return isNumbered ? parts.slice(0, -1).join(", ") : place;
}

/** schema.org PostalAddress of the organization. */
function structured(reading: SiteReading): FoundPlace[] {
  return reading.pages.flatMap((_, page) => {
    if (!isOwnPage(reading, page)) return [];
    const spots = pageSpots(reading, page).filter(
      ({ segment }) =>
        segment.kind === "jsonld" && /^PostalAddress\./.test(segment.name ?? "") && !segment.isTestimonial,
    );
    const first = spots[0];
    const of = (key: string) =>
      spots.find(
        ({ segment }) =>
          segment.block === first?.segment.block &&
          segment.name === `PostalAddress.${key}` &&
          segment.text.length <= 60,
      );
    const parts = [of("addressLocality"), of("addressRegion"), of("addressCountry")].filter((one) => one !== undefined);
    const locality = parts[0];
    if (!locality || !/addressLocality|addressCountry/.test(locality.segment.name ?? "")) return [];
    const shown = parts.filter(
      (one) => one.segment.name !== "PostalAddress.addressRegion" || /^[A-Z]{2}$/.test(one.segment.text),
    );
    return [{ value: shown.map((one) => one.segment.text).join(", "), sources: shown.map(whole), trust: 3 }];
  });
}
