import type { SiteReading } from "@/lib/drafting/candidate";
import { SIGNED_LEAD } from "@/lib/drafting/text/copyright";
import { keyOf, pageSpots, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { isLinkOnly, jsonLdSpots, metaSpots, titleParts } from "./reading";

const NAME_MAX = 60;
const WORDS_MAX = 6;
/** What titles, menus and logos say in place of a name. */
const GENERIC =
  /^(?:home(?: ?page)?|index|start(?:seite)?|welcome|willkommen|accueil|inicio|início|hjem|hem|etusivu|strona główna|logo|icon|menu|main|about(?: us)?|pricing|downloads?|docs|documentation|blog|untitled|website|official (?:web)?site|app|get started|sign (?:in|up)|log ?in|contact|features?|products?|overview|skip to (?:main )?content|back to (?:home|top)|open source|privacy|terms|my site|site|go to home ?page|my (?:word ?press )?(?:web ?)?site|my (?:blog|store|shop)|word ?press|site (?:title|name)|(?:just )?another word ?press site|just a moment|attention required|coming soon|under construction|(?:herzlich )?willkommen|velkommen(?: til)?|välkommen|bienvenue|bienvenid[oa]s?|bem[ -]vind[oa]s?|benvenut[oi]|welkom|witamy|logotipo|project|our team|team|support|help|faq|news)$/iu;
/** Words around a name that are none of it, versions and stages included; a whole number may be part of it: "Tidewell 2". */
const LEAD =
  /^(?:(?:the )?(?:official )?(?:web ?site of|home ?page of|logo(?: of| for)?|welcome to|willkommen bei|bienvenue (?:sur|chez)|bienvenid[oa]s? a|about|go to|back to|(?:the )?(?:makers?|creators?|authors?|developers?) of)\s+)/iu;
const TAIL =
  /(?:\s*(?:['’]s)?\s+(?:logo(?:type)?|icon|home ?page|home|official (?:web ?)?site|web ?site|brand ?mark|word ?mark|start ?page|startseite|documentation|docs|blog|wiki|help ?cent(?:er|re)|v?\d+(?:\.\d+)+[a-z]?\d*|v\d+|\(?(?:(?:public|open|private) )?(?:alpha|beta)\)?))+$/iu;
const EDGE = /^[\s–—|:-]+|[\s™®©.,!:–—|-]+$/gu;
const COPYRIGHT = new RegExp(
  `${SIGNED_LEAD}(?<name>[\\p{L}\\p{N}][^.,|·•–—©]{1,50}?)\\s*(?:$|[.,|·•–—©]|all rights)`,
  "iu",
);

/** One place that names the site; of each kind the weightiest counts. */
export interface Mention {
  text: string;
  kind: string;
  weight: number;
  spot: Spot;
  stretch: Stretch;
}

const JSON_LD: [RegExp, string, number][] = [
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

/** Everything on the pages that may be the site's name. */
export function nameMentions(reading: SiteReading): Mention[] {
  return [...stated(reading), ...shown(reading), ...titled(reading)].filter((one) => isName(one.text));
}

function mention(spot: Spot, kind: string, weight: number, stretch?: Stretch): Mention {
  const bare = stripped(stretch ?? { text: spot.segment.text, start: 0, end: spot.segment.text.length });
  return { text: bare.text, kind, weight, spot, stretch: bare };
}

/** The stretch without what surrounds a name ("Acme logo", "Welcome to Acme®"). */
function stripped(stretch: Stretch): Stretch {
  const inner = stretch.text.replace(EDGE, "").replace(LEAD, "").replace(TAIL, "").replace(EDGE, "");
  const at = Math.max(0, stretch.text.indexOf(inner));
  return { text: inner, start: stretch.start + at, end: stretch.start + at + inner.length };
}

/** What metadata states. A site name may carry a tagline: each part counts, the whole a little more. */
function stated(reading: SiteReading): Mention[] {
  const spots: [Spot, string, number][] = [
    ...JSON_LD.flatMap(([pattern, kind, weight]) =>
      jsonLdSpots(reading, 0, pattern)
        .filter(isTopLevel)
        .map((spot): [Spot, string, number] => [spot, kind, weight]),
    ),
    ...metaSpots(reading, 0, "og:site_name").map((spot): [Spot, string, number] => [spot, "site name", 5]),
    ...metaSpots(reading, 0, "application-name", "apple-mobile-web-app-title").map((spot): [Spot, string, number] => [
      spot,
      "app name",
      4,
    ]),
  ];
  return spots.flatMap(([spot, kind, weight]) => {
    const parts = titleParts(spot.segment.text);
    const inParts = parts.length > 1 ? parts.map((one) => mention(spot, kind, weight - 1, one)) : [];
    return [mention(spot, kind, weight), ...inParts];
  });
}

/** Objects that describe the page's own subject: at the top, or what it is about. */
function isTopLevel({ segment }: Spot): boolean {
  return !segment.parent || /\.(?:@graph|mainEntity|about|publisher|isPartOf|brand)$/.test(segment.parent);
}

/** What the home page shows: logo, link home, first heading, holder of the copyright. */
function shown(reading: SiteReading): Mention[] {
  return pageSpots(reading, 0).flatMap((spot) => {
    const { segment } = spot;
    const isTop = segment.region === "header" || segment.region === "nav";
    if (segment.kind === "alt") return isTop && isLogo(reading, spot) ? [mention(spot, "logo", 4)] : [];
    if (segment.kind === "heading") return segment.level === 1 ? [mention(spot, "heading", 2)] : [];
    if (segment.region === "footer") return holderOf(spot);
    const isHomeLink = segment.kind === "text" && isTop && isLinkOnly(reading, spot) && leadsHome(reading, spot);
    return isHomeLink ? [mention(spot, "home link", 4)] : [];
  });
}

function holderOf(spot: Spot): Mention[] {
  const match = COPYRIGHT.exec(spot.segment.text.slice(0, 300));
  const text = match?.groups?.name;
  if (!match || !text) return [];
  const start = match.index + match[0].indexOf(text);
  return [mention(spot, "copyright", 2, { text, start, end: start + text.length })];
}

function isLogo(reading: SiteReading, spot: Spot): boolean {
  const image = reading.pages[spot.page]?.images.find((one) => one.segment === spot.index + 1);
  return /logo|brand/i.test(`${image?.hint ?? ""} ${spot.segment.text}`) || isHome(reading, image?.linksTo);
}

function leadsHome(reading: SiteReading, spot: Spot): boolean {
  const links = reading.pages[spot.page]?.links ?? [];
  return links.some((link) => link.text === spot.segment.text && isHome(reading, link.url));
}

/** A folder's page, where links name it by its file. */
const INDEX = /\/(?:index|default|home)\.(?:html?|php|aspx?)$/i;

function isHome(reading: SiteReading, url: string | undefined): boolean {
  const home = reading.pages[0]?.url;
  if (!url || !home || !URL.canParse(url)) return false;
  const [a, b] = [new URL(url), new URL(home)];
  const path = a.pathname.replace(INDEX, "/");
  return a.host === b.host && (path === "/" || path === b.pathname.replace(INDEX, "/")) && !a.hash;
}

/** Parts of titles: of the home page, and those that most pages share. */
function titled(reading: SiteReading): Mention[] {
  const all = reading.pages.flatMap((_, page) =>
    pageSpots(reading, page)
      .filter(({ segment }) => segment.kind === "title")
      .flatMap((spot) =>
        titleParts(spot.segment.text)
          .flatMap(withMaker)
          .map((one) => mention(spot, "title", 2, one)),
      ),
  );
  const pages = new Map<string, Set<number>>();
  for (const { spot, text } of all) {
    const key = keyOf(text);
    pages.set(key, (pages.get(key) ?? new Set<number>()).add(spot.page));
  }
  const least = Math.max(2, reading.pages.length / 2);
  return all.flatMap((one) => {
    const isShared = (pages.get(keyOf(one.text))?.size ?? 0) >= least;
    const shared = isShared ? [{ ...one, kind: "shared title", weight: 5 }] : [];
    return one.spot.page === 0 ? [...shared, one] : shared;
  });
}

/** "Ferrotide by Ironworks": the product's name stands before its maker's. */
function withMaker(part: Stretch): Stretch[] {
  const at = part.text.search(/\s(?:by|von|par|de)\s\p{Lu}/u);
  return at > 0 ? [part, { text: part.text.slice(0, at), start: part.start, end: part.start + at }] : [part];
}

function isName(text: string): boolean {
  if (text.length < 2 || text.length > NAME_MAX || text.includes("\n") || GENERIC.test(text)) return false;
  return text.split(" ").length <= WORDS_MAX && /\p{L}/u.test(text) && !/[!?]$|^https?:|@/.test(text);
}
