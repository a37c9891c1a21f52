import type { Site } from "@/lib/core/context";
import type { ClaimMethod } from "@/lib/core/statuses";
import type { OfferedMethod } from "@/lib/schemas/claims";
import { badgeEmbed } from "@/lib/services/launches/badges/badge-embed";
import { claimDomain, isAddressOf } from "./claim-domain";
import { isPublicMailHost } from "./mail-hosts";

/** Name of the meta tag, of the file and of the query parameter of a badge's link. */
export const META_NAME = "launchyard-claim";
const FILE_PATH = "/.well-known/launchyard-claim.txt";
export const BADGE_MARK = "claim";

/** A claim, as far as its methods depend on it. */
export interface Claimed {
  site: Pick<Site, "baseUrl" | "name">;
  listing: { url: string; slug: string; name: string };
  token: string;
  /** The verified address of the account; null without one. */
  email: string | null;
}

type Offer = Omit<OfferedMethod, "method">;

/** Where a claim's TXT record stands, and its text. */
export const recordOf = (domain: string, token: string) => ({
  name: `_launchyard.${domain}`,
  text: `${META_NAME}=${token}`,
});
/** Where the text file stands: on the host of the product's address. */
export const fileUrlOf = (url: string) => new URL(FILE_PATH, url).href;
const homeOf = (url: string) => new URL("/", url).href;

/** What each method asks for; null where it cannot prove this claim. */
const OFFERS: Record<ClaimMethod, (claimed: Claimed, domain: string) => Offer | null> = {
  email: ({ email, listing }, domain) =>
    email && isAddressOf(email, domain, listing.url)
      ? {
          instructions: `The verified address of your account is at ${domain}, which proves the claim at once.`,
          place: null,
          value: email,
        }
      : null,
  email_code: (_claimed, domain) => ({
    instructions: `Name an address at ${domain} as email: a code of six digits is sent there. Send it as code within 10 minutes.`,
    place: null,
    value: `@${domain}`,
  }),
  meta_tag: ({ listing, token }) => ({
    instructions: "Put this tag into the <head> of your home page, in the HTML that your server sends.",
    place: homeOf(listing.url),
    value: `<meta name="${META_NAME}" content="${token}">`,
  }),
  well_known_file: ({ listing, token }) => ({
    instructions: "Serve a text file at this address that holds this value and nothing else.",
    place: fileUrlOf(listing.url),
    value: token,
  }),
  dns_txt: ({ token }, domain) => ({
    instructions: "Add a TXT record with this name and value to your DNS. Your other records stay as they are.",
    place: recordOf(domain, token).name,
    value: recordOf(domain, token).text,
  }),
  badge: (claimed) => ({
    instructions: "Put this badge on your home page where visitors see it. Its link carries the code of your claim.",
    place: homeOf(claimed.listing.url),
    value: markedBadge(claimed),
  }),
};

const BY_MAIL: readonly ClaimMethod[] = ["email", "email_code"];

/** The methods that can prove a claim, the quickest first. */
export function offeredMethods(claimed: Claimed): OfferedMethod[] {
  const domain = claimDomain(claimed.listing.url);
  if (!domain) return [];
  const isPossible = (method: ClaimMethod) => {
    if (BY_MAIL.includes(method)) return !domain.isLent && !isPublicMailHost(domain.name);
    return method !== "dns_txt" || !domain.isLent;
  };
  return methodNames.filter(isPossible).flatMap((method) => {
    const offer = OFFERS[method](claimed, domain.name);
    return offer ? [{ method, ...offer }] : [];
  });
}

const methodNames: ClaimMethod[] = ["email", "email_code", "meta_tag", "well_known_file", "dns_txt", "badge"];

function markedBadge({ site: { baseUrl, name }, listing, token }: Claimed): string {
  const alt = `${listing.name} on ${name}`;
  const search = new URLSearchParams({ [BADGE_MARK]: token });
  return badgeEmbed({ baseUrl, slug: listing.slug, kind: "featured", theme: "light", alt, search }).html;
}
