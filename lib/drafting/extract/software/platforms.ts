import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { GIVEN_UP, isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { filePlatform, systemsIn } from "@/lib/drafting/text/software/platform-names";
import { isPutOff } from "@/lib/drafting/text/software/platform-times";
import {
  DOCUMENTS,
  DOWNLOAD_HEADING,
  FILE,
  isOfThings,
  OTHERS,
  SYSTEM_LABEL,
} from "@/lib/drafting/text/software/platform-words";
import { isProse, linesOf, pageSpots, type Spot, type Stretch, whole } from "@/lib/drafting/text/spans";
import { PLATFORMS_MAX } from "@/lib/schemas/profile";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { announcedPlatforms, LINK_REACH } from "./announced";
import { looksAfterDevices, OF_OBJECTS } from "./looked-after";
import { isOverSystems, type PlatformClaim } from "./platform-answers";
import { isOwnFile, storeClaims } from "./platform-stores";
import { claim, isUnderStrangers, statedPlatforms } from "./stated-platforms";
import { badgeClaims } from "./store-badges";
import { isOfStrangersProgram } from "./strange-programs";

const LABEL_WORDS_MAX = 7;
const FILE_WORDS_MAX = 14;
/** "Windows 48%": of its users. */
const SHARE = /\d\s?%/u;

/** What the product runs on, by what the site offers: descriptions, download sections, shops and JSON-LD. */
export function extractPlatforms(reading: SiteReading, own: OwnNames): Candidate<string[]> | undefined {
  const offered = downloads(reading, own);
  const claims = [
    ...listed(reading),
    ...statedPlatforms(reading, own),
    ...offered,
    ...storeClaims(reading, own),
    ...badgeClaims(reading, own),
  ];
  const first = new Map<string, SourceRef[]>();
  const announced = announcedPlatforms(reading, offered, own);
  const isApp = claims.some(({ platform }) => APP_SYSTEM.test(platform));
  for (const { platform, source, answer, isWeak } of claims)
    if (!(isWeak && isApp) && !first.has(platform) && !announced.has(platform))
      first.set(platform, answer ? [source, answer] : [source]);
  const kept = [...first].slice(0, PLATFORMS_MAX);
  return kept.length > 0
    ? { value: kept.map(([name]) => name), sources: distinct(kept.flatMap(([, sources]) => sources)) }
    : undefined;
}

/** Systems that people hold in their hands or have before them. */
const APP_SYSTEM = /^(?:Windows|macOS|iOS|iPadOS|Android)$/;

function distinct(sources: SourceRef[]): SourceRef[] {
  const key = (one: SourceRef) => `${one.page} ${one.segment} ${one.start} ${one.end}`;
  return [...new Map(sources.map((one) => [key(one), one])).values()];
}

/** `operatingSystem` of a JSON-LD application. */
function listed(reading: SiteReading): PlatformClaim[] {
  return reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).flatMap((spot) => {
      const isLeaf =
        spot.segment.kind === "jsonld" &&
        /Application\.(?:operatingSystem|browserRequirements)$/.test(spot.segment.name ?? "");
      if (!isLeaf || !isOwnPage(reading, page)) return [];
      const web = /\bweb\b|\bbrowser\b/i.test(spot.segment.text) ? ["Web"] : [];
      const names = [...web, ...systemsIn(spot.segment.text).map((one) => one.name)];
      return names.map((platform) => ({ platform, source: whole(spot) }));
    }),
  );
}

/** Headings and short lines of download pages and sections, unless their section hands on to others. */
function downloads(reading: SiteReading, own: OwnNames): PlatformClaim[] {
  const isOfObjects = looksAfterDevices(reading);
  return reading.pages.flatMap((snapshot, page) => {
    if (!isOwnPage(reading, page)) return [];
    const isPage = hasRole(reading, page, "download");
    const strange = strangersFiles(snapshot, own);
    const spots = pageSpots(reading, page).filter(
      ({ segment, index }) =>
        (isProse(segment) || (segment.kind === "alt" && isPage && isSystemAlone(segment.text))) &&
        !/^(?:nav|footer|head)$/.test(segment.region) &&
        (isPage || (!isOfObjects && isUnderDownloads(snapshot, index))) &&
        !headingsAbove(snapshot, index).some((text) => DOCUMENTS.test(text) || OF_OBJECTS.test(text)),
    );
    return spots.flatMap((spot, at) => {
      const labels = spot.segment.isTestimonial
        ? []
        : linesOf(spot.segment.text).flatMap((line) => labelled(spot, line, own));
      return labels.length === 0 ||
        strange.has(spot.index) ||
        isHandedOn(spots, at) ||
        isUnderStrangers(snapshot, spot.index)
        ? []
        : labels;
    });
  });
}

/** "macOS", the text of a picture that is a button. */
function isSystemAlone(text: string): boolean {
  const [system, ...more] = systemsIn(text);
  return system !== undefined && more.length === 0 && text.replace(system.text, "").replace(/\P{L}/gu, "") === "";
}

function isUnderDownloads(snapshot: PageSnapshot, index: number): boolean {
  return headingsAbove(snapshot, index).some(
    (text) => text.length <= 70 && DOWNLOAD_HEADING.test(text) && isOverSystems(text),
  );
}

/** Systems that a short line names, as labels of files and of what is required do. */
function labelled(spot: Spot, line: Stretch, own: OwnNames): PlatformClaim[] {
  const text = line.text.replace(SYSTEM_LABEL, "");
  const isShort = text.split(/\s+/).length <= (FILE.test(text) ? FILE_WORDS_MAX : LABEL_WORDS_MAX);
  const systems = isShort ? systemsIn(text) : [];
  const isBad =
    text.trimEnd().endsWith("?") || // the answer says
    OTHERS.test(text) ||
    SHARE.test(text) ||
    NOT_YET.test(text) ||
    isPutOff(text) ||
    isOfThings(text, systems) ||
    isOfStrangersProgram(text, systems, own) ||
    isDeniedAround(text, systems[0]?.start ?? 0, systems.at(-1)?.end ?? 0);
  return isBad ? [] : systems.map((one) => claim(spot, line, one));
}

/** Lines that are the text of a link to a file on another's host. */
function strangersFiles(snapshot: PageSnapshot, own: OwnNames): Set<number> {
  const links = snapshot.links.filter(({ url }) => filePlatform(url) !== null && !isOwnFile(own, url));
  return new Set(
    links.flatMap(({ segment, text }) =>
      Array.from({ length: LINK_REACH }, (_, back) => segment - 1 - back).filter(
        (at) => snapshot.segments[at]?.text === text,
      ),
    ),
  );
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
      GIVEN_UP.test(next.segment.text) ||
      /\bdo(?:es)? not (?:currently )?(?:provide|offer|support)\b/i.test(next.segment.text)
    )
      return true;
  }
  return false;
}
