import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { homeOf, jsonLdSpots, metaSpots, type Proposal, ranked } from "@/lib/drafting/reading/reading";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import type { Image, Link, PageSnapshot } from "@/lib/schemas/snapshot";

/** A square picture of at least this many pixels serves as a logo. */
const LOGO_MIN = 96;
const SCREEN =
  /screen-?shots?|screens?\b|app-?(?:screen|preview|window)|dashboard|preview|mock-?up|interface|demo|product/;
const LOGO = /logo|icon|brand|avatar|favicon|mstile|badge/;
const OF_OTHERS =
  /sponsor|partner|customer|client|press|award|payment|flag|avatar|testimonial|review|app-?store|google-?play|badge/;

/** The product's mark, of the home page: structured data, touch icon, large icon, logo in the header, small icon. */
export function extractLogo(reading: SiteReading): Candidate<string> | undefined {
  const home = homeOf(reading);
  if (!home) return undefined;
  return ranked([
    ...stated(
      reading,
      /^(?:Organization|Corporation|NGO|Brand|SoftwareApplication|WebApplication|Product|OnlineBusiness|LocalBusiness)\.logo$/,
    ).flatMap((spot) => fromSpot(home, spot, 9)),
    ...home.links.flatMap((link) => fromIcon(link)),
    ...home.images.filter((image) => isOwnLogo(home, image)).map((image) => fromImage(image, 7)),
  ]);
}

/** Pictures that structured data states by such a name, as an address or as an object with one. */
function stated(reading: SiteReading, name: RegExp): Spot[] {
  const nested = jsonLdSpots(reading, 0, /^ImageObject\.(?:url|contentUrl)$/);
  return [...jsonLdSpots(reading, 0, name), ...nested.filter(({ segment }) => name.test(segment.parent ?? ""))];
}

function fromSpot(page: PageSnapshot, spot: Spot, trust: number): Proposal<string>[] {
  const address = spot.segment.text;
  if (address.includes(" ") || !URL.canParse(address, page.url)) return [];
  const url = new URL(address, page.url);
  return /^https?:$/.test(url.protocol) ? [{ value: url.href, sources: [whole(spot)], trust }] : [];
}

function fromLink(link: Link, trust: number): Proposal<string> {
  return { value: link.url, sources: [{ page: 0, segment: link.segment, start: 0, end: link.href.length }], trust };
}

function fromImage(image: Image, trust: number): Proposal<string> {
  return { value: image.url, sources: [{ page: 0, segment: image.segment, start: 0, end: image.src.length }], trust };
}

/** Icons by their size: scalable and large ones first. */
function fromIcon(link: Link): Proposal<string>[] {
  if (!/^https?:/.test(link.url) || link.rel.includes("mask-icon")) return [];
  const size = Number(/(\d+)x\d+/i.exec(link.sizes ?? "")?.[1] ?? 0);
  const tieBreak = Math.min(size, 1_000) / 2_000;
  if (link.rel.some((one) => one.startsWith("apple-touch-icon"))) return [fromLink(link, 8 + tieBreak)];
  if (!link.rel.includes("icon")) return [];
  const isLarge = size >= LOGO_MIN || /\.svg(?:$|[?#])/i.test(link.url);
  return [fromLink(link, (isLarge ? 7.4 : 3) + tieBreak)];
}

/** A picture in the page's head that is called a logo or leads home. */
function isOwnLogo(page: PageSnapshot, image: Image): boolean {
  const isTop = image.region === "header" || image.region === "nav";
  const isHome = image.linksTo !== undefined && new URL(image.linksTo).href === new URL("/", page.url).href;
  return isTop && !OF_OTHERS.test(image.hint) && (LOGO.test(`${image.hint} ${image.alt.toLowerCase()}`) || isHome);
}

/** A picture of the product at work, of the home page: stated screenshots, pictures called so, then the sharing picture. */
export function extractScreenshot(reading: SiteReading): Candidate<string> | undefined {
  const home = homeOf(reading);
  if (!home) return undefined;
  const shared = metaSpots(reading, 0, "og:image", "og:image:secure_url", "og:image:url", "twitter:image");
  return ranked([
    ...stated(reading, /\.screenshot$/).flatMap((spot) => fromSpot(home, spot, 9)),
    ...home.images.filter(isScreen).map((image) => fromImage(image, 8)),
    ...shared
      .filter(({ segment }) => !LOGO.test(fileOf(segment.text)) && !/\.svg$/.test(fileOf(segment.text)))
      .flatMap((spot) => fromSpot(home, spot, 6)),
  ]);
}

function isScreen(image: Image): boolean {
  if (image.isTestimonial || image.region === "footer" || image.region === "nav") return false;
  const words = `${image.hint} ${image.alt.toLowerCase()}`;
  const isSmall = (image.width ?? 400) < 200 || /\.svg(?:$|[?#])/i.test(image.src);
  return SCREEN.test(words) && !OF_OTHERS.test(words) && !isSmall;
}

function fileOf(address: string): string {
  return (
    address
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? ""
  ).toLowerCase();
}
