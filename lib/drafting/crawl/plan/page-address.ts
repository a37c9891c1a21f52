import { withoutTracking } from "@/lib/core/product-url";
import { withoutWww } from "./same-site";

/** Languages that sites put into their addresses: ISO 639-1 codes in common use on the web. */
const LANGUAGES = new Set(
  "ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl nn no pl pt ro ru sk sl sr sv th tr uk ur vi zh".split(
    " ",
  ),
);
const LANGUAGE_PARAMETER = /^(?:lang|language|locale|hl)$/i;
const PAGE_ENDING = /\.(?:html?|php|aspx?|jsp)$/i;
const INDEX_FILE = /\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/i;

/** `de` of `de`, `de-AT` and `de_at`; null for what is no language code. */
export function languageOf(code: string | null | undefined): string | null {
  const [, language] = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/i.exec(code?.trim() ?? "") ?? [];
  return language && LANGUAGES.has(language.toLowerCase()) ? language.toLowerCase() : null;
}

/** The language that an address names in a folder of its path or in a parameter; null if none. */
export function languageOfAddress(url: URL): string | null {
  const [parameter] = [...url.searchParams].filter(([name]) => LANGUAGE_PARAMETER.test(name));
  const segments = segmentsOf(url);
  return languageOf(parameter?.[1]) ?? languageOf(segments[languageFolder(segments)]);
}

/** Codes that are words too: at the end of a path they may name a page (`/services/it`). */
const WORDS = /^(?:it|no|id|he|hi|da|et|hr|ar|ms)$/;

/** Which segment is the folder of a language: the first, or one further down (`/docs/de/intro`); -1 if none. */
function languageFolder(segments: string[]): number {
  return segments.findIndex(
    (one, at) => languageOf(one) !== null && (at === 0 || at < segments.length - 1 || !WORDS.test(one)),
  );
}

/** Path segments, decoded, lower case, without an index file and file endings. */
export function segmentsOf(url: URL): string[] {
  const path = url.pathname.replace(INDEX_FILE, "/").replace(PAGE_ENDING, "");
  return path.split("/").filter(Boolean).map(decoded);
}

/** Path segments without the folder of a language. */
export function neutralSegments(url: URL): string[] {
  const segments = segmentsOf(url);
  const folder = languageFolder(segments);
  return segments.filter((_, at) => at !== folder);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** One key per page: scheme, `www.`, closing slash, index file, page ending, fragment, tracking and order of parameters aside. */
export function pageKey(address: URL): string {
  const url = withoutTracking(address);
  url.searchParams.sort();
  const path = url.pathname.replace(INDEX_FILE, "/").replace(PAGE_ENDING, "").replace(/\/+$/, "");
  return `${withoutWww(url.host)}${path}${url.search}`;
}

/** One key per page in all its languages. */
export function neutralKey(address: URL): string {
  const url = new URL(address);
  for (const name of new Set(url.searchParams.keys())) if (LANGUAGE_PARAMETER.test(name)) url.searchParams.delete(name);
  const folder = languageFolder(segmentsOf(url));
  const parts = url.pathname.split("/").filter(Boolean);
  if (folder >= 0) url.pathname = `/${parts.filter((_, at) => at !== folder).join("/")}`;
  return pageKey(url);
}

/**
 * The address to ask for: no fragment, no tracking, and the start's own spelling of the host, with or without `www.` and https:
 * asking the other one first would only be redirected.
 */
export function addressToFetch(link: URL, start: URL): URL {
  const url = withoutTracking(link);
  if (withoutWww(url.host) !== withoutWww(start.host)) return url;
  url.host = start.host;
  if (start.protocol === "https:") url.protocol = "https:";
  return url;
}
