import type { SiteReading } from "@/lib/drafting/candidate";
import { isPlatformsOwn, isStrangers, knownPeople, withAlternatives } from "@/lib/drafting/extract/known";
import { isBuilder } from "@/lib/drafting/reading/builders";
import {
  isOwnHost,
  isOwnName,
  type OwnNames,
  ownNameIn,
  ownNames,
  resemblesOwn,
} from "@/lib/drafting/reading/own-names";

import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { storePlatform } from "@/lib/drafting/text/software/platform-names";
import { keyOf } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { Cited } from "./cited";
import { CODE_HOSTS, hostOf, isSameAddress, whyNotLinked, whyNotProfile } from "./link-rules";
import { ownersOf } from "./subject";

type Why = string | null;

const SOURCE = /source|(?<!-)code|repo|contribut|fork|quelltext|código|codice|kod/i;

/** Why an account is not the company's own, or null: it is named like it, stands where sites list theirs, or the rules know it. */
export function whyNotOwnProfile(platform: PlatformKey, value: string, cited: Cited[], reading: SiteReading): Why {
  const strange = whyNotProfile(platform, value, cited);
  if (strange) return strange;
  if (new URL(value).pathname.split("/").some((part) => isBuilder(part, ownNames(reading).keys)))
    return "the account of who made the site's template";
  const known = withAlternatives(knownPeople(reading).socials?.[platform]);
  const isKnown = known.some((one) => isSameAddress(new URL(value), new URL(one.value)));
  if (!isKnown && isPlatformsOwn(value)) return "names no account";
  if (!isKnown && isStrangers(reading, ownersOf(reading), value)) return "the account of who made the site's template";
  const isOwn =
    isKnown || isOwnLink(value, cited, reading) || cited.some((one) => isUnderOwnName(platform, value, one, reading));
  return isOwn ? null : "somebody else's account";
}

/** Words that ask to follow, and nothing but them: with another word it may be somebody who only speaks of the product. */
const ASKING = exactly(
  "follow|watch|find|see|open|visit|join|on|folgen?|folgt|besuchen?|öffnen|finden?|auf|bei|suivez|suivre|regardez|retrouvez|voir|ouvrir|visitez|sur|sigue|seguir|siga|ver|mira|abrir|visita|en|a|segui|guarda|trova|apri|su|volg|volgen|bekijk|vind|op|obserwuj|oglądaj|otwórz|na|veja|visite|no|följ|besök|på|følg|besøg|the|us",
);

/** "Watch Acme" over a link that says "Open YouTube": whatever the account is called, the heading says whose it is. */
function isUnderOwnName(platform: PlatformKey, value: string, one: Cited, reading: SiteReading): boolean {
  const heading = headingsAbove(one.page, one.segmentIndex).at(-1) ?? "";
  const name = ownNameIn(ownNames(reading), heading);
  if (!name || !asks(heading.slice(0, name.start) + heading.slice(name.end)) || isCredited(one)) return false;
  return one.page.links.some((link) => {
    const words = link.text.toLowerCase().split(/[^\p{L}]+/u);
    const rest = words.filter((word) => word !== platform);
    const isCalled = rest.length === words.length - 1 && asks(rest.join(" "));
    return isCalled && link.segment === one.segmentIndex && isSameAddress(new URL(value), new URL(link.url));
  });
}

function asks(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => ASKING.test(word));
}

/** Single files, and repositories that hold the website. */
const OF_WEBSITE =
  /\/(?:blob|edit|raw|issues|wiki|pull|assets|user-attachments)(?:\/|$)|[-_./](?:site|website|homepage|www|docs)(?:\/|$)/i;

/** "acme-python", "acme.js", "acme-skills": libraries to reach a product from others' programs, and what is added to those. */
const OF_LANGUAGE =
  /[-_.](?:js|ts|py|php|rb|rs|node(?:js)?|python|ruby|go(?:lang)?|rust|java(?:script)?|typescript|dotnet|csharp|swift|kotlin|elixir|laravel|sdk|client|bindings|skills?|examples?|samples?|demos?|templates?)\/?$/i;

/** What is downloaded. */
const FILE = /\/releases\/(?:latest\/)?download\/|\.(?:dmg|pkg|exe|msi|apk|deb|rpm|zip|t?gz|appimage)$/iu;

/** Why a repository is not the product's own, or null. */
export function whyNotOwnRepository(value: string, cited: Cited[], reading: SiteReading): Why {
  const strange = whyNotLinked(value, cited);
  if (strange) return strange;
  const known = withAlternatives(knownPeople(reading).fields?.repo_url);
  if (known.some((one) => isSameAddress(new URL(value), new URL(one.value)))) return null;
  if (new URL(value).pathname.split("/").some((part) => isBuilder(part, ownNames(reading).keys)))
    return "the repository of who made the site's template";
  if (storePlatform(value) !== null || isPlatformsOwn(value)) return "a shop, or a page of the host's own";
  if (FILE.test(new URL(value).pathname)) return "a file to download, and no repository";
  if (known.some((one) => isBesideOwn(value, one.value, reading))) return "another work of the same makers";
  if (OF_LANGUAGE.test(new URL(value).pathname)) return "what ties the product to a language of programming";
  if (OF_WEBSITE.test(new URL(value).pathname)) return "a page of a repository, or the website's own";
  const isCalled = cited.some(
    (one) =>
      !isCredited(one) && one.page.links.some((link) => link.segment === one.segmentIndex && SOURCE.test(link.text)),
  );
  const isCodeHost = CODE_HOSTS.test(hostOf(new URL(value))) || /(?<![a-z])git/i.test(value);
  return isCalled || (isCodeHost && isOwnLink(value, cited, reading)) ? null : "somebody else's repository";
}

/** Of the same owner as the repository that has the product's own name, under a name that is not the product's. */
function isBesideOwn(value: string, known: string, reading: SiteReading): boolean {
  const partsOf = (address: string) => new URL(address).pathname.split("/").slice(1);
  const [[owner, name], [ownOwner, ownName]] = [partsOf(value), partsOf(known)];
  const own = ownNames(reading);
  return owner === ownOwner && name !== undefined && isOwnName(own, ownName ?? "") && !resemblesOwn(own, name);
}

/** The account, or the host, has a name like the site's own. */
function isNamedOwn(value: string, reading: SiteReading): boolean {
  const { hostname, pathname } = new URL(value);
  const [account = ""] = pathname.split("/").filter(Boolean);
  const [label = ""] = hostname.replace(/^www\./, "").split(".");
  return [label, account.replace(/^@/, "")].some((part) => resemblesOwn(ownNames(reading), part));
}

function isOwnLink(value: string, cited: Cited[], reading: SiteReading): boolean {
  const own = ownNames(reading);
  const url = new URL(value);
  const parts = [hostOf(url).split(".")[0] ?? "", ...url.pathname.split("/")].map((part) => part.replace(/^@/, ""));
  if (isNamedOwn(value, reading)) return true;
  const [account = "", ...rest] = parts.slice(1).filter(Boolean);
  // A name that only begins like the product's is a library's for it.
  if (rest.some((part) => isOwnName(own, part) || isOwnPart(own, part))) return true;
  return cited.some((one) => isOwnPlace(one, reading) && !isCredited(one) && isAgain(account, one));
}

/** "bsky.app/profile/acme.org", "facebook.com/p/Acme-61578182977979": a host of the site's own, or its name before a number. */
function isOwnPart(own: OwnNames, part: string): boolean {
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(part)) return isOwnHost(own, part);
  return /-\d{6,}$/.test(part) && isOwnName(own, part.replace(/-\d+$/, ""));
}

/** Among links of the site's own a strange name may be the theme's: other platforms know the same name, or nothing else is linked. */
function isAgain(account: string, { page, segment }: Cited): boolean {
  if (segment.region === "head") return true;
  const accounts = page.links
    .filter((link) => link.region === segment.region && SOCIAL.test(new URL(link.url).hostname))
    .map((link) => keyOf(new URL(link.url).pathname.split("/").filter(Boolean).at(-1) ?? ""));
  return new Set(accounts).size <= 1 || accounts.filter((one) => one === keyOf(account.replace(/^@/, ""))).length > 1;
}

const SOCIAL =
  /(?:^|\.)(?:x\.com|twitter\.com|linkedin\.com|github\.com|gitlab\.com|youtube\.com|instagram\.com|facebook\.com|tiktok\.com|discord\.(?:gg|com)|reddit\.com|bsky\.app|mastodon\.\w+)$/;

/** What signs a theme, its icons or its author, in the words beside a link. */
const CREDITS = anyOf(
  "themes?|templates?|icons?|logo|fonts?|designed|design|powered|built (?:with|on|using)|made with|unofficial|thema|vorlage|szablon|motyw|tema|temi|modell?o|plantilla|gabarit|thème|mall|skabelon|sjabloon|hecha con|hecho con|fait avec|feito com|fatto con|gemaakt met|gemacht mit|não oficial|no oficial|inoffiziell\\p{L}*|non officiel\\p{L}*|non ufficial\\p{L}*",
);
const CREDIT_REACH = 3;
/** The words of a link itself: "X", "Mastodon". */
const LABEL_MAX = 9;

/** True beside words that credit the site's theme or a stranger's work, links between them aside. */
function isCredited({ page, segmentIndex, segment }: Cited): boolean {
  if (segment.region === "head" || segment.region === "nav") return false;
  const isNear = (step: number) => {
    for (let at = segmentIndex + step; Math.abs(at - segmentIndex) <= CREDIT_REACH; at += step) {
      const one = page.segments[at];
      if (!one || one.region !== segment.region) return false;
      if (one.kind === "link" || one.kind === "image" || one.text.length <= LABEL_MAX) continue;
      return one.text.length <= 200 && CREDITS.test(one.text);
    }
    return false;
  };
  return isNear(-1) || isNear(1) || page.links.some((link) => link.segment === segmentIndex && CREDITS.test(link.text));
}

/** Places in which a site lists what is its own: head and foot of the page, structured data, pages about itself. */
function isOwnPlace({ page, segment }: Cited, reading: SiteReading): boolean {
  if (segment.region === "head" || segment.region === "header" || segment.region === "nav") return true;
  return segment.region === "footer" || hasRole(reading, reading.pages.indexOf(page), "contact", "imprint");
}
