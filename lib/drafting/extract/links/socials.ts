import type { Candidates, SiteReading } from "@/lib/drafting/candidate";
import { isBuilder, isSiteCredit } from "@/lib/drafting/reading/builders";
import { type OwnNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, isUnderOthers } from "@/lib/drafting/reading/sections";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { keyOf, pageSpots, whole } from "@/lib/drafting/text/spans";
import { PLATFORM_KEYS, type PlatformKey } from "@/lib/schemas/platforms";
import type { Link, PageSnapshot } from "@/lib/schemas/snapshot";
import { COMMUNITIES, OWN_TRUST, trustOf } from "./account-trust";
import { type Account, accountOf, followedAccount, isNumbered, shortensName } from "./accounts";
import { isCreditedOther } from "./credited";

interface Found {
  platform: PlatformKey;
  url: string;
  trust: number;
  source: { page: number; segment: number; start: number; end: number };
  /** Its handle is a name of the site's. */
  isNamed?: boolean;
  /** Nothing but its place among the site's links speaks for it; then its handle. */
  placed?: string | null;
}

const SELF_TYPES =
  /^(?:Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService|WebSite|SoftwareApplication|WebApplication|MobileApplication|Product|Brand|EducationalOrganization)\.sameAs$/;
const FOLLOW_HEADING = anyWord("follow");

/** Accounts of the product or its company. Those of authors, customers, sponsors and staff, and share buttons, are left out. */
export function extractSocials(reading: SiteReading, own: OwnNames): NonNullable<Candidates["socials"]> {
  const all = [...structured(reading), ...linked(reading, own), ...followed(reading)];
  const found = withoutStrangers(all.filter((one) => one.trust >= OWN_TRUST)).sort((a, b) => b.trust - a.trust);
  const socials: NonNullable<Candidates["socials"]> = {};
  for (const platform of PLATFORM_KEYS) {
    const best = found.find((one) => one.platform === platform);
    if (best) socials[platform] = { value: best.url, sources: [best.source] };
  }
  return socials;
}

/**
 * Beside accounts of the site's name one of another name, which nothing but its place speaks for, is what the author of the
 * website's theme left there, unless it is called so on two platforms.
 */
function withoutStrangers(found: Found[]): Found[] {
  if (!found.some((one) => one.isNamed)) return found;
  const isAgain = ({ placed, platform }: Found) =>
    found.some((other) => other.platform !== platform && other.placed === placed);
  return found.filter((one) => !one.placed || isAgain(one));
}

/** True for an account among the site's own that another name and its place alone tell to be the theme author's. */
export function isStrangers(reading: SiteReading, own: OwnNames, url: string): boolean {
  const placed = linked(reading, own).filter((one) => one.trust >= OWN_TRUST);
  const isIt = (one: Found) => one.url === url;
  return placed.some(isIt) && !withoutStrangers(placed).some(isIt);
}

/** `sameAs` of the organization, the site or the product; a person's is that person's. */
function structured(reading: SiteReading): Found[] {
  return reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).flatMap((spot) => {
      const account =
        spot.segment.kind === "jsonld" && SELF_TYPES.test(spot.segment.name ?? "")
          ? accountOf(spot.segment.text)
          : null;
      return account && !spot.segment.isTestimonial
        ? [{ platform: account.platform, url: spot.segment.text, trust: 8, source: whole(spot) }]
        : [];
    }),
  );
}

function linked(reading: SiteReading, own: OwnNames): Found[] {
  const spread = spreadOf(reading);
  return reading.pages.flatMap((snapshot, page) =>
    snapshot.links.flatMap((link) => {
      const account = link.isTestimonial ? null : accountOf(link.url);
      if (!account || isUnderOthers(snapshot, link.segment) || isBuilder(account.handle, own.keys)) return [];
      if (isInCredit(snapshot, link) && !resemblesOwn(own, account.handle)) return [];
      if (isCreditedOther(reading, account.handle, own)) return [];
      const headings = headingsAbove(snapshot, link.segment);
      const trust = trustOf(link, account, {
        own,
        isAgain: page === 0 || (spread.get(link.url) ?? 1) >= 2,
        isOnMost: (spread.get(link.url) ?? 1) >= Math.max(3, reading.pages.length * 0.6),
        isFollow: headings.some((text) => text.length <= 60 && FOLLOW_HEADING.test(text)),
        isAmongNamed: isAmongNamed(snapshot, link, own),
        isElsewhere: hasRole(reading, page, "blog", "stories", "comparison", "docs", "jobs"),
      });
      const source = { page, segment: link.segment, start: 0, end: link.href.length };
      const { platform, handle } = account;
      const isNamed = resemblesOwn(own, handle) || shortensName(handle, own.keys);
      const isPlaced = !isNamed && !isNumbered(handle) && !link.rel.includes("me") && !COMMUNITIES.has(platform);
      const placed = isPlaced ? keyOf(handle) : null;
      return trust > 0 ? [{ platform, url: profileOf(link, account, own), trust, source, isNamed, placed }] : [];
    }),
  );
}

/** True in a row of accounts in which another has the site's name. */
function isAmongNamed({ links }: PageSnapshot, { segment, block, url }: Link, own: OwnNames): boolean {
  return links.some((other) => {
    const isNext = Math.abs(other.segment - segment) <= ROW_REACH && other.block === block && other.url !== url;
    const account = isNext ? accountOf(other.url) : null;
    return account !== null && resemblesOwn(own, account.handle);
  });
}

/** Segments between two accounts of a row: each has a label, or a picture, and its address. */
const ROW_REACH = 4;

/** "Theme Kelp by Jane Roe (X, Instagram)": accounts within the line that credits who made the website. */
function isInCredit({ segments }: PageSnapshot, { segment: at }: Link): boolean {
  const block = segments[at]?.block ?? 0;
  const near = segments.slice(Math.max(0, at - CREDIT_REACH), at + CREDIT_REACH);
  return block !== 0 && near.some((one) => one.block === block && isSiteCredit(one, one.text));
}

const CREDIT_REACH = 20;

/** The account's page, without what counts its visitors; the company's rather than one of its lesser repositories. */
function profileOf(link: Link, { platform, handle }: Account, own: OwnNames): string {
  const { origin, pathname, search } = new URL(link.url);
  const repo = pathname.split("/").filter(Boolean)[1];
  const isLesser = (platform === "github" || platform === "gitlab") && repo && !own.keys.includes(keyOf(repo));
  if (isLesser && resemblesOwn(own, handle)) return `${origin}/${handle}`;
  return pathname === "/profile.php" ? link.url : link.url.slice(0, search ? link.url.indexOf("?") : undefined);
}

/** On how many pages each address is linked. */
function spreadOf(reading: SiteReading): Map<string, number> {
  const spread = new Map<string, number>();
  for (const { links } of reading.pages)
    for (const url of new Set(links.map((link) => link.url))) spread.set(url, (spread.get(url) ?? 0) + 1);
  return spread;
}

/** A follow button names the profile it follows. */
function followed(reading: SiteReading): Found[] {
  return reading.pages.flatMap((snapshot, page) =>
    snapshot.links.flatMap((link) => {
      const follow = link.isTestimonial ? null : followedAccount(link.url);
      const isFrame = link.region === "footer" || link.region === "header" || link.region === "nav";
      if (!follow || !isFrame) return [];
      return [
        {
          platform: follow.account.platform,
          url: follow.profile,
          trust: OWN_TRUST,
          source: { page, segment: link.segment, start: 0, end: link.href.length },
        },
      ];
    }),
  );
}
