import type { Ctx } from "@/lib/core/context";
import { crawlerHostMap, env } from "@/lib/core/env";
import type { ClaimMethod } from "@/lib/core/statuses";
import { findBadge } from "@/lib/drafting/badge/find-badge";
import type { CrawlError } from "@/lib/drafting/crawl/crawl-error";
import { findMetaTag } from "@/lib/drafting/ownership/find-meta-tag";
import { findProofFile } from "@/lib/drafting/ownership/find-proof-file";
import { txtLookup } from "@/lib/integrations/dns";
import { hostPace } from "@/lib/services/crawl/host-pace";
import { listingPageUrl } from "@/lib/services/listings/present";
import { BADGE_MARK, fileUrlOf, META_NAME, recordOf } from "./offered-methods";
import type { ClaimedListing } from "./present";
import type { ClaimRow } from "./status";

/** What a look found, in words for whoever has to mend it. */
export interface Seen {
  found: boolean;
  detail: string;
}

interface Looked {
  claim: ClaimRow;
  listing: ClaimedListing;
}

/** Methods whose proof stands on the website or in its DNS. */
type LookedFor = Exclude<ClaimMethod, "email" | "email_code">;
type Look = (ctx: Ctx, looked: Looked) => Promise<Seen>;

const found = (detail: string): Seen => ({ found: true, detail });
const missing = (detail: string): Seen => ({ found: false, detail });
const unread = (url: string, error: CrawlError) => missing(`${url} could not be read. ${error.message} ${error.fix}`);
const OLD_VALUE = "Replace it with the value that this claim shows now.";

/** By the rules of the crawler: robots.txt, address guard, pace. */
const visit = ({ db, site, now }: Ctx, { claim }: Looked) => ({
  baseUrl: site.baseUrl,
  hostMap: crawlerHostMap(env()),
  now: () => now,
  user: claim.userId,
  pace: hostPace(db),
});

const lookForTag: Look = async (ctx, looked) => {
  const { token } = looked.claim;
  const seen = await findMetaTag({
    ...visit(ctx, looked),
    siteUrl: looked.listing.url,
    name: META_NAME,
    content: token,
  });
  switch (seen.is) {
    case "found":
      return found(`The tag stands on ${seen.url}.`);
    case "in_body":
      return missing("The tag stands in the page's <body>; it must stand in its <head>, before any text.");
    case "other_value":
      return missing(`The home page has the tag with another value. ${OLD_VALUE}`);
    case "elsewhere":
      return missing(`The tag stands on ${seen.path}; it must stand on the home page, ${seen.url}.`);
    case "absent":
      return missing(
        `The tag is not in the HTML of ${seen.url}. It must be in what the server sends; tags that scripts add later are not seen.`,
      );
    case "unread":
      return unread(seen.url, seen.error);
  }
};

const lookForFile: Look = async (ctx, looked) => {
  const url = fileUrlOf(looked.listing.url);
  const seen = await findProofFile({ ...visit(ctx, looked), url, content: looked.claim.token });
  switch (seen.is) {
    case "found":
      return found(`The file stands at ${url}.`);
    case "other_value":
      return missing(`The file is there with another value. ${OLD_VALUE}`);
    case "empty":
      return missing("The file is there, and empty. Put the value of this claim into it.");
    case "page":
      return missing(`${url} answers with a web page, not with the text file. Serve the file itself at this address.`);
    case "status":
      return missing(`There is no file at ${url}: it answers with the HTTP status ${seen.status}.`);
    case "unread":
      return unread(url, seen.error);
  }
};

const lookForRecord: Look = async (_ctx, { claim }) => {
  const { name, text } = recordOf(claim.domain, claim.token);
  const dns = txtLookup(crawlerHostMap(env()));
  const { texts, hasAnswered } = await dns.txt(name, claim.domain);
  const records = texts.map((one) => one.trim());
  if (records.includes(text)) return found(`The record stands at ${name}.`);
  if (records.some((one) => one.startsWith(META_NAME)))
    return missing(`The record is there with an old value. ${OLD_VALUE}`);
  if (records.length > 0) return missing(`${name} has a TXT record with another text. Add one with the value ${text}.`);
  if (!hasAnswered) return missing(`No name server answered for ${claim.domain}. Try again in a few minutes.`);
  const above = await dns.txt(claim.domain, claim.domain);
  if (above.texts.some((one) => one.trim() === text))
    return missing(`The record stands at ${claim.domain}; it must stand at ${name}.`);
  return missing(`There is no TXT record at ${name}. A new one can take some minutes until it is seen.`);
};

const lookForBadge: Look = async (ctx, looked) => {
  const { site } = ctx;
  const { listing, claim } = looked;
  const home = new URL("/", listing.url).href;
  const { result, url, isUnmarked } = await findBadge({
    ...visit(ctx, looked),
    siteUrl: home,
    listingPageUrl: listingPageUrl(site.baseUrl, listing.slug),
    directoryHome: site.baseUrl,
    mark: { name: BADGE_MARK, value: claim.token },
  });
  switch (result) {
    case "found":
      return found(`The badge stands on ${url ?? home}.`);
    case "not_found":
      return missing(
        isUnmarked
          ? "The badge is there, but its link does not carry the code of this claim. Copy the code anew."
          : `No visible badge was found on the home page, ${home}.`,
      );
    case "robots_disallowed":
      return missing(
        `The robots.txt of the website does not let LaunchyardBot read ${home}. Allow it, or use another method.`,
      );
    case "timeout":
      return missing(`${home} did not answer in time. Try again when it answers faster.`);
    case "unreachable":
      return missing(`${home} could not be read. Check that it opens in a browser, then try again.`);
  }
};

const LOOKS: Record<LookedFor, Look> = {
  meta_tag: lookForTag,
  well_known_file: lookForFile,
  dns_txt: lookForRecord,
  badge: lookForBadge,
};

/** Looks for a claim's proof now. Over the network: never inside a transaction. What is not there, or not to be read, is data. */
export function lookForProof(ctx: Ctx, method: LookedFor, looked: Looked): Promise<Seen> {
  return LOOKS[method](ctx, looked);
}
