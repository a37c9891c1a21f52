import { getDomain, getDomainWithoutSuffix } from "tldts";
import type { SiteReading } from "@/lib/drafting/candidate";
import { COPYRIGHT } from "@/lib/drafting/text/copyright";
import { casesOf } from "@/lib/drafting/text/name-cases";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { LEGAL_FORM_END } from "@/lib/drafting/text/names/legal-forms";
import { keyOf, pageSpots } from "@/lib/drafting/text/spans";
import { folderNames } from "./folders";
import { isOwnBusiness, longerNames } from "./own-business";
import { isSurname } from "./surname";

/** What the site calls itself and its company, to tell its own facts from those of others. */
export interface OwnNames {
  /** Registrable domain such as `example.com`. */
  domain: string;
  /** Keys (`keyOf`) of names, longest first: product, company, domain label. */
  keys: string[];
}

/** Words around a name in a domain: getacme.com, acme-app.io. */
const AFFIX =
  /^(?:get|try|use|go|join|my|the|hello|with)(?=[a-z0-9]{3})|(?<=[a-z0-9]{3})(?:app|hq|io|software|project|labs?|online|cloud|foundation|tool|dev)$/g;
/** What accounts add to a short name: `n8nio`, `calhq`. */
const SUFFIX_MAX = 4;
/** Names that say nothing of who it is. */
const GENERIC = new Set(
  "home homepage startseite accueil inicio welcome app application website site blog docs pricing download about product software free opensource official the index untitled".split(
    " ",
  ),
);
const NAME_LEAVES =
  /^(?:Organization|Corporation|NGO|LocalBusiness|WebSite|SoftwareApplication|WebApplication|MobileApplication|Product|Brand|SoftwareSourceCode|OnlineBusiness|ProfessionalService)\.(?:name|alternateName|legalName)$/;

const known = new WeakMap<SiteReading, OwnNames>();

/** Reads the site's names once per reading. */
export function ownNames(reading: SiteReading): OwnNames {
  const cached = known.get(reading);
  if (cached) return cached;
  const url = reading.pages[0]?.url ?? reading.startUrl;
  const domain = getDomain(url, { allowPrivateDomains: true }) ?? hostOf(url);
  const label = keyOf(getDomainWithoutSuffix(url, { allowPrivateDomains: true }) ?? domain);
  const names = namesSaid(reading, label);
  const isMakers = !names.some((key) => key.includes(label)) && isSurname(reading, label);
  const keys = new Set([...(isMakers ? [] : [label, label.replace(AFFIX, "")]), ...names]);
  const said = [...keys].filter(isTelling);
  const cases = said.flatMap((key) => casesOf(key, reading.pages[0]?.lang ?? null));
  const own = { domain, keys: [...said, ...cases].sort((a, b) => b.length - a.length) };
  known.set(reading, own);
  return own;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

function isTelling(key: string): boolean {
  return key.length >= 2 && key.length <= 40 && !GENERIC.has(key);
}

/** Parts of a page's title, as separators divide it. */
const titleParts = (title: string | null) => (title ?? "").slice(0, 200).split(/\s[|–—·•:-]+\s|:\s/u);
/** Other pages whose titles must carry a name that the domain does not. */
const PAGES_AGREEING = 2;

/** A brand need not be in its domain: other pages' titles carry it too, or the home page claims its copyright by it. */
function isConfirmedBySite(reading: SiteReading, key: string): boolean {
  const others = reading.pages.slice(1).filter((page) => titleParts(page.title).some((part) => keyOf(part) === key));
  const isEvery = others.length > 0 && others.length === reading.pages.length - 1; // of few pages that were read
  if (others.length >= PAGES_AGREEING || isEvery) return true;
  return pageSpots(reading, 0).some(
    ({ segment }) =>
      segment.region === "footer" &&
      COPYRIGHT.test(segment.text) &&
      segment.text.length <= 200 &&
      keyOf(segment.text).includes(key),
  );
}

const START_MIN = 4;

/** The domain begins with the name: agoratalk.com for "Agora". */
function isStartOf(label: string, key: string): boolean {
  return key.length >= START_MIN && label.startsWith(key);
}

/** Names that metadata states, and the parts of the home title that the domain or the rest of the site confirms. */
function namesSaid(reading: SiteReading, label: string): string[] {
  const names: string[] = [];
  for (const { segment } of pageSpots(reading, 0)) {
    const name = segment.name ?? "";
    if (segment.kind === "meta" && /^(?:og:site_name|application-name|apple-mobile-web-app-title)$/.test(name))
      names.push(segment.text, ...titleParts(segment.text).filter((one) => isStartOf(label, keyOf(one))));
    if (
      segment.kind === "jsonld" &&
      NAME_LEAVES.test(name) &&
      !segment.isTestimonial &&
      !(name.endsWith(".legalName") && isGivenName(segment.text)) && // who trades by their own name is somebody
      isOwnBusiness(segment, reading, label)
    )
      names.push(segment.text);
  }
  for (const part of titleParts(reading.pages[0]?.title ?? null)) {
    const key = keyOf(part);
    if (key.length < 3 || part.split(" ").length > 4 || !isTelling(key)) continue;
    if (label.includes(key) || key.includes(label) || isConfirmedBySite(reading, key)) names.push(part);
  }
  names.push(...folderNames(reading), ...longerNames(reading, label));
  return names
    .filter((name) => name.length <= 60)
    .map((name) => name.replace(OF_SITE, ""))
    .flatMap((name) => [name, name.replace(SPELT_OUT, "")])
    .flatMap((name) => [keyOf(name), keyOf(name.replace(LEGAL_FORM_END, "")), ...withoutVersion(name, reading)]);
}
/** "Acme (A Clever Machine for Everyone)": what the name stands for, in more words than "(cost dashboard)". */
const SPELT_OUT = /(?<=\S)\s\((?:[^()\s]+\s){2,}[^()\s]+\)$/u;
/** "Acme Website" */
export const OF_SITE = /(?<=\S)\s(?:official\s)?(?:web ?site|home ?page|webseite|site web|sitio web|sito web)$/iu;
/** "Acme" of "Acme v3", where a part of the address is called so: "Angular v17" on a site about it is another's. */
function withoutVersion(name: string, { startUrl }: SiteReading): string[] {
  const key = keyOf(name.replace(VERSION, ""));
  return hostOf(startUrl).split(".").map(keyOf).includes(key) ? [key] : [];
}
const VERSION = /\s(?:v\.?\s?)\d+(?:\.\d+)*$/iu;

/** Names plus those of the companies that the reading's imprint proved; see legal-name.ts. */
export function withCompany(own: OwnNames, company: string | null): OwnNames {
  const key = keyOf((company ?? "").replace(LEGAL_FORM_END, "").replace(/^the\s/i, ""));
  return isTelling(key) && !own.keys.includes(key) ? { ...own, keys: [...own.keys, key] } : own;
}

/** True when the text, a short name or phrase, is one of the site's own names. */
export function isOwnName(own: OwnNames, text: string): boolean {
  const key = keyOf(text.replace(LEGAL_FORM_END, "").replace(/^(?:the|die|der|das|la|le|el|il|het|o|a)\s/i, ""));
  return key !== "" && own.keys.includes(key);
}

/** Characters of a text in which a name is looked for, and words of one. */
const NAMED_MAX = 2_000;
const NAME_WORDS_MAX = 4;

/** True when one of the site's names stands in the text as words of their own. */
export function namesOwn(own: OwnNames, text: string): boolean {
  const words = text
    .slice(0, NAMED_MAX)
    .split(/[^\p{L}\p{N}]+/u)
    .map(keyOf)
    .filter(Boolean);
  return words.some((_, at) => [1, 2, 3, 4].some((count) => own.keys.includes(words.slice(at, at + count).join(""))));
}

/** "Acme.app is": a name written with the ending of its domain. */
const DOMAIN_END =
  /^\.(?:com|org|net|io|app|dev|de|ch|at|fr|es|it|nl|pt|pl|se|dk|no|eu|ai|co|me|so|tech|cloud|software|tools?)(?![\p{L}\p{N}.])/u;

/** Where one of the site's names stands in a text, as written there; null when none does. */
export function ownNameIn(own: OwnNames, text: string): { text: string; start: number; end: number } | null {
  const words = [...text.slice(0, NAMED_MAX).matchAll(/[\p{L}\p{N}]+/gu)];
  const keys = words.map(([word]) => keyOf(word));
  for (const [at, first] of words.entries()) {
    for (let count = Math.min(NAME_WORDS_MAX, words.length - at); count > 0; count -= 1) {
      if (!own.keys.includes(keys.slice(at, at + count).join(""))) continue;
      const last = words[at + count - 1] ?? first;
      const written = last.index + last[0].length;
      const end = written + (DOMAIN_END.exec(text.slice(written))?.[0].length ?? 0);
      return { text: text.slice(first.index, end), start: first.index, end };
    }
  }
  return null;
}

/** What makers add to a name where the name alone was taken. */
const HANDLE_AFFIX =
  /^(?:get|use|try|the|go|join|hello)?(?<name>.+?)(?:hq|app|io|dev|team|org|labs?|inc|project|software|offici[ae]l|oficial|ufficiale|offiziell|foundation|community|com|ai|co)?$/;

/** True when a handle is the site's name, but for what is added to a name that was taken: `acme`, `acmehq`, `getacme`. */
export function isOwnHandle(own: OwnNames, handle: string): boolean {
  const key = keyOf(handle);
  const bare = HANDLE_AFFIX.exec(key)?.groups?.name;
  return own.keys.some((one) => one === key || one === bare);
}

/** True when an account's handle is the site's name or holds it: `acme`, `acmehq`, `getacme`. */
export function resemblesOwn(own: OwnNames, handle: string): boolean {
  const key = keyOf(handle);
  if (key.length < 2) return false;
  return own.keys.some((one) => {
    if (one === key || (one.length >= 4 && key.includes(one)) || (key.length >= 4 && one.includes(key))) return true;
    return one.length === 3 && key.startsWith(one) && key.length <= one.length + SUFFIX_MAX;
  });
}

/** True when a host belongs to the site: same registrable domain, or the same label under another ending. */
export function isOwnHost(own: OwnNames, host: string): boolean {
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  if (domain === own.domain) return true;
  const label = keyOf(getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? "");
  const ownLabel = keyOf(getDomainWithoutSuffix(own.domain, { allowPrivateDomains: true }) ?? own.domain);
  return label.length >= 4 && label === ownLabel;
}
