import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isSiteMade } from "@/lib/drafting/reading/builders";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn, isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { sectionsAbove } from "@/lib/drafting/reading/sections";
import { COPYRIGHT } from "@/lib/drafting/text/copyright";
import { BODY, COMPANY, LEGAL_FORM_END } from "@/lib/drafting/text/names/legal-forms";
import {
  COUNTRY,
  COUNTRY_LINE,
  PLACE_LINE,
  TOWN_AND_CODE,
  TOWN_AND_COUNTRY,
  TOWN_AND_STATE,
} from "@/lib/drafting/text/places";
import { isProse, linesOf, pageSpots, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { isAddressLabel, isWhereLabel, lastOfAddress, partsOf } from "./address-lines";
import { OTHER_SERVICE, PROVIDED } from "./company-words";
import { isHandedOver, isOfAnySection, isOfGathering, isOfSample } from "./handed-over";
import { isProviderLine } from "./legal-name";
import { type Postal, postalIn, UNIT_MAX } from "./postal";

/** A place of the company with its quotes; the more trusted wins. */
export interface FoundPlace {
  value: string;
  sources: SourceRef[];
  trust: number;
}

/**
 * The first postal line of an imprint, a contact page or a footer, or of the company's address elsewhere; lines about
 * insurers, hosts and authorities end it.
 */
export function addresses(reading: SiteReading, own: OwnNames): FoundPlace[] {
  return reading.pages.flatMap((_, page) => {
    const isImprint = hasRole(reading, page, "imprint", "contact");
    const all = pageSpots(reading, page);
    const isOwn = isOwnPage(reading, page);
    const spots = all.filter(
      (spot) =>
        isAddressPlace(spot.segment, isImprint) ||
        (isOwn && isAddressed(spot, all[spot.index - 1], own)) ||
        isPlaceOfFacts(reading, spot, all, own),
    );
    for (const [at, spot] of spots.entries()) {
      const lines = linesOf(spot.segment.text).filter(({ text }) => !namesOwn(own, text)); // "Acme – the insurance assistant"
      const isProvider = lines.some(({ text }) => isProviderLine(text));
      if (isProvider && isFrame(spot.segment)) continue; // a row of accounts, not an imprint's next section
      if (isProvider) break;
      if (isSiteMade(spot.segment.text)) continue;
      const found =
        (isPlaceOfFacts(reading, spot, all, own) ? townIn(spot) : null) ??
        postalIn(spot, linesAbove(all, spot), isImprint || isLabelled(all[spot.index - 1])) ??
        (isImprint || isLabelled(all[spot.index - 1]) ? townIn(spot) : placeLine(spot)) ??
        countryIn(spot, all[spot.index - 1]);
      if (found && isElsewhere(reading, spot, found, own)) continue;
      if (found && isImprint && isOfAnother([...linesAbove(all, spot), spot.segment.text], own)) continue;
      if (found && !namesOwn(own, found.town)) return [withCountry(found, spot, spots.slice(at, at + 3), isImprint)];
    }
    return [];
  });
}

/** "Where: Kelpton, Ireland", among the facts of a page about the makers. */
function isPlaceOfFacts(reading: SiteReading, spot: Spot, all: Spot[], own: OwnNames): boolean {
  const label = all[spot.index - 1];
  if (!label || label.segment.text.length > LABEL_MAX || !hasRole(reading, spot.page, "press", "about")) return false;
  const beside = all.slice(Math.max(0, spot.index - BESIDE), spot.index + BESIDE).map(({ segment }) => segment.text);
  if (!isWhereLabel(label.segment.text, beside)) return false;
  const snapshot = reading.pages[spot.page];
  const below = snapshot ? sectionsAbove(snapshot, spot.index) : [];
  return below.length === 0 && isAmongOwn(reading, spot, own);
}
/** Texts around a label that may say it is of a day. */
const BESIDE = 8;
const LABEL_MAX = 12;

const ABOVE = 3;
function linesAbove(all: Spot[], spot: Spot): string[] {
  const near = all.slice(Math.max(0, spot.index - ABOVE), spot.index);
  const heading = near.findLastIndex(({ segment }) => segment.kind === "heading");
  return near.slice(Math.max(0, heading)).map(({ segment }) => segment.text);
}

/** A dealer's address, that of a fair or a group, or one that only shows what the product makes. */
function isElsewhere(reading: SiteReading, spot: Spot, { line }: Postal, own: OwnNames): boolean {
  const page = reading.pages[spot.page];
  if (isFrame(spot.segment) || namesOwn(own, spot.segment.text)) return false;
  const isFair = linesOf(spot.segment.text).some(({ text }) => STAND.test(text));
  return (
    isFair ||
    isOfAnySection(page, spot, own) ||
    isOfGathering(page, spot.index) ||
    isOfSample(page, spot) ||
    isHandedOver(page, spot, line.end)
  );
}
/** "Hall 7", "Booth B12". */
const STAND = /(?<!\p{L})(?:hall[ae]?|pavill?i?on|booth|stand|padiglione|hal|hala)\s(?:\p{L}?\d|\p{Lu}(?!\p{L}))/iu;

/** An address right below another company's name: the host's, the shop's. */
function isOfAnother(lines: string[], own: OwnNames): boolean {
  const firms = lines.flatMap((text) => text.match(COMPANY) ?? []);
  return firms.length > 0 && !lines.some((text) => namesOwn(own, text));
}

function isAddressPlace(segment: Spot["segment"], isImprint: boolean): boolean {
  if (segment.kind === "link" || segment.kind === "image" || segment.kind === "jsonld" || segment.region === "head")
    return false;
  return isFrame(segment) || segment.name === "address" || (isImprint && segment.region !== "nav");
}

/** The foot of the pages, whether they call it so or not. */
function isFrame(segment: Spot["segment"]): boolean {
  if (segment.region === "footer") return true;
  return segment.isBoilerplate && segment.region === "main" && isProse(segment) && segment.text.length <= FOOT_MAX;
}

const FOOT_MAX = 200;

/** Behind the label "Address", or in one piece with the company's name. */
function isAddressed({ segment }: Spot, before: Spot | undefined, own: OwnNames): boolean {
  if (!isProse(segment) || segment.isTestimonial || segment.text.length > UNIT_MAX) return false;
  if (isLabelled(before)) return true;
  if (!/\d/.test(segment.text)) return false;
  const [line] = linesOf(segment.text);
  if (line && segment.text.length > line.text.length && isOwnName(own, line.text)) return true;
  if (PROVIDED.test(segment.text) && !OTHER_SERVICE.test(segment.text)) return true;
  if (!namesOwn(own, segment.text)) return false;
  const firms = [COMPANY, BODY].flatMap((form) => segment.text.match(form) ?? []);
  return firms.some((name) => namesOwn(own, name)) || (firms.length > 0 && !OTHER_SERVICE.test(segment.text));
}

function isLabelled(before: Spot | undefined): boolean {
  return isAddressLabel(before?.segment.text ?? "");
}

/** "Jane Roe, Tampere, Finland" on a contact page. */
function townIn(spot: Spot): Postal | null {
  if (!isProse(spot.segment)) return null;
  for (const line of linesOf(spot.segment.text.replace(FLAGS, (flag) => " ".repeat(flag.length)))) {
    const town = TOWN_AND_COUNTRY.exec(line.text)?.groups?.town;
    if (town) return { town, line };
  }
  return null;
}

/** "Where we are" – "Kenya": a country and nothing more, below a label. */
function countryIn(spot: Spot, before: Spot | undefined): Postal | null {
  if (!isProse(spot.segment) || spot.segment.name === "option" || !isLabelled(before)) return null;
  const [line] = linesOf(spot.segment.text.replace(FLAGS, (flag) => " ".repeat(flag.length)));
  return line && COUNTRY_LINE.test(line.text) ? { town: line.text, line } : null;
}
const FLAGS = /\p{RI}{2}/gu;

/** Letters of a company's name and form. */
const FIRM_MAX = 80;

/** "Kenya" beside who holds the copyright; "Kelpton, OR" right behind a company's form: two capitals may be a degree or a language. */
function isPlaceAlone({ text, start }: Stretch, line: string): boolean {
  if (!TOWN_AND_CODE.test(text)) return COUNTRY_LINE.test(text);
  const before = line.slice(Math.max(0, start - FIRM_MAX), start);
  return LEGAL_FORM_END.test(before.replace(/[\s·•|,–—-]+$|\.\s$/u, ""));
}

/** A line of a footer that is a place. */
function placeLine(spot: Spot): Postal | null {
  if (!isFrame(spot.segment)) return null;
  const { text } = spot.segment;
  const parts = partsOf(text);
  const line =
    linesOf(text).find((one) => PLACE_LINE.test(one.text)) ??
    [...sentencesOf(text), ...parts].find((one) => TOWN_AND_STATE.test(one.text)) ??
    [...parts, ...sentencesOf(text)].find(
      (one) => PLACE_LINE.test(one.text) || (COPYRIGHT.test(text) && isPlaceAlone(one, text)),
    ) ??
    lastOfAddress(text);
  const [town = ""] = line && !TOWN_AND_CODE.test(line.text) ? line.text.split(",") : [line?.text.replace(/\.$/, "")];
  return line ? { town, line } : null;
}

function withCountry({ town, line }: Postal, spot: Spot, near: Spot[], isImprint: boolean): FoundPlace {
  const trust = isImprint ? 2 : 1;
  const inLine = COUNTRY.exec(line.text.slice(line.text.indexOf(town) + town.length))?.[0];
  const sources = [part(spot, line)];
  if (inLine) return { value: `${town}, ${inLine}`, sources, trust };
  for (const one of near) {
    if (one !== spot && (postalIn(one, [], true)?.town ?? town) !== town) break; // the next office
    const country = [...linesOf(one.segment.text), ...sentencesOf(one.segment.text)].find(
      (row) => (one !== spot || row.start > line.start) && COUNTRY_LINE.test(row.text),
    );
    const named = country?.text.replace(/[.,]$/, "");
    if (country) return { value: `${town}, ${named}`, sources: [...sources, part(one, country)], trust };
  }
  return { value: town, sources, trust };
}
