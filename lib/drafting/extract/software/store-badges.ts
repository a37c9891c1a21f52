import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { DENIALS, NOT_YET } from "@/lib/drafting/text/polarity";
import { isProse, pageSpots, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PlatformClaim } from "./platform-answers";
import { speaksOfMacAlone } from "./platform-stores";

/** Shops, and what their apps run on. */
const SHOPS: [RegExp, string][] = [
  [/(?<!mac )\bapp ?store\b/iu, "iOS"],
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
  `^\\P{L}*(?:${LEAD}\\s(?:(?:on|from|in|at|im|bei|auf|sur|dans|en|su|sull['’]|in|no|na|w|på|i)\\s?)(?:the\\s|dem\\s|l['’]|el\\s|la\\s|il\\s)?(?:${SHOP})(?:(?:,|\\s(?:and|&|und|et|y|e|en))?\\s(?:on\\s|in\\s|auf\\s|sur\\s)?(?:the\\s)?(?:${SHOP})){0,2}|(?:${SHOP}) (?:badge|logo|download|button)|add to (?:chrome|firefox)(?:\\s[–—-]\\s?(?:it['’]s )?free| for free| now)?)\\P{L}*$`,
  "iu",
);
const BADGE_MAX = 80;
const NOT = anyOf(DENIALS);

/** Platforms by the badges of shops that the site's own pages show, wherever they lead. */
export function badgeClaims(reading: SiteReading): PlatformClaim[] {
  const isMacAlone = speaksOfMacAlone(reading);
  return reading.pages.flatMap((snapshot, page) => {
    if (!isOwnPage(reading, page) || hasRole(reading, page, "privacy", "terms", "imprint")) return [];
    return pageSpots(reading, page).flatMap((spot) => {
      const { kind, text, isTestimonial } = spot.segment;
      if ((kind !== "alt" && !isProse(spot.segment)) || isTestimonial || text.length > BADGE_MAX) return [];
      if (!BADGE.test(text) || NOT_YET.test(text) || NOT.test(text) || isUnderOthers(snapshot, spot.index)) return [];
      return SHOPS.flatMap(([shop, on]) => {
        const platform = on === "iOS" && isMacAlone ? "macOS" : on; // Apple's shops of both kinds are called so
        return shop.test(text) ? [{ platform, source: whole(spot) }] : [];
      });
    });
  });
}
