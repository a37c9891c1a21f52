import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isBuilder } from "@/lib/drafting/reading/builders";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY, PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { keyOf, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
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
const MADE_AT =
  /^(?:hand[- ]?)?(?:made|crafted|brewed|gemacht|hergestellt|faite?|fabriquée?|hech[oa]|fatt[oa]|feit[oa]|gemaakt|lavet|tillverkad|gjord|zrobion[aey]|stworzon[aey])(?=\s)/iu;
const MADE_LINE = /(?<=^|\n)[^\n]*/u;
const IN = /\s(?:in|à|en|em|a|i|w|we)\s(?=\p{Lu})/u;
/** Wider than a town, or no place at all. */
const NO_TOWN =
  /^(?:the\s)?(?:Europ[ea]|EU|UE|Asia|Africa|America|Internet|Earth|Web|Cloud|Rust|Go|Python|Swift|Responsabilit\p{L}+)(?!\p{L})/u;
const FIRM_IN =
  /^,?\s(?:(?:is|was|ist|est|es|è|é|är|er)\s)?(?:an?|eine?|une?|una|um|uma|een|en|et|ett)\s(?:[\p{L}-]+\s){0,4}?(?:company|corporation|studio|firm|co-?op(?:erative)?|business|agency|startup|software house|unternehmen|firma|entreprise|société|empresa|estudio|azienda|impresa|bedrijf|företag|virksomhed)\s(?:in|from|out of|aus|à|en|em|di|da|uit|i|från|fra)\s/iu;
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
      const firm = firmIn(sentence.text, own);
      if (firm) return [{ value: firm, sources: [part(spot, sentence)], trust: 4 }];
      const match = BASED.exec(sentence.text);
      const after = match ? sentence.text.slice(match.index + match[0].length) : "";
      const named = PLACE.exec(after)?.groups?.place;
      const place = named && isStreet(named) ? postalTown(after) : named && withoutStreet(named, after);
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

/** "Made with tea in Kelpton": a town counts where another line of the site names it as a place, or its region stands behind. */
function madeAt(sentence: Stretch, spot: Spot, reading: SiteReading, own: OwnNames): string | undefined {
  const head = sentence.text.length <= 80 ? MADE_AT.exec(sentence.text)?.[0].length : undefined;
  const at = head === undefined ? null : IN.exec(sentence.text.slice(head));
  if (head === undefined || !at || sentence.text.slice(head, head + at.index).split(" ").length > 6) return undefined;
  const place = PLACE.exec(sentence.text.slice(head + at.index + at[0].length))?.groups?.place;
  const [town = ""] = place?.split(",") ?? [];
  if (!place || NO_TOWN.test(town) || isBuilder(town, own.keys) || namesOwn(own, town)) return undefined;
  return isPlaceElsewhere(town, spot, reading) ? tidy(place) : undefined;
}

function isPlaceElsewhere(town: string, { segment }: Spot, reading: SiteReading): boolean {
  const named = new RegExp(`(?:\\s(?:in|near|à|en|em|a|i|w|te|de)\\s|\\d\\s|,\\s)${escaped(town)}(?!\\p{L})`, "u");
  const said = statementsOf(reading).filter((one) => one.segment.text !== segment.text);
  return named.test(segment.text.replace(MADE_LINE, " ")) || said.some((one) => named.test(one.segment.text));
}

/** "Kelp Works, a small company in Kelpton": what the site's own company is called, and where. */
function firmIn(text: string, own: OwnNames): string | undefined {
  const name = ownNameIn(own, text);
  const rest = name ? text.slice(name.end) : "";
  const firm = FIRM_IN.exec(rest)?.[0];
  if (!name || !firm || isDenied(text, name.start)) return undefined;
  const place = PLACE.exec(rest.slice(firm.length))?.groups?.place;
  return place && !NO_TOWN.test(place) && !isOneOfSeveral(rest, place) ? tidy(place) : undefined;
}

/** "Kelpton, Kai Road 8": a street behind its town is no part of the place. */
function withoutStreet(place: string, text: string): string {
  const parts = place.split(", ");
  const isNumbered = parts.length > 1 && /^\s\d/.test(text.slice(text.indexOf(place) + place.length));
  return isNumbered ? parts.slice(0, -1).join(", ") : place;
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
