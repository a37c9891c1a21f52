import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isProviderLine } from "./legal-name";
import { namesOwn, type OwnNames } from "./own-names";
import { isOwnPage, statementsOf } from "./own-pages";
import { hasRole } from "./page-role";
import { COUNTRY, COUNTRY_LINE, PLACE, POSTAL_LINES } from "./places";
import { isDenied } from "./polarity";
import { linesOf, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "./spans";
import { anyOf } from "./words";

const BASED =
  /(?<![\p{L}])(?:(?:based|headquartered|located|incorporated|registered|domiciled)(?:\s(?:out of|company))?\s(?:in|out of)|headquarters (?:is |are )?in|offices? (?:is |are )?in|(?:mit )?(?:haupt)?sitz in|aus(?=\s\p{Lu}\p{Ll}+[,.])|basée? à|siège (?:social )?à|con sede en|con sede a|gevestigd in|met kantoor in|com sede em|baserat i|z siedzibą w)\s/iu;
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

/** Lines of an imprint whose figures are no postal codes. */
const NUMBERS = anyOf("HRB|HRA|VAT|USt|tel|fax|phone|IBAN|copyright");

interface Found {
  value: string;
  sources: SourceRef[];
  trust: number;
}

/** Where the company sits: what it says of itself, its structured address, or the address of its imprint. */
export function extractLocation(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const best = [...stated(reading, own), ...structured(reading), ...addresses(reading)].sort(
    (a, b) => b.trust - a.trust,
  )[0];
  return best && { value: best.value.slice(0, 120), sources: best.sources };
}

function stated(reading: SiteReading, own: OwnNames): Found[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "faq", "donate", "privacy", "terms")) return [];
    return sentencesOf(spot.segment.text).flatMap((sentence) => {
      const made = madeIn(sentence);
      if (made) return [{ value: made, sources: [part(spot, sentence)], trust: 1 }];
      const match = BASED.exec(sentence.text);
      const place = match && PLACE.exec(sentence.text.slice(match.index + match[0].length))?.groups?.place;
      if (!match || !place || OTHERS.test(sentence.text) || isDenied(sentence.text, match.index)) return [];
      const before = sentence.text.slice(0, match.index);
      const isOwn =
        namesOwn(own, before) ||
        SELF.test(before) ||
        before.trim() === "" ||
        /^(?:made|built|designed|developed)/i.test(before);
      const isVague =
        /^located/i.test(match[0]) && !COUNTRY.test(place) && !hasRole(reading, spot.page, ...ADDRESS_PAGES);
      if (!isOwn || isVague) return [];
      const trust = JURISDICTION.test(match[0]) ? 0 : namesOwn(own, before) ? 5 : 4;
      return [{ value: tidy(place), sources: [part(spot, sentence)], trust }];
    });
  });
}

/** "Made with care in Norway": a short line, and a country only. */
function madeIn(sentence: Stretch): string | undefined {
  const match = sentence.text.length <= 60 ? MADE_IN.exec(sentence.text) : null;
  const rest = match ? sentence.text.slice(match.index + match[0].length) : "";
  const place = PLACE.exec(rest)?.groups?.place;
  return place && COUNTRY.test(place) ? tidy(place) : undefined;
}

function tidy(place: string): string {
  return place.replace(/[\s.,]+$/u, "").replace(/,\s(?:We|Our|The|And|With)$/u, "");
}

/** schema.org PostalAddress of the organization. */
function structured(reading: SiteReading): Found[] {
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

/** The first postal line of an imprint or contact page, or of a footer; lines about insurers, hosts and authorities end it. */
function addresses(reading: SiteReading): Found[] {
  return reading.pages.flatMap((_, page) => {
    const isImprint = hasRole(reading, page, "imprint", "contact");
    const spots = pageSpots(reading, page).filter(({ segment }) => isAddressPlace(segment, isImprint));
    for (const [at, spot] of spots.entries()) {
      if (isProviderLine(spot.segment.text)) break;
      const found = postalIn(spot);
      if (found) return [withCountry(found, spot, spots.slice(at, at + 3), isImprint)];
    }
    return [];
  });
}

function isAddressPlace(segment: Spot["segment"], isImprint: boolean): boolean {
  if (segment.kind === "link" || segment.kind === "image" || segment.kind === "jsonld" || segment.region === "head")
    return false;
  return segment.region === "footer" || segment.name === "address" || (isImprint && segment.region !== "nav");
}

function postalIn(spot: Spot): { town: string; line: Stretch } | null {
  for (const line of linesOf(spot.segment.text)) {
    if (line.text.length > 160 || NUMBERS.test(line.text)) continue;
    const town = POSTAL_LINES.map((pattern) => pattern.exec(line.text)?.groups?.town).find(Boolean);
    if (town && !/^(?:Street|Road|Monat|Uhr|Euro|Days?|Users?|Stars?|Downloads?)/u.test(town))
      return { town: tidy(town), line };
  }
  return null;
}

function withCountry(
  { town, line }: { town: string; line: Stretch },
  spot: Spot,
  near: Spot[],
  isImprint: boolean,
): Found {
  const trust = isImprint ? 2 : 1;
  const inLine = COUNTRY.exec(line.text.slice(line.text.indexOf(town) + town.length))?.[0];
  const sources = [part(spot, line)];
  if (inLine) return { value: `${town}, ${inLine}`, sources, trust };
  for (const one of near) {
    const country = linesOf(one.segment.text).find(
      (row) => (one !== spot || row.start > line.start) && COUNTRY_LINE.test(row.text),
    );
    if (country)
      return {
        value: `${town}, ${country.text.replace(/[.,]$/, "")}`,
        sources: [...sources, part(one, country)],
        trust,
      };
  }
  return { value: town, sources, trust };
}
