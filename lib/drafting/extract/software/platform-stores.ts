import { lookup } from "@/lib/core/lookup";
import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnHost, type OwnNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { filePlatform, storePlatform, systemsIn } from "@/lib/drafting/text/software/platform-names";
import { isProse, type Spot, whole } from "@/lib/drafting/text/spans";
import type { Link, PageSnapshot } from "@/lib/schemas/snapshot";
import type { PlatformClaim } from "./platform-answers";

/** Words of a shop's badge. A link without them must lead to an app of the product's name. */
const BADGE =
  /(?:get|download|available|install|add|find)\b.{0,24}\b(?:on|from|in|at|to|for)\b|app ?store|google play|chrome web store|microsoft store|f-droid|flathub|firefox add-ons/i;
/** What a label must say to stand for the system. */
const LABELS = lookup<RegExp>({
  iOS: /\bapp ?store\b|\biphone\b|\bios\b/i,
  macOS: /\bmac\b|\bmacos\b/i,
  Android: /\bandroid\b|\bgoogle play\b|\bplay store\b|\bf-droid\b/i,
  Windows: /\bwindows\b|\bmicrosoft store\b/i,
  Linux: /\blinux\b|\bflatpak\b|\bsnap\b/i,
  Chrome: /\bchrome\b/i,
  Firefox: /\bfirefox\b/i,
  Edge: /\bedge\b/i,
  Opera: /\bopera\b/i,
});
/** Apple's shops of both kinds have the same addresses. */
const OF_MAC = /\bmac(?:os| ?app ?store)?\b/i;
const HANDED_ON = /\b(?:third[- ]party|unofficial|community)\b/i;
/** A link's text or picture stands in one of the segments right before its address. */
const LABEL_REACH = 4;

/** Links to the product's own pages in shops, and to its files, which name their system by their ending. */
export function storeClaims(reading: SiteReading, own: OwnNames): PlatformClaim[] {
  const isMacAlone = speaksOfMacAlone(reading);
  return reading.pages.flatMap((snapshot, page) => {
    if (!isOwnPage(reading, page)) return [];
    return snapshot.links.flatMap((link): PlatformClaim[] => {
      if (link.isTestimonial || isUnderOthers(snapshot, link.segment) || HANDED_ON.test(link.text)) return [];
      const address = { page, segment: link.segment, start: 0, end: link.href.length };
      const file = filePlatform(link.url);
      if (file) return isOwnFile(own, link.url) ? [{ platform: file, source: address }] : [];
      const store = storePlatform(link.url);
      if (!store) return [];
      const platform = store === "iOS" && (isMacAlone || OF_MAC.test(link.text)) ? "macOS" : store;
      const label = labelOf(snapshot, page, link, platform);
      if (isOwnApp(own, link.url)) return [{ platform, source: label ? whole(label) : address }];
      return label && BADGE.test(link.text) && !isNamedOtherwise(link.url) ? [{ platform, source: whole(label) }] : [];
    });
  });
}

/** True for a site that tells of the Mac and never of Apple's phones and tablets: its App Store is that of the Mac. */
export function speaksOfMacAlone(reading: SiteReading): boolean {
  const named = new Set(
    statementsOf(reading)
      .filter(({ segment }) => !segment.text.includes("?"))
      .flatMap(({ segment }) => systemsIn(segment.text).map(({ name }) => name)),
  );
  return named.has("macOS") && !named.has("iOS") && !named.has("iPadOS");
}

function labelOf(snapshot: PageSnapshot, page: number, link: Link, platform: string): Spot | null {
  for (let index = link.segment - 1; index >= Math.max(0, link.segment - LABEL_REACH); index -= 1) {
    const segment = snapshot.segments[index];
    if (!segment || segment.kind === "link") return null;
    const isLabel = isProse(segment) || segment.kind === "alt";
    if (isLabel && LABELS.get(platform)?.test(segment.text)) return { page, index, segment };
  }
  return null;
}

function isOwnApp(own: OwnNames, address: string): boolean {
  const url = new URL(address);
  const words = [...url.pathname.split(/[/=._-]+/), ...(url.searchParams.get("id")?.split(".") ?? [])];
  return words.some((one) => one.length >= 4 && resemblesOwn(own, one));
}

/** Apple's shops name an app in its address: one that has none of the product's names is another's. */
const NAMED_APP = /\/app\/(?!id\d)[^/]{3,}\/id\d/iu;
const isNamedOtherwise = (address: string): boolean => NAMED_APP.test(new URL(address).pathname);

/** A file on a host of the site, or with its name in the address. */
export function isOwnFile(own: OwnNames, address: string): boolean {
  return isOwnHost(own, new URL(address).hostname) || isOwnApp(own, address);
}
