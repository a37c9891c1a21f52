import { getDomainWithoutSuffix } from "tldts";
import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { jsonLdSpots, metaSpots, type Proposal, ranked, titleParts } from "./reading";
import { keyOf, pageSpots, part, type Spot, type Stretch } from "./spans";

const NAME_MAX = 60;
const WORDS_MAX = 6;
/** What titles and logos are called in place of a name. */
const GENERIC =
  /^(?:home(?: ?page)?|index|start(?:seite)?|welcome|willkommen|accueil|inicio|início|hjem|hem|etusivu|strona główna|logo|icon|menu|main|about(?: us)?|pricing|download|docs|documentation|blog|untitled|website|official (?:web)?site|app|get started|sign (?:in|up)|log ?in|contact|features|product|products|overview|features|skip to (?:main )?content|back to (?:home|top)|open source|privacy|terms|my site|site|go to home ?page)$/iu;
/** Words around a name that are none of it. */
const AROUND =
  /^(?:(?:the )?(?:official )?(?:web ?site of|home ?page of|logo(?: of| for)?|welcome to|about|go to|back to)\s+)|(?:\s*(?:['’]s)?\s+(?:logo(?:type)?|icon|home ?page|home|official (?:web ?)?site|web ?site|brand ?mark|word ?mark|start ?page|startseite))+$/giu;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:©|\(c\))?\s*(?:(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)\d\d|present|now|heute))?)?,?\s*(?:by\s+)?(?<name>[\p{L}\p{N}][^.,|·•–—©]{1,50}?)\s*(?:$|[.,|·•–—©]|all rights)/iu;

interface Mention {
  text: string;
  kind: string;
  weight: number;
  spot: Spot;
  stretch: Stretch;
}

const JSON_LD_WEIGHTS: [RegExp, string, number][] = [
  [
    /^(?:SoftwareApplication|WebApplication|MobileApplication|VideoGame|DesktopApplication|SoftwareSourceCode)\.name$/,
    "application",
    5,
  ],
  [/^WebSite\.name$/, "website", 5],
  [/^(?:WebSite|Organization|SoftwareApplication)\.alternateName$/, "other name", 1],
  [
    /^(?:Organization|Corporation|NGO|OnlineBusiness|LocalBusiness|ProfessionalService|Project)\.name$/,
    "organization",
    3,
  ],
  [/^(?:Product|Brand)\.name$/, "product", 3],
];

/**
 * The product's name, by the vote of all who say it: structured data, site name, title parts that pages share, logo, footer
 * and domain. Kinds of mention count once each, so that no menu outvotes the rest.
 */
export function extractName(reading: SiteReading): Candidate<string> | undefined {
  const mentions = [...homeMentions(reading), ...titleMentions(reading)].filter((one) => isName(one.text));
  const byKey = Map.groupBy(mentions, (one) => keyOf(one.text));
  const label = keyOf(getDomainWithoutSuffix(reading.pages[0]?.url ?? "", { allowPrivateDomains: true }) ?? "");
  const proposals: Proposal<string>[] = [];
  for (const [key, group] of byKey) {
    const trust = votes(group) + likeness(key, label);
    const best = bestSpelling(group);
    const sources = [best, ...group.filter((one) => one.text === best.text && one !== best)].slice(0, 2);
    proposals.push({ value: best.text, trust, sources: sources.map((one) => part(one.spot, one.stretch)) });
  }
  return ranked(proposals);
}

function homeMentions(reading: SiteReading): Mention[] {
  const mentions: Mention[] = [];
  const add = (spot: Spot, kind: string, weight: number, stretch?: Stretch) => {
    const bare = stripped(stretch ?? { text: spot.segment.text, start: 0, end: spot.segment.text.length });
    mentions.push({ text: bare.text, kind, weight, spot, stretch: bare });
  };
  for (const [pattern, kind, weight] of JSON_LD_WEIGHTS) {
    for (const spot of jsonLdSpots(reading, 0, pattern)) if (isTopLevel(spot)) addParts(add, spot, kind, weight);
  }
  for (const spot of metaSpots(reading, 0, "og:site_name")) addParts(add, spot, "site name", 5);
  for (const spot of metaSpots(reading, 0, "application-name", "apple-mobile-web-app-title")) add(spot, "app name", 4);
  for (const spot of pageSpots(reading, 0)) {
    const { segment } = spot;
    const isTop = segment.region === "header" || segment.region === "nav";
    if (segment.kind === "alt" && isTop && isLogo(reading, spot)) add(spot, "logo", 3);
    if (segment.kind === "heading" && segment.level === 1) add(spot, "heading", 2);
    const copyright = segment.region === "footer" ? COPYRIGHT.exec(segment.text.slice(0, 300)) : null;
    const holder = copyright?.groups?.name;
    if (copyright && holder) add(spot, "copyright", 2, stretchOf(copyright, holder));
    if (segment.kind === "text" && isTop && isHomeLink(reading, spot)) add(spot, "home link", 3);
  }
  return mentions;
}

/** A site name may carry a tagline ("Acme – Invoices for humans"): each part counts, the whole a little more. */
function addParts(
  add: (spot: Spot, kind: string, weight: number, stretch?: Stretch) => void,
  spot: Spot,
  kind: string,
  weight: number,
) {
  add(spot, kind, weight);
  const parts = titleParts(spot.segment.text);
  if (parts.length > 1) for (const one of parts) add(spot, kind, weight - 1, one);
}

/** Objects that describe the page's own subject: at the top, or what it is about. */
function isTopLevel({ segment }: Spot): boolean {
  return !segment.parent || /\.(?:@graph|mainEntity|about|publisher|isPartOf|brand)$/.test(segment.parent);
}

function stretchOf(match: RegExpExecArray, text: string): Stretch {
  const start = match.index + match[0].indexOf(text);
  return { text, start, end: start + text.length };
}

function isLogo(reading: SiteReading, spot: Spot): boolean {
  const image = reading.pages[spot.page]?.images.find((one) => one.segment === spot.index + 1);
  return /logo|brand/i.test(`${image?.hint ?? ""} ${spot.segment.text}`) || isHome(reading, image?.linksTo);
}

function isHomeLink(reading: SiteReading, spot: Spot): boolean {
  const links = reading.pages[spot.page]?.links ?? [];
  return links.some(
    (link) =>
      link.segment > spot.index &&
      link.segment <= spot.index + 4 &&
      link.text === spot.segment.text &&
      isHome(reading, link.url),
  );
}

function isHome(reading: SiteReading, url: string | undefined): boolean {
  const home = reading.pages[0]?.url;
  if (!url || !home || !URL.canParse(url)) return false;
  const [a, b] = [new URL(url), new URL(home)];
  return a.host === b.host && (a.pathname === "/" || a.pathname === b.pathname) && !a.hash;
}

/** Parts of titles: of the home page, and those that most pages share. */
function titleMentions(reading: SiteReading): Mention[] {
  const all = reading.pages.flatMap((_, page) =>
    pageSpots(reading, page)
      .filter(({ segment }) => segment.kind === "title")
      .flatMap((spot) => titleParts(spot.segment.text).map((one) => ({ spot, stretch: stripped(one) }))),
  );
  const pages = new Map<string, Set<number>>();
  for (const { spot, stretch } of all) {
    const key = keyOf(stretch.text);
    pages.set(key, (pages.get(key) ?? new Set()).add(spot.page));
  }
  const least = Math.max(2, reading.pages.length / 2);
  return all.flatMap(({ spot, stretch }) => {
    const isShared = (pages.get(keyOf(stretch.text))?.size ?? 0) >= least;
    const mention = { text: stretch.text, spot, stretch };
    const shared = isShared ? [{ ...mention, kind: "shared title", weight: 5 }] : [];
    return spot.page === 0 ? [...shared, { ...mention, kind: "title", weight: 2 }] : shared;
  });
}

/** The stretch without what surrounds a name ("Acme logo", "Acme®"). */
function stripped(stretch: Stretch): Stretch {
  const inner = stretch.text.replace(AROUND, "").replace(/[\s™®©.,!:–—|-]+$|^[\s–—|:-]+/gu, "");
  const at = stretch.text.indexOf(inner);
  return { text: inner, start: stretch.start + at, end: stretch.start + at + inner.length };
}

function isName(text: string): boolean {
  if (text.length < 2 || text.length > NAME_MAX || text.includes("\n") || GENERIC.test(text)) return false;
  const words = text.split(" ");
  return words.length <= WORDS_MAX && /\p{L}/u.test(text) && !/[!?]$|^https?:|@/.test(text) && keyOf(text) !== "";
}

/** Each kind of mention counts once, by its heaviest. */
function votes(group: Mention[]): number {
  const heaviest = new Map<string, number>();
  for (const one of group) heaviest.set(one.kind, Math.max(one.weight, heaviest.get(one.kind) ?? 0));
  return [...heaviest.values()].reduce((sum, weight) => sum + weight, 0);
}

/** How far the domain speaks for a name: `acme.com` and `getacme.io` for "Acme". */
function likeness(key: string, label: string): number {
  if (!label) return 0;
  if (key === label) return 6;
  const bare = label.replace(
    /^(?:get|try|use|go|join|my|the|with)(?=.{3})|(?<=.{3})(?:app|hq|software|project|io|labs?)$/g,
    "",
  );
  if (key === bare) return 5;
  const [short, long] = key.length < label.length ? [key, label] : [label, key];
  return short.length >= 3 && long.includes(short) ? (3 * short.length) / long.length : 0;
}

/** The spelling that weighs most; all capitals and all small letters are styling where another spelling stands. */
function bestSpelling(group: Mention[]): Mention {
  const weights = new Map<string, number>();
  for (const one of group) {
    const isStyled = one.text === one.text.toUpperCase() || one.text === one.text.toLowerCase();
    weights.set(one.text, (weights.get(one.text) ?? 0) + one.weight * (isStyled ? 0.4 : 1));
  }
  const [first, ...rest] = group.toSorted((a, b) => b.weight - a.weight);
  if (!first) throw new Error("a group of mentions is never empty");
  return rest.reduce((best, one) => ((weights.get(one.text) ?? 0) > (weights.get(best.text) ?? 0) ? one : best), first);
}
