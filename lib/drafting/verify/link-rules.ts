import { webAddress } from "@/lib/core/text/web-address";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { Cited } from "./cited";

/** Hosts of each platform's profiles; the rest may live anywhere. */
const PLATFORM_HOSTS: { [K in PlatformKey]?: RegExp } = {
  x: /^(?:mobile\.)?(?:x|twitter)\.com$/,
  linkedin: /^(?:[a-z]{2}\.)?linkedin\.com$/,
  github: /^(?:github\.com|[\w-]+\.github\.io)$/,
  gitlab: /(?:^|\.)gitlab\.[a-z.]+$|^gitlab\./,
  youtube: /^(?:m\.)?(?:youtube\.com|youtu\.be)$/,
  instagram: /^instagram\.com$/,
  facebook: /^(?:[a-z]{1,2}(?:-[a-z]{2})?\.)?(?:facebook|fb)\.com$|^fb\.me$/,
  tiktok: /^tiktok\.com$/,
  discord: /^(?:discord(?:app)?\.(?:com|gg)|dsc\.gg)$/,
  reddit: /^(?:old\.|new\.)?(?:reddit\.com|redd\.it)$/,
  bluesky: /^(?:bsky\.app|.+\.bsky\.social)$/,
};
export const CODE_HOSTS =
  /^(?:github\.com|gitlab\.[a-z.]+|codeberg\.org|bitbucket\.org|sourceforge\.net|git\.sr\.ht|gitea\.com)$/;

/** Host without `www.`; Twitter is X. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^www\./, "").replace(/^(?:mobile\.)?twitter\.com$/, "x.com");
}

function pathOf(url: URL): string {
  return decodeURIComponentSafely(url.pathname).replace(/\/+$/, "").toLowerCase();
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses that a citation stands for: its link or picture as resolved on the page, or the address it spells out. */
export function addressesOf(cited: Cited): URL[] {
  const { page, segmentIndex, segment } = cited;
  const link =
    page.links.find((one) => one.segment === segmentIndex) ?? page.images.find((one) => one.segment === segmentIndex);
  if (link) return [new URL(link.url)];
  if (segment.kind === "meta" || segment.kind === "jsonld") {
    return URL.canParse(segment.text, page.url) ? [new URL(segment.text, page.url)] : [];
  }
  const written = cited.text.trim().replace(/[.,;)]+$/, "");
  if (/^https?:\/\/\S+$/.test(written) && URL.canParse(written)) return [new URL(written)];
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(written) && URL.canParse(`https://${written}`)
    ? [new URL(`https://${written}`)]
    : [];
}

/** True when the value is that address, spelt as links are: scheme, `www.`, last slash, fragment and tracking aside. */
export function isSameAddress(value: URL, source: URL): boolean {
  if (hostOf(value) !== hostOf(source)) return false;
  if (pathOf(value) === pathOf(source)) return value.search === "" || value.search === source.search;
  const handle = /^\/intent\/(?:follow|user)$/.test(pathOf(source)) && source.searchParams.get("screen_name");
  if (hostOf(value) === "x.com" && handle) return pathOf(value) === `/${handle.toLowerCase()}`;
  const isRepository = CODE_HOSTS.test(hostOf(value)) && pathOf(value).split("/").length >= 2;
  return isRepository && value.search === "" && pathOf(source).startsWith(`${pathOf(value)}/`);
}

/** Why a link is not the one cited, or null. */
export function whyNotLinked(value: string, cited: Cited[]): string | null {
  if (webAddress(value) === null) return "not an address that may be shown";
  const url = new URL(value);
  const isCited = cited.some((one) => addressesOf(one).some((source) => isSameAddress(url, source)));
  return isCited ? null : "the address is not the one cited";
}

/** Buttons that pass a page on: nobody's profile. */
const SHARING = /^\/(?:sharer?(?:\.php|\/|$)|share[-/]|dialog\/|intent\/(?!follow|user)|submit$|pin\/create)/;

/** Why a link cannot be a profile on the platform, or null. */
export function whyNotProfile(platform: PlatformKey, value: string, cited: Cited[]): string | null {
  const strange = whyNotLinked(value, cited);
  if (strange) return strange;
  const host = hostOf(new URL(value));
  const hosts = PLATFORM_HOSTS[platform];
  if (hosts && !hosts.test(host)) return `not an address of ${platform}`;
  if (SHARING.test(pathOf(new URL(value)))) return "shares a page";
  if (platform === "mastodon" && !/^\/(?:@|users\/|web\/@)/.test(pathOf(new URL(value)))) return "names no profile";
  const needsPath =
    hosts !== undefined && pathOf(new URL(value)) === "" && !/\.(?:github\.io|bsky\.social)$/.test(host);
  return needsPath ? "names no profile" : null;
}
