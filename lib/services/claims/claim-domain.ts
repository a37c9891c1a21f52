import { getDomain, parse } from "tldts";
import { invalid } from "@/lib/core/errors";
import { readAddress } from "@/lib/core/text/mail-address";

/**
 * Hosts on which many people have pages of their own under one name, from what products give as their address. Those that give
 * each a name of its own stand on the public suffix list.
 */
const SHARED_HOSTS = new Set([
  ...["github.com", "gitlab.com", "bitbucket.org", "codeberg.org", "sourceforge.net", "sr.ht", "npmjs.com", "pypi.org"],
  ...["apple.com", "google.com", "microsoft.com", "mozilla.org", "f-droid.org", "flathub.org", "snapcraft.io"],
  ...[
    "facebook.com",
    "instagram.com",
    "linkedin.com",
    "x.com",
    "twitter.com",
    "youtube.com",
    "tiktok.com",
    "reddit.com",
  ],
  ...[
    "medium.com",
    "substack.com",
    "dev.to",
    "notion.com",
    "gumroad.com",
    "itch.io",
    "linktr.ee",
    "t.me",
    "discord.com",
  ],
  ...["producthunt.com", "huggingface.co", "kickstarter.com", "patreon.com", "buymeacoffee.com", "ko-fi.com"],
]);

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

/** The registrable domain of a mail address; null where it has none. */
export function mailDomain(address: string): string | null {
  return getDomain(address.slice(address.lastIndexOf("@") + 1), { allowPrivateDomains: true });
}

/** An address at the domain, as addresses are compared. Throws `validation_failed` for any other. */
export function addressAt(typed: string, domain: string): string {
  const address = readAddress(typed);
  if (mailDomain(address) === domain) return address;
  throw invalid("/email", `This address is not at ${domain}.`, `Use an address that ends with @${domain}.`);
}
