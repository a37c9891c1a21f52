import { parse } from "tldts";

/**
 * Hosts on which many people have pages of their own under one name, from what products give as their address. Those that give
 * each a name of its own stand on the public suffix list.
 */
export const SHARED_HOSTS = new Set([
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

/**
 * What tells one company from another: the registrable domain of its product's address, names lent by others such as one of
 * github.io counted as domains. On a host that many share it is host and path: each page there is a company of its own.
 */
export function companyDomain(url: string): string {
  const { domain } = parse(url, { allowPrivateDomains: true });
  const { hostname, pathname } = new URL(url);
  if (!domain) return hostname;
  if (!SHARED_HOSTS.has(domain)) return domain;
  return `${hostname.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}`.toLowerCase();
}
