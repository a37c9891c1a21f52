import type { SiteReading } from "@/lib/drafting/candidate";
import { knownPeople, withAlternatives } from "@/lib/drafting/extract/known";

import { isBuilder } from "@/lib/drafting/reading/builders";
import { isOwnHost, namesOwn, ownNames, resemblesOwn } from "@/lib/drafting/reading/own-names";

import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { isSameText } from "@/lib/drafting/reading/reading";
import { foldText, includesFolded } from "@/lib/drafting/text/fold";
import { COUNTRY, POSTAL_LINES } from "@/lib/drafting/text/places";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { Cited } from "./cited";
import { hostOf, isSameAddress, whyNotLinked, whyNotProfile } from "./link-rules";
import { ownersOf } from "./subject";

type Why = string | null;

/** Pages on which a site tells how to reach it. */
const CONTACT_PAGES: PageRole[] = ["contact", "imprint", "about", "team", "press", "support", "privacy", "terms"];
const SOURCE = /source|code|git|repo|contribut|fork|develop|star/i;
const PLACE_CUE =
  /\b(?:based|headquarter\p{L}*|located|offices?|address|registered|incorporated|residen\p{L}*|from|founded|made|developed|hq)\b|\b(?:sitz|anschrift|adresse|standort|ansässig|siège|basée?|sede|dirección|indirizzo|gevestigd|adres)\b/iu;

/** Why an account is not the company's own, or null: it is named like it, stands where sites list theirs, or the rules know it. */
export function whyNotOwnProfile(platform: PlatformKey, value: string, cited: Cited[], reading: SiteReading): Why {
  const strange = whyNotProfile(platform, value, cited);
  if (strange) return strange;
  if (new URL(value).pathname.split("/").some((part) => isBuilder(part, ownNames(reading).keys)))
    return "the account of who made the site's template";
  const known = withAlternatives(knownPeople(reading).socials?.[platform]);
  const isKnown = known.some((one) => isSameAddress(new URL(value), new URL(one.value)));
  return isKnown || isOwnLink(value, cited, reading) ? null : "somebody else's account";
}

/** Single files, and repositories that hold the website. */
const OF_WEBSITE = /\/(?:blob|edit|raw|issues|wiki|pull)(?:\/|$)|[-_./](?:site|website|homepage|www|docs)(?:\/|$)/i;

/** Why a repository is not the product's own, or null. */
export function whyNotOwnRepository(value: string, cited: Cited[], reading: SiteReading): Why {
  const strange = whyNotLinked(value, cited);
  if (strange) return strange;
  const known = withAlternatives(knownPeople(reading).fields?.repo_url);
  if (known.some((one) => isSameAddress(new URL(value), new URL(one.value)))) return null;
  if (OF_WEBSITE.test(new URL(value).pathname)) return "a page of a repository, or the website's own";
  const isCalled = cited.some((one) =>
    one.page.links.some((link) => link.segment === one.segmentIndex && SOURCE.test(link.text)),
  );
  return isCalled || isOwnLink(value, cited, reading) ? null : "somebody else's repository";
}

function isOwnLink(value: string, cited: Cited[], reading: SiteReading): boolean {
  const own = ownNames(reading);
  const url = new URL(value);
  const parts = [hostOf(url).split(".")[0] ?? "", ...url.pathname.split("/")].map((part) => part.replace(/^@/, ""));
  return parts.some((part) => resemblesOwn(own, part)) || cited.some((one) => isOwnPlace(one, reading));
}

/** Places in which a site lists what is its own: head and foot of the page, structured data, pages about itself. */
function isOwnPlace({ page, segment }: Cited, reading: SiteReading): boolean {
  if (segment.region === "head" || segment.region === "header" || segment.region === "nav") return true;
  return segment.region === "footer" || hasRole(reading, reading.pages.indexOf(page), "contact", "imprint");
}

/** Why an address is not the company's own contact, or null. */
export function whyNotOwnMail(value: string, cited: Cited[], reading: SiteReading): Why {
  const known = withAlternatives(knownPeople(reading).fields?.contact_email);
  if (known.some((one) => one.value.toLowerCase() === value.toLowerCase())) return null;
  const isContact = cited.some(
    (one) => one.segment.region === "footer" || hasRole(reading, reading.pages.indexOf(one.page), ...CONTACT_PAGES),
  );
  return isOwnHost(ownNames(reading), value.split("@").at(-1) ?? "") || isContact ? null : "somebody else's address";
}

/** Why a text is not the company's place, or null: a sentence, an address or a line of contacts says that it is. */
export function whyNotPlace(value: string, cited: Cited[], reading: SiteReading): Why {
  const known = withAlternatives(knownPeople(reading).fields?.location);
  if (known.some((one) => isSameText(one.value, value))) return null;
  const parts = value.split(/\s*,\s*/).filter(Boolean);
  const naming = cited.filter((one) => parts.some((part) => includesFolded(one.text, part)));
  const isPlace = COUNTRY.test(value) || POSTAL_LINES.some((line) => naming.some((one) => line.test(one.segment.text)));
  const isTold = naming.some((one) => isToldAt(parts[0] ?? value, one) || /address/i.test(one.segment.name ?? ""));
  if (isPlace && isTold) return null;
  const isGiven = naming.some(
    (one) =>
      (isPlace && (isContactLine(value, one, reading) || isSignature(parts, one, reading))) ||
      isInAddress(parts[0] ?? value, one),
  );
  return isGiven ? null : "nothing cited says that it is the company's place";
}

/** "based in Kiel": the cue stands right before the place, and no list of countries between. */
function isToldAt(part: string, { sentence }: Cited): boolean {
  const text = foldText(sentence);
  const at = text.indexOf(foldText(part));
  const before = text.slice(Math.max(0, at - 60), Math.max(0, at));
  const cue = PLACE_CUE.exec(at === -1 ? text : before);
  return cue !== null && !/countries|including|such as|various|users|customers/i.test(before.slice(cue.index));
}

/** A line of its own that is the place, among contacts or at the foot of the page. */
function isContactLine(value: string, { page, segment, segmentIndex }: Cited, reading: SiteReading): boolean {
  if (!isSameText(segment.text, value) || value.split(",").length < 2) return false;
  const near = page.segments.slice(Math.max(0, segmentIndex - 3), segmentIndex + 4);
  const isByContact = near.some(({ text }) => /@[\w-]+\.\w|^mailto:|^tel:|\+\d{2}[\d ]{6}/.test(text));
  return (
    isByContact || segment.region === "footer" || hasRole(reading, reading.pages.indexOf(page), "contact", "imprint")
  );
}

/** "© Acme – Kiel, Germany": a part of the line in which the site signs. */
function isSignature(parts: string[], { segment }: Cited, reading: SiteReading): boolean {
  if (!/©|\(c\)|copyright/i.test(segment.text) || segment.text.length > 200) return false;
  const said = segment.text.split(/\s[–—·|-]\s|[·|•,.]/).map((part) => part.trim());
  const bare = segment.text.replace(/TM(?!\p{L})|[™®]/gu, "");
  return namesOwn(ownersOf(reading), bare) && parts.every((part) => said.some((one) => isSameText(one, part)));
}

const STREET =
  /(?<!\p{L})(?:rua|calle|via|viale|piazza|rue|avenue|avenida|street|road|lane|ulica|ul)(?!\p{L}).*\d|\p{L}(?:stra(?:ß|ss)e|str\.|weg|platz|straat|laan|gatan|gade)\s?\d/iu;

/** The last line of an address whose other lines hold street and number. */
function isInAddress(part: string, { segment }: Cited): boolean {
  const lines = segment.text.split("\n").map((line) => line.trim());
  return (
    lines.length >= 2 && isSameText(lines.at(-1) ?? "", part) && lines.slice(0, -1).some((line) => STREET.test(line))
  );
}
