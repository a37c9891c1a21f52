import type { SiteReading } from "@/lib/drafting/candidate";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { makesForReaders } from "@/lib/drafting/text/software/platform-words";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** "Listeners by platform", "Protect every device": what is counted, mended or looked after. */
export const OF_OBJECTS = anyOf(
  "(?:by|per|pro|nach|par|por|selon|según|według|efter) (?:\\p{L}+ )?(?:devices?|platforms?|operating systems?|systems?|gerät|geräten?|plattform(?:en)?|betriebssystem(?:en)?|appareil|plateforme|dispositivo|plataforma|piattaforma|apparaat|platform|urządzeni\\p{L}+|enhet(?:er)?|enhed(?:er)?)",
  "(?:protect|manage|monitor|repair|recover|secure|control)\\p{L}* (?:\\p{L}+ ){0,3}(?:devices?|computers?|phones?|tablets?|platforms?)|geräte (?:schützen|verwalten|überwachen|reparieren)|(?:schütz|verwalt|überwach|reparier)\\p{L}+ (?:\\p{L}+ ){0,3}geräte?|(?:protég|gér|répar|surveill)\\p{L}+ (?:\\p{L}+ ){0,3}appareils?|(?:proteg|gestion|repar|prote[gj])\\p{L}* (?:\\p{L}+ ){0,3}dispositiv[oi]s?|bescherm (?:\\p{L}+ ){0,3}apparat\\p{L}*|chroń (?:\\p{L}+ ){0,3}urządzeni\\p{L}+|skydda (?:\\p{L}+ ){0,3}enhet\\p{L}*|beskyt (?:\\p{L}+ ){0,3}enhed\\p{L}*",
);
/** "Watch any server from", "Enrol iPads and Macs": what a product is for, where systems are those of what it looks after. */
const LOOKS_AFTER = anyOf(
  "(?:enrol{1,2}|manage|monitor|watch|administer|look(?:s|ing)? after|repair|recover|patch|control)\\p{L}* (?:(?:any|every|all|your|a|the|school|company|mobile|\\d+|hundreds of|thousand) ){0,3}(?:devices?|servers|server from|computers|phones?|laptops|machines|endpoints|ipads?|iphones?|macs)",
  "(?:geräte|server|rechner|ipads?|handys) (?:\\p{L}+ )?(?:verwalten|überwachen|reparieren|einbinden)|(?:verwaltet|überwacht|repariert) (?:\\p{L}+ ){0,3}(?:geräte|server|rechner|ipads?)",
  "(?:gérez|gère|gérer|surveill\\p{L}+|répar\\p{L}+) (?:\\p{L}+ ){0,3}(?:appareils|serveurs|ordinateurs|ipads?)|(?:gestion\\p{L}+|supervis\\p{L}+|repar\\p{L}+) (?:\\p{L}+ ){0,3}(?:dispositivos|servidores|ordenadores)|(?:gestisc\\p{L}+|gestire|sorvegli\\p{L}+|ripar\\p{L}+) (?:\\p{L}+ ){0,3}(?:dispositivi|server|computer)",
  "(?:beheer\\p{L}*|bewaak\\p{L}*|repareer\\p{L}*) (?:\\p{L}+ ){0,3}(?:apparaten|servers|computers)|(?:zarządza\\p{L}*|monitor\\p{L}+) (?:\\p{L}+ ){0,3}(?:urządzeniami|serwer\\p{L}+|komputer\\p{L}+)|(?:ger[ie]\\p{L}+|monitor\\p{L}+) (?:\\p{L}+ ){0,3}(?:dispositivos|servidores)|(?:hantera|övervaka)\\p{L}* (?:\\p{L}+ ){0,3}(?:enheter|servrar)|(?:administrer|overvåg)\\p{L}* (?:\\p{L}+ ){0,3}(?:enheder|servere)",
);
/** Headings over steps: "Set up mail". */
const STEPS = anyOf(
  "set(?:ting)? up|configur(?:e|ing)|how to|einrichten|konfigurieren|so richten sie|configurer|paramétrer|configurar|cómo|configurare|instellen|skonfiguruj|konfiguracja|ställ in|konfigurera|opsætning|konfigurer",
);

/** True for a product of which the site says that it manages, watches or mends devices: what it lists are theirs. */
export function looksAfterDevices(reading: SiteReading): boolean {
  return statementsOf(reading).some(({ segment }) => LOOKS_AFTER.test(segment.text));
}

/** True where systems stand in a list of what is looked after, made for customers or set up: nothing is said to run there. */
export function isListOfOthers(page: PageSnapshot, index: number): boolean {
  const own = page.segments[index]?.text;
  const before = page.segments[index - 1];
  const above = before?.kind === "heading" ? [...headingsAbove(page, index), before.text] : headingsAbove(page, index);
  return above.some((text) => text !== own && (OF_OBJECTS.test(text) || STEPS.test(text) || makesForReaders(text)));
}
