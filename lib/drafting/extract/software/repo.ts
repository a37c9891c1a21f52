import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isBuilder, SITE_WORD } from "@/lib/drafting/reading/builders";
import { isOwnHandle, type OwnNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { keyOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Link } from "@/lib/schemas/snapshot";
import { extractOpenSource } from "./open-source";

/** Hosts of source code whose addresses read `/owner/repository`. */
const CODE_HOST =
  /^(?:www\.)?(?:github\.com|gitlab\.com|gitlab\.[\w.-]+|codeberg\.org|bitbucket\.org|gitea\.com|invent\.kde\.org|framagit\.org|salsa\.debian\.org|sr\.ht|(?:git|gitea|forgejo|invent|source)\.[\w.-]+)$/;
const NOT_OWNERS =
  /^(?:sponsors|topics|orgs|features|marketplace|apps|login|about|explore|search|settings|users|groups|collections|trending|pricing|readme|-)$/i;
const SOURCE_TEXT = anyOf(
  "(?<!open[- ])source(?: ?code)?|repo(?:sitory)?|view (?:the )?code|code|star(?: us)?|fork (?:us|me)|contribute",
  "quell(?:code|text)|code source|código(?: fuente)?|codice(?: sorgente)?|broncode",
);
const HOST_TEXT = anyOf("git ?hub|git ?lab|codeberg");
/** Repositories around a product: its website, and what ties it to others' languages and tools. */
const ASIDE =
  /(?:^|[-_.])(?:website|site|www|docs?|documentation|blog|assets|translations?|plugins?|examples?|awesome|homebrew|packages|github\.io|foundation|branding|releases|issues|feedback|sdks?|node(?:js)?|python|php|ruby|golang|java(?:script)?|dotnet|laravel|terraform)(?:$|[-_.])|\.github\.io$/i;

/** "Source of this website": what the link is to, whatever its repository is called. */
const OF_SITE = anyOf(
  `(?:source(?: ?code)?|code|repo(?:sitory)?|quell(?:code|text)|código|codice|broncode|kod)\\P{L}{1,3}(?:\\p{L}+\\s){0,2}(?:${SITE_WORD})`,
  `(?:${SITE_WORD})['’]?s?[ -](?:source|code|repo)\\p{L}*`,
);
/** What a closed product's makers show of it: its small helpers on others' machines and pages. */
const HELPER =
  /(?:^|[-_.])(?:agents?|trackers?|scripts?|snippets?|cli|clients?|importers?|exporters?|import|export|libs?|librar(?:y|ies)|widgets?|embed|connectors?|integrations?|provider|actions?|samples?|templates?|themes?|setup)(?:$|[-_.])/i;

/** What lies beside the source code that it is the licence of. */
const LICENCE_FILE = /\/(?:blob|raw|src|tree)\/.*\/(?:un)?(?:licen[sc]e|copying)(?:[.-][\w.-]+)?$/i;

/** A picture that somebody put into an issue: the host keeps it under the repository's address. */
const UPLOADED = /\/(?:assets|user-attachments|files)\/[\w-]*\d/;

interface Repository {
  url: string;
  owner: string;
  /** Empty for an organization's page. */
  name: string;
}

/**
 * Where the product's source code lives: the repository of its name; of a product that is open source, its maker's
 * repository or organization too. A closed product's maker keeps other things there.
 */
export function extractRepo(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const ranked = linked(reading, own).sort((a, b) => b.trust - a.trust);
  return ranked.find((one) => one.trust >= 4)?.candidate;
}

interface Ranked {
  candidate: Candidate<string>;
  trust: number;
}

function linked(reading: SiteReading, own: OwnNames): Ranked[] {
  const counts = new Map<string, number>();
  const found = reading.pages.flatMap((snapshot, page) =>
    snapshot.links.flatMap((link) => {
      const repository = link.isTestimonial ? null : repositoryOf(link.url);
      if (!repository || isUnderOthers(snapshot, link.segment)) return [];
      if (isEditLink(link) || UPLOADED.test(link.url)) return [];
      if (isBuilder(repository.owner, own.keys) || OF_SITE.test(link.text)) return [];
      counts.set(keyOf(repository.url), (counts.get(keyOf(repository.url)) ?? 0) + 1);
      const isNews = hasRole(reading, page, "blog", "stories", "comparison");
      return [{ link, page, repository, isNews }];
    }),
  );
  const isOpen = found.length > 0 && extractOpenSource(reading, own)?.value === true;
  return found.map(({ link, page, repository, isNews }) => {
    const count = Math.min(3, counts.get(keyOf(repository.url)) ?? 1) / 4;
    const sources = [{ page, segment: link.segment, start: 0, end: link.href.length }];
    return {
      candidate: { value: repository.url, sources },
      trust:
        (isOpen || isWholeProduct(repository, own) ? trustOf(link, repository, own, isOpen) : 0) +
        count -
        (isNews ? 3 : 0),
    };
  });
}

/**
 * Of a closed product only a repository of its name shows it: others of its maker hold a script, an agent or an import tool, and
 * one that is called like the whole domain holds the website.
 */
function isWholeProduct({ name }: Repository, own: OwnNames): boolean {
  const isSite = keyOf(name) === keyOf(own.domain) && !own.keys.includes(keyOf(name));
  return name === "" || (!isSite && !HELPER.test(name) && resemblesOwn(own, name));
}

/** "Edit this page": a link into the repository of the website, not of the product. */
function isEditLink({ url, text }: Link): boolean {
  return (
    /\/(?:edit|blob|tree)\//.test(url) &&
    /\.(?:md|mdx|html?|rst|adoc)(?:$|[?#])|\/edit\//.test(url) &&
    !LICENCE_FILE.test(url) &&
    !SOURCE_TEXT.test(text)
  );
}

/** Repository or organization that an address stands in; null elsewhere. */
function repositoryOf(address: string): Repository | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || !CODE_HOST.test(url.hostname)) return null;
  const parts = url.pathname.split("/").filter(Boolean);
  const [owner, name] = parts;
  if (!owner || NOT_OWNERS.test(owner) || !/^[~\w.-]+$/.test(owner)) return null;
  const isRepository = name !== undefined && /^[\w.-]+$/.test(name) && name !== "-";
  const isWhole = parts.length <= (isRepository ? 2 : 1) && url.search === "" && url.hash === "";
  const cut = `${url.origin}/${owner}${isRepository ? `/${name.replace(/\.git$/, "")}` : ""}`;
  return { url: isWhole ? address : cut, owner, name: isRepository ? name.replace(/\.git$/, "") : "" };
}

function trustOf(link: Link, { owner, name, url }: Repository, own: OwnNames, isOpen: boolean): number {
  const isOwner = isOwnHandle(own, owner);
  const isExact = own.keys.includes(keyOf(name));
  const isCalled = SOURCE_TEXT.test(link.text);
  const isSaid = isCalled || HOST_TEXT.test(link.text) || (isExact && LICENCE_FILE.test(link.url));
  const isFrame = link.region === "header" || link.region === "nav" || link.region === "footer";
  let trust = (isSaid ? 1 : 0) + (isFrame ? 1 : 0);
  if (!isExact && !isOpen && !isCalled) return 0;
  if (name === "") return isOwner ? trust + 4 : isFrame && isSaid ? trust + 2 : 0;
  if (isOwner && isExact) trust += 9;
  else if (isExact) trust += isSaid || isFrame ? 5 : 3;
  else if (isOwner && !ASIDE.test(name)) trust += resemblesOwn(own, name) ? 5 : 3;
  else return 0;
  return trust + (url === link.url ? 0.5 : 0);
}
