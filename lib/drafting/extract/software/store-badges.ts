import type { SiteReading } from "@/lib/drafting/candidate";
import { isUnderOtherName } from "@/lib/drafting/reading/others/names-above";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { DENIALS, GIVEN_UP, NOT_YET } from "@/lib/drafting/text/polarity";
import { storePlatform } from "@/lib/drafting/text/software/platform-names";
import { isProse, pageSpots, type Spot, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { PlatformClaim } from "./platform-answers";
import { speaksOfMacAlone } from "./platform-stores";
import { isUnderStrangers } from "./stated-platforms";

/** Shops, and what their apps run on. */
const SHOPS: [RegExp, string][] = [
  [/(?<!Mac )(?:\bApp ?Store\b|\bAPP STORE\b)/u, "iOS"],
  [/\bmac app ?store\b/iu, "macOS"],
  [/\b(?:google play|play ?store)\b/iu, "Android"],
  [/\b(?:microsoft|windows) store\b/iu, "Windows"],
  [/\bchrome web ?store\b|\badd to chrome\b/iu, "Chrome"],
  [/\bfirefox add-?ons\b|\badd to firefox\b/iu, "Firefox"],
];
const SHOP =
  "(?:apple |mac )?app ?store|google play(?: ?store)?|play ?store|(?:microsoft|windows) store|chrome web ?store|firefox add-?ons";
const LEAD =
  "(?:now |jetzt |also |auch )?(?:download(?: it| now| the app)?|get(?: it| the app)?|available(?: now)?|find (?:it|us)|install|laden|(?:jetzt )?(?:erhältlich|verfügbar|herunterladen|laden)|disponibles?|télécharge[rz]|descarga(?:r|la)?|disponibile|scarica(?:la)?|beschikbaar|disponível|dostępn[ae]|pobierz|finns|hent)";
/** "Download on the App Store", "Disponible en App Store y Google Play", "Add to Chrome": what badges and buttons say, and nothing else. */
const BADGE = new RegExp(
  `^\\P{L}*(?:${LEAD}\\s(?:(?:on|from|in|at|im|bei|auf|sur|dans|en|su|sull['’]|in|no|na|w|på|i)\\s?)(?:the\\s|dem\\s|l['’]|el\\s|la\\s|il\\s)?(?:${SHOP})(?:(?:,|\\s(?:and|&|und|et|y|e|en))?\\s(?:on\\s|in\\s|auf\\s|sur\\s)?(?:the\\s)?(?:${SHOP})){0,2}|(?:${SHOP}) (?:badge|download|button)|add to (?:chrome|firefox)(?:\\s[–—-]\\s?(?:it['’]s )?free| for free| now)?)\\P{L}*$`,
  "iu",
);
const BADGE_MAX = 80;
const NOT = anyOf(DENIALS);

/** Texts around a badge in which it may be said that it is of something else, or of another time. */
const [ABOVE, BELOW] = [3, 1];
/** What others publish, other apps of the makers, and places with shops of their own. */
const OTHERS = anyOf(
  "install(?:ing)? \\p{L}+|other apps?|more (?:apps|from us)|white[- ]?label\\p{L}*|brand(?:ed|ing)?|templates?|publish\\p{L}*|agency|our work|portfolio|clients?|customers? (?:see|get|install)|viewer|bot|shopify|nextcloud|jira|slack|wordpress|salesforce|hubspot|zendesk|optimi[sz]ation|monitor\\p{L}*|integrat\\p{L}+",
  "andere apps?|weitere apps?|vorlagen?|agentur|kunden|veröffentlich\\p{L}*|autres? app\\p{L}*|modèles?|agence|otras? app\\p{L}*|plantillas?|agencia|altre app|modelli|agenzia",
);

/** Platforms by the badges of shops on the home page and pages for downloads, where they lead to no shop that tells whose app it is. */
export function badgeClaims(reading: SiteReading, own: OwnNames): PlatformClaim[] {
  const isMacAlone = speaksOfMacAlone(reading);
  return reading.pages.flatMap((snapshot, page) => {
    if (page !== 0 && !hasRole(reading, page, "download")) return [];
    if (!isOwnPage(reading, page)) return [];
    return pageSpots(reading, page).flatMap((spot) => {
      const { kind, text, isTestimonial } = spot.segment;
      if ((kind !== "alt" && !isProse(spot.segment)) || isTestimonial || text.length > BADGE_MAX) return [];
      if (!BADGE.test(text) || !isOfProduct(snapshot, spot, own)) return [];
      return SHOPS.flatMap(([shop, on]) => {
        const platform = on === "iOS" && isMacAlone ? "macOS" : on; // Apple's shops of both kinds are called so
        return shop.test(text) ? [{ platform, source: whole(spot) }] : [];
      });
    });
  });
}

/** Nothing around the badge hands it to another app, another time or another's shop. */
function isOfProduct(snapshot: PageSnapshot, { index }: Spot, own: OwnNames): boolean {
  if (isUnderOthers(snapshot, index) || isUnderStrangers(snapshot, index) || isUnderOtherName(snapshot, index, own))
    return false;
  const isShops = snapshot.links.some(
    ({ segment, url }) => segment > index && segment <= index + ABOVE && storePlatform(url),
  );
  if (isShops) return false; // the shop's address tells whose app it is
  const around = snapshot.segments.slice(0, index).filter(isProse).slice(-ABOVE);
  const below = snapshot.segments.slice(index + 1).find(isProse);
  const said = [snapshot.segments[index], ...around, below].map((one) => one?.text ?? "");
  return !said.slice(0, said.length - BELOW).some(isElsewhere) && !NOT_YET.test(said.at(-1) ?? "");
}

const isElsewhere = (text: string): boolean =>
  NOT_YET.test(text) ||
  GIVEN_UP.test(text) ||
  COMING.test(text) ||
  OTHERS.test(text) ||
  (text.length <= BADGE_MAX && NOT.test(text));
/** "is coming this autumn", "in closed beta", "still in development". */
const COMING = anyOf(
  "coming|(?:closed|private) beta|in development|planned|not at the moment|bald|demnächst|in arbeit|bientôt|en développement|próximamente|pronto|in arrivo|binnenkort|wkrótce|em breve|snart",
);
