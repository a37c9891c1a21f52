import { parse } from "tldts";
import { invalid } from "@/lib/core/errors";
import { readAddress } from "@/lib/core/text/mail-address";
import { SHARED_HOSTS } from "@/lib/services/listings/people/company-domain";

/** The domain that a claim is about. */
export interface ClaimDomain {
  name: string;
  /** Its owner got a name below somebody else's, such as one of github.io: its DNS and mail are not theirs. */
  isLent: boolean;
}

/** What proves who made the product at this address; null where its host belongs to many, or is no name at all. */
export function claimDomain(url: string): ClaimDomain | null {
  const { domain, isPrivate } = parse(url, { allowPrivateDomains: true });
  if (!domain || SHARED_HOSTS.has(domain)) return null;
  return { name: domain, isLent: isPrivate === true };
}

/**
 * Whether an address is at the domain itself or at the host of the listing. One at another host below the domain may be anybody's:
 * universities and companies give such names to many.
 */
export function isAddressOf(address: string, domain: string, listingUrl: string): boolean {
  const host = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  return host === domain || host === new URL(listingUrl).hostname;
}

/** An address that proves a claim, as addresses are compared. Throws `validation_failed` for any other. */
export function addressAt(typed: string, domain: string, listingUrl: string): string {
  const address = readAddress(typed);
  if (isAddressOf(address, domain, listingUrl)) return address;
  throw invalid(
    "/email",
    `This address is not at ${domain}.`,
    `Use an address that ends with @${domain}, or another method.`,
  );
}
