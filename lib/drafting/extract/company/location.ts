import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY, PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { pageSpots, part, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { addresses, type FoundPlace, isStreet, postalTown } from "./addresses";

const BASED = new RegExp(
  `(?<![\\p{L}])(?:${inAllLanguages("seat")}|(?:incorporated|registered|domiciled)(?:\\s(?:out of|company))?\\sin|baserat i)\\s`,
  "iu",
);
const SELF = anyOf(
  "we|our|company|business|team|studio|foundation|association|non-profit|startup|wir|unser\\p{L}*",
  "unternehmen|nous|notre|entreprise|société|empresa|somos|azienda|siamo|bedrijf|wij",
);
/** People, customers, servers and rules have places of their own. */
const OTHERS = anyOf(
  "customers?|clients?|users?|servers?|data ?cent(?:er|re)s?|hosted|hosting|stored|processor",
  "sub-?processors?|providers?|residents?|citizens?|born|lives?|living|authority|court|law(?:s)?",
  "developer|engineer|designer|maintainer|programmer|founder|ceo|cto|he|she|who",
  "jurisdiction|visitors?|freelance|jobs?|candidates?|remote from|third[- ]part(?:y|ies)|partner",
  "investor|venture|capital|payments?|newsletter",
);

const MADE_IN =
  /(?:made|built|crafted|designed|developed)(?:\s(?:and|&)\s(?:hosted|built|designed|developed))?(?:\s(?:with|mit|by)\s.{1,20}?)?\sin\s/iu;
/** Where a company is registered says less than where it sits. */
const JURISDICTION = /^(?:incorporated|registered|domiciled)/i;
const ADDRESS_PAGES = ["about", "team", "contact", "imprint"] as const;

/** Where the company sits: what it says of itself, its structured address, or the address of its imprint. */
export function extractLocation(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const best = [...stated(reading, own), ...structured(reading), ...addresses(reading, own)].sort(
    (a, b) => b.trust - a.trust,
  )[0];
  return best && { value: best.value.slice(0, 120), sources: best.sources };
}

function stated(reading: SiteReading, own: OwnNames): FoundPlace[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "faq", "donate")) return [];
    return sentencesOf(spot.segment.text).flatMap((sentence) => {
      const made = madeIn(sentence);
      if (made) return [{ value: made, sources: [part(spot, sentence)], trust: 1 }];
      const match = BASED.exec(sentence.text);
      const after = match ? sentence.text.slice(match.index + match[0].length) : "";
      const named = PLACE.exec(after)?.groups?.place;
      const place = named && isStreet(named) ? postalTown(after) : named;
      if (
        !match ||
        !place ||
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
      if (!isOwn || isVague) return [];
      const trust = JURISDICTION.test(match[0]) ? 0 : namesOwn(own, before) ? 5 : 4;
      return [{ value: tidy(place), sources: [part(spot, sentence)], trust }];
    });
  });
}

/** "Offices in London, Rennes and Berlin": which of them is the company's seat is not said. */
function isOneOfSeveral(text: string, place: string): boolean {
  return /^,?\s(?:and|und|et|y|e|en|&)\s\p{Lu}/u.test(text.slice(text.indexOf(place) + place.length));
}

/** "Made with care in Norway": a short line, and a country only. */
function madeIn(sentence: Stretch): string | undefined {
  const match = sentence.text.length <= 60 ? MADE_IN.exec(sentence.text) : null;
  const rest = match ? sentence.text.slice(match.index + match[0].length) : "";
  const place = PLACE.exec(rest)?.groups?.place;
  return place && COUNTRY.test(place) ? tidy(place) : undefined;
}

function tidy(place: string): string {
  return place
    .replace(/(?:[\s.,]|\s(?:am|an|den|im|en|and|und|et|de|la|on|of|di|do))+$/u, "")
    .replace(/,\s(?:We|Our|The|And|With)$/u, "");
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
