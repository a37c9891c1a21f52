import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, isUnderOthers } from "@/lib/drafting/reading/sections";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { isDeniedAround, isGivenUp, NOT_YET } from "@/lib/drafting/text/polarity";
import { pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { PLATFORMS_MAX } from "@/lib/schemas/profile";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { browsersIn, type NamedPlatform, type PlatformClaim, systemsIn } from "./platform-names";
import { storeClaims } from "./platform-stores";
import {
  APP_AFTER,
  APP_BEFORE,
  BEFORE_NAME,
  DOWNLOAD_HEADING,
  EXTENSION,
  FILE,
  isInBrowser,
  isOfSystemsAlone,
  OF_OTHERS,
  OFFERED,
  OFFERED_BEFORE,
  OTHERS,
  WAITING_MAX,
  waitingBy,
} from "./platform-words";

const LABEL_WORDS_MAX = 7;
const FILE_WORDS_MAX = 14;

/** What the product runs on, by what the site offers: descriptions, download sections, shops and JSON-LD. */
export function extractPlatforms(reading: SiteReading, own: OwnNames): Candidate<string[]> | undefined {
  const claims = [...listed(reading), ...stated(reading, own), ...downloads(reading), ...storeClaims(reading, own)];
  const first = new Map<string, SourceRef>();
  const announced = announcedPlatforms(reading);
  for (const { platform, source } of claims)
    if (!first.has(platform) && !announced.has(platform)) first.set(platform, source);
  const kept = [...first].slice(0, PLATFORMS_MAX);
  return kept.length > 0
    ? { value: kept.map(([name]) => name), sources: distinct(kept.map(([, source]) => source)) }
    : undefined;
}

/** What is told apart in one sentence: "for Windows and macOS, Linux coming soon". */
const CLAUSE_END = /[,;()–]/u;

/**
 * Platforms that the site only announces: whatever else it says of them is of the future too, unless a download page
 * offers them.
 */
function announcedPlatforms(reading: SiteReading): Set<string> {
  const isWaiting = waitingBy(reading.pages[0]?.fetchedAt);
  const texts = statementsOf(reading).flatMap((spot) =>
    sentencesOf(spot.segment.text).filter((one) => isWaiting(one.text) && one.text.length <= WAITING_MAX),
  );
  const announced = new Set(texts.flatMap((one) => awaited(one.text, isWaiting)));
  for (const { platform, source } of downloads(reading))
    if (hasRole(reading, source.page, "download")) announced.delete(platform);
  return announced;
}

/** Systems in the clause that says they are awaited, or the last one before it: "Linux (coming soon)". */
function awaited(text: string, isWaiting: (words: string) => boolean): string[] {
  const clauses = text.split(CLAUSE_END).map((words) => ({
    isWaiting: isWaiting(words),
    names: systemsIn(words).map(({ name }) => name),
  }));
  return clauses.flatMap(({ isWaiting, names }, at) => {
    if (!isWaiting || names.length > 0) return isWaiting ? names : [];
    return (
      clauses
        .slice(0, at)
        .findLast((one) => one.names.length > 0)
        ?.names.slice(-1) ?? []
    );
  });
}

function distinct(sources: SourceRef[]): SourceRef[] {
  const key = (one: SourceRef) => `${one.page} ${one.segment} ${one.start} ${one.end}`;
  return [...new Map(sources.map((one) => [key(one), one])).values()];
}

/** `operatingSystem` of a JSON-LD application. */
function listed(reading: SiteReading): PlatformClaim[] {
  return reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).flatMap((spot) => {
      const isLeaf = spot.segment.kind === "jsonld" && /Application\.operatingSystem$/.test(spot.segment.name ?? "");
      if (!isLeaf || !isOwnPage(reading, page)) return [];
      const web = /\bweb\b|\bbrowser\b/i.test(spot.segment.text) ? ["Web"] : [];
      const names = [...web, ...systemsIn(spot.segment.text).map((one) => one.name)];
      return names.map((platform) => ({ platform, source: whole(spot) }));
    }),
  );
}

function claim(spot: Spot, span: Stretch, { name }: { name: string }): PlatformClaim {
  return { platform: name, source: part(spot, span) };
}

/** "Available for Windows, macOS and Linux"; one system alone counts when the product itself is named for it. */
function stated(reading: SiteReading, own: OwnNames): PlatformClaim[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "imprint", "faq", "donate") || isUnderFuture(reading, spot))
      return [];
    return sentencesOf(spot.segment.text).flatMap((sentence) => {
      if (OTHERS.test(sentence.text) || NOT_YET.test(sentence.text) || sentence.text.endsWith("?")) return [];
      const browsers = EXTENSION.test(sentence.text) ? browsersIn(sentence.text) : [];
      const systems = [...systemsIn(sentence.text), ...browsers].filter(
        ({ start, end }) => !isGivenUp(sentence.text, start, end),
      );
      const claims = isOffer(spot, sentence, systems, own) ? systems.map((one) => claim(spot, sentence, one)) : [];
      if (isInBrowser(sentence.text)) claims.push(claim(spot, sentence, { name: "Web" }));
      const at = sentence.start + (systems[0]?.start ?? sentence.text.length - 1);
      return claims.length > 0 && isToldOfAnother(reading, spot, at, own) ? [] : claims;
    });
  });
}

/** "In the works", "Coming soon" as the heading above. */
function isUnderFuture(reading: SiteReading, { page, index }: Spot): boolean {
  const snapshot = reading.pages[page];
  return snapshot !== undefined && NOT_YET.test(headingsAbove(snapshot, index).at(-1) ?? "");
}

function isOffer(spot: Spot, sentence: Stretch, systems: NamedPlatform[], own: OwnNames): boolean {
  const [first] = systems;
  const last = systems.at(-1);
  if (!first || !last || last.start - first.start > 160 || isDeniedAround(sentence.text, first.start, last.end))
    return false;
  const before = sentence.text.slice(0, first.start);
  const kinds = new Set(systems.map((one) => one.name)).size;
  const after = sentence.text.slice(last.end);
  if (isOfSystemsAlone(before, after, kinds)) return true;
  if (kinds >= 2 && APP_BEFORE.test(before) && APP_AFTER.test(after)) return true;
  if (kinds >= 2) return BEFORE_NAME.test(before) && (OFFERED.test(sentence.text) || namesOwn(own, sentence.text));
  const offered = OFFERED_BEFORE.exec(before);
  if (offered && !OF_OTHERS.test(before.slice(0, offered.index))) return true;
  const isTitle = spot.segment.region === "head" || (spot.segment.kind === "heading" && (spot.segment.level ?? 6) <= 2);
  const isNamed = /(?:\p{L}{3,}\s)(?:for|on|für|auf|pour|para|per|voor)\s(?:your\s)?$/iu.test(before);
  return isNamed && (isTitle || namesOwn(own, before)) && (OFFERED.test(before) || namesOwn(own, before));
}

/** Headings and short lines of download pages and sections, unless their section hands on to others. */
function downloads(reading: SiteReading): PlatformClaim[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isOwnPage(reading, page)) return [];
    const isPage = hasRole(reading, page, "download");
    const spots = pageSpots(reading, page).filter(
      ({ segment, index }) =>
        isVisible(segment.kind, segment.region) && (isPage || isUnderDownload(headingsAbove(snapshot, index))),
    );
    return spots.flatMap((spot, at) => {
      const { text, isTestimonial } = spot.segment;
      const systems =
        text.split(/\s+/).length <= (FILE.test(text) ? FILE_WORDS_MAX : LABEL_WORDS_MAX) ? systemsIn(text) : [];
      const isBad =
        isTestimonial ||
        OTHERS.test(text) ||
        NOT_YET.test(text) ||
        isDeniedAround(text, systems[0]?.start ?? 0, systems.at(-1)?.end ?? 0);
      if (systems.length === 0 || isBad || isHandedOn(spots, at) || isUnderStrangers(snapshot, spot.index)) return [];
      return systems.map((one) => claim(spot, { text, start: 0, end: text.length }, one));
    });
  });
}

function isVisible(kind: string, region: string): boolean {
  return /^(?:heading|text|item|cell)$/.test(kind) && region !== "nav" && region !== "footer" && region !== "head";
}

function isUnderDownload(headings: string[]): boolean {
  return headings.some((text) => text.length <= 70 && DOWNLOAD_HEADING.test(text));
}

/** Under sponsors and customers, or under a heading that hands on to others ("Android (third party)"). */
function isUnderStrangers(snapshot: PageSnapshot, index: number): boolean {
  return isUnderOthers(snapshot, index) || headingsAbove(snapshot, index).some((text) => OTHERS.test(text));
}

/** The text right below the line says that others provide it, or that it is not there. */
function isHandedOn(spots: Spot[], at: number): boolean {
  const own = spots[at];
  if (own?.segment.kind !== "heading") return false;
  for (const next of spots.slice(at + 1, at + 4)) {
    if (next.segment.kind === "heading") return false;
    if (
      OTHERS.test(next.segment.text) ||
      NOT_YET.test(next.segment.text) ||
      /\bdo(?:es)? not (?:currently )?(?:provide|offer|support)\b/i.test(next.segment.text)
    )
      return true;
  }
  return false;
}
