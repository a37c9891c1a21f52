import type { SiteReading } from "@/lib/drafting/candidate";
import {
  isOfGathering,
  isOfSample,
  isProviderLine,
  isStreet,
  knownPeople,
  OPERATED,
  withAlternatives,
} from "@/lib/drafting/extract/known";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { isSameText } from "@/lib/drafting/reading/reading";
import { headingsAbove, isUnderOthers } from "@/lib/drafting/reading/sections";
import { COPYRIGHT } from "@/lib/drafting/text/copyright";
import { foldText, includesFolded } from "@/lib/drafting/text/fold";
import { COMPANY, TAX_NUMBER } from "@/lib/drafting/text/names/legal-forms";
import { COUNTRY, isPlaceLike, POSTAL_LINES } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, linesOf, sentencesOf } from "@/lib/drafting/text/spans";
import type { Cited } from "../cited";
import { ownersOf } from "../subject";
import { isToldPlace } from "./place-words";

/** Pages on which a site gives its own address. */
const ADDRESS_PAGES: PageRole[] = ["imprint", "contact", "about", "team"];
/** Segments between a town and its country, and between an address and whose it is. */
const NEAR = 3;
/** "TN", "GB": codes of regions and countries. */
const TOWN_MIN = 3;
/** Lines of an address above its town. */
const LINES_MAX = 5;

/** Why a text is not the company's place, or null: a sentence, an address or a line of contacts says that it is. */
export function whyNotPlace(value: string, cited: Cited[], reading: SiteReading): string | null {
  const known = withAlternatives(knownPeople(reading).fields?.location);
  if (known.some((one) => isSameText(one.value, value))) return null;
  const parts = value.split(/\s*,\s*/).filter(Boolean);
  const [town = "", ...wider] = parts;
  const own = ownersOf(reading);
  if (town.length < TOWN_MIN || isOwnName(own, town) || !isPlaceLike(town, true)) return "not a place";
  const naming = cited.filter((one) => includesFolded(one.text, town) && isOfSite(one, reading));
  const saying = naming.filter(
    (one) =>
      isToldIn(town, one, own) ||
      isAddressed(town, one, own, reading) ||
      isMarked(one) ||
      isContactLine(value, one, reading) ||
      isSignature(parts, one, own) ||
      isBehindFirm(town, one, own),
  );
  if (saying.length === 0) return "nothing cited says that it is the company's place";
  const isNear = (part: string) => saying.some((one) => isBeside(part, one, cited));
  return wider.every(isNear) ? null : "the country is not the one of the place";
}

function isOfSite({ page, segment, segmentIndex }: Cited, reading: SiteReading): boolean {
  const isShown = isOfGathering(page, segmentIndex) || isOfSample(page, { index: segmentIndex, segment });
  return (
    isOwnPage(reading, reading.pages.indexOf(page)) &&
    !isUnderOthers(page, segmentIndex) &&
    !segment.isTestimonial &&
    !isShown &&
    !isOfProvider(page, segmentIndex, "")
  );
}

function isToldIn(town: string, { segment, page, segmentIndex }: Cited, own: OwnNames): boolean {
  if (!isProse(segment) && segment.kind !== "meta") return false;
  const before = page.segments[segmentIndex - 1];
  const above = before && isProse(before) ? before.text : "";
  const behind = page.segments[segmentIndex + 1];
  const isLast = before?.block !== segment.block && behind?.block === segment.block && behind.block !== 0;
  const below = behind && isLast && isProse(behind) ? behind.text : ""; // "Halifax" over "Headquarters"
  const labelOf = (start: number) => {
    const line = linesOf(segment.text.slice(0, start)).at(-1)?.text ?? (below || above);
    return line.length <= LABEL_MAX ? line : "";
  };
  return sentencesOf(segment.text).some(({ text, start }) => isToldPlace(town, text, labelOf(start), own));
}
const LABEL_MAX = 40;

/** Numbers of companies and of taxes; courts that keep registers have places of their own. */
const NUMBERED = `(?:[\\s,·|–—(-]{1,3}${TAX_NUMBER}[.:]{0,2}\\s?(?:[A-Z]{2}\\s?)?\\d[\\d\\s./-]{4,20}\\)?)?`;
const TO_TOWN = new RegExp(`^${NUMBERED}(?:(?<=\\d\\)?)[\\s,·|–—-]{1,3}|,\\s)$`, "iu");
const TOWN_ENDS = /^\s?(?:$|[.,;)\n–—|·(])/u;

/** "Kelp Works AB (org.nr 559317-0462), Kelpton, runs …", "© Kelp Works AB Org.nr 559317-0462 Kelpton". */
function isBehindFirm(town: string, { segment: { text } }: Cited, own: OwnNames): boolean {
  return [...text.matchAll(COMPANY_EACH)].some((firm) => {
    const rest = text.slice(firm.index + firm[0].length, firm.index + firm[0].length + FIRM_REACH);
    const at = rest.indexOf(town);
    const isOwn = isOwnName(own, firm[0].replace(YEARS, "")) && !isDenied(text, firm.index);
    return isOwn && at > 0 && TO_TOWN.test(rest.slice(0, at)) && TOWN_ENDS.test(rest.slice(at + town.length));
  });
}
const COMPANY_EACH = new RegExp(COMPANY.source, "gu");
const FIRM_REACH = 120;
/** "© 2026 Kelp Works AB" */
const YEARS = /^(?:(?:19|20)\d\d[\s,–-]{1,3}){1,2}/u;

/** A country or region beside its town: in the same text, or cited from right next to it. */
function isBeside(part: string, one: Cited, cited: Cited[]): boolean {
  if (includesFolded(one.segment.text, part)) return true;
  return cited.some(
    ({ page, segment, segmentIndex }) =>
      page === one.page && Math.abs(segmentIndex - one.segmentIndex) <= NEAR && includesFolded(segment.text, part),
  );
}

/** The town of a postal line, where sites give their own address, or beside a name of the site's own. */
function isAddressed(
  town: string,
  { page, segment, segmentIndex }: Cited,
  own: OwnNames,
  reading: SiteReading,
): boolean {
  if (!isProse(segment) && segment.name !== "address") return false;
  const line = linesOf(segment.text).find((one) => isTownOf(one.text, town));
  if (!line || isStreet(town) || isOfProvider(page, segmentIndex, line.text)) return false;
  const at = reading.pages.indexOf(page);
  if (segment.region === "footer" || hasRole(reading, at, ...ADDRESS_PAGES)) return true;
  const lines = page.segments.slice(Math.max(0, segmentIndex - NEAR), segmentIndex + 1).filter(isProse);
  const sentence = sentencesOf(segment.text).find(({ text }) => isTownOf(text, town))?.text ?? "";
  const isHolder = OPERATED.test(sentence) && sentence.search(COMPANY) !== -1;
  const isNamed = isHolder || lines.some((one) => one.text.length <= 300 && namesOwn(own, one.text));
  return isNamed && !isProviderLine(sentence) && !/\s(?:sends?|hosts?|uses?|provides?)\s/iu.test(sentence);
}

const EACH_POSTAL = POSTAL_LINES.map((one) => new RegExp(one.source, "gu"));

/** A code and the town, or the last line below a street. */
function isTownOf(text: string, town: string): boolean {
  const wanted = foldText(town).toLowerCase();
  return EACH_POSTAL.some((pattern) =>
    [...text.matchAll(pattern)].some((match) => {
      const found = foldText(match.groups?.town ?? "").toLowerCase();
      const all = foldText(text).toLowerCase();
      return (
        found.startsWith(wanted) || [`${wanted}, ${found}`, `${found} (${wanted})`].some((one) => all.includes(one))
      );
    }),
  );
}

/** Under the name of a host, an authority, a court: an address of theirs. */
function isOfProvider(page: Cited["page"], index: number, line: string): boolean {
  const heading = headingsAbove(page, index).at(-1) ?? "";
  if (heading.length <= 80 && isProviderLine(heading)) return true;
  const above = page.segments.slice(Math.max(0, index - LINES_MAX), index).filter(isProse);
  const label = above.findLast(({ text }) => text.length <= 60 && /:\s*$/.test(text))?.text ?? "";
  return isProviderLine(label) || isProviderLine(line);
}

/** `addressLocality` of structured data; where an event takes place is told of the event. */
function isMarked({ segment }: Cited): boolean {
  if (segment.kind !== "jsonld" || !/^PostalAddress\.(?:addressLocality|addressCountry)$/.test(segment.name ?? ""))
    return false;
  return !/(?:event|place|person|review|job\w*|contactpoint)\./i.test(segment.parent ?? "");
}

/** A line of its own that is the place, among contacts or at the foot of the page. */
function isContactLine(value: string, { page, segment, segmentIndex }: Cited, reading: SiteReading): boolean {
  const line = linesOf(segment.text).find(({ text }) => isSameText(text, value));
  if (!line || !COUNTRY.test(value) || value.split(",").length < 2) return false;
  const near = page.segments.slice(Math.max(0, segmentIndex - 3), segmentIndex + 4);
  const isByContact = near.some(({ text }) => /@[\w-]+\.\w|^mailto:|^tel:|\+\d{2}[\d ]{6}/.test(text));
  return (
    isByContact || segment.region === "footer" || hasRole(reading, reading.pages.indexOf(page), "contact", "imprint")
  );
}

/** Whoever made the website may be the one that sits there. */
const CREDIT = /(?<!\p{L})(?:theme|template|design(?:ed)?|website|site|powered|built) by(?!\p{L})/iu;
/** "Kelpton, SC": a town with the code of its region. */
const REGION = /^(?<town>\p{Lu}[\p{L}\s.'’-]{1,40}), \p{Lu}{2}$/u;

/** "© Acme – Kiel, Germany", "© Acme. Tide tables. Kelpton, SC.": a part of the line in which the site signs. */
function isSignature(parts: string[], { segment }: Cited, own: OwnNames): boolean {
  if (!COPYRIGHT.test(segment.text) || segment.text.length > 200) return false;
  if (CREDIT.test(segment.text)) return false;
  const said = segment.text.split(/\s[–—·|-]\s|[·|•,.]/).map((part) => part.trim());
  const bare = segment.text.replace(/TM(?!\p{L})|[™®]/gu, "");
  const isTown = (part: string) => isSameText(REGION.exec(part.replace(/\.$/, ""))?.groups?.town ?? "", parts[0] ?? "");
  return (
    (COUNTRY.test(parts.join(", ")) || sentencesOf(segment.text).some(({ text }) => isTown(text))) &&
    namesOwn(own, bare) &&
    parts.every((part) => said.some((one) => isSameText(one, part)))
  );
}
