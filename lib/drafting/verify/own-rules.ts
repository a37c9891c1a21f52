import type { SiteReading } from "@/lib/drafting/candidate";
import { knownPeople, withAlternatives } from "@/lib/drafting/extract/known";
import { isBuilder } from "@/lib/drafting/reading/builders";
import { isOwnHost, ownNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { isSameText } from "@/lib/drafting/reading/reading";
import { COUNTRY, POSTAL_LINES } from "@/lib/drafting/text/places";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { Cited } from "./cited";
import { hostOf, isSameAddress, whyNotLinked, whyNotProfile } from "./link-rules";

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

/** Why a repository is not the product's own, or null. */
export function whyNotOwnRepository(value: string, cited: Cited[], reading: SiteReading): Why {
  const strange = whyNotLinked(value, cited);
  if (strange) return strange;
  const known = withAlternatives(knownPeople(reading).fields?.repo_url);
  if (known.some((one) => isSameAddress(new URL(value), new URL(one.value)))) return null;
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

/** Why a text is not the company's place, or null: a place is told of as one, or is a country or postal line. */
export function whyNotPlace(value: string, cited: Cited[], reading: SiteReading): Why {
  const known = withAlternatives(knownPeople(reading).fields?.location);
  if (known.some((one) => isSameText(one.value, value))) return null;
  const isPlace = COUNTRY.test(value) || POSTAL_LINES.some((line) => cited.some((one) => line.test(one.segment.text)));
  const isTold = cited.some((one) => PLACE_CUE.test(one.sentence) || /address/i.test(one.segment.name ?? ""));
  return isPlace && isTold ? null : "nothing cited says that it is the company's place";
}
