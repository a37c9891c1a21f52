import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isBrand } from "@/lib/drafting/text/software/brands";
import type { NamedPlatform } from "@/lib/drafting/text/software/platform-names";

const NAME = "(?<name>\\p{Lu}[\\p{L}\\p{N}+]{1,30}(?:\\s\\p{Lu}[\\p{L}\\p{N}+]{1,30}){0,2})";
const FOR = `(?:(?:${inAllLanguages("appKind")})\\s)?(?:${inAllLanguages("onto")})\\s(?:(?:${inAllLanguages("whichever")})\\s)?`;
/** "Gmail app on", "Kelpline for": what a system is named for, right before it. */
const NAMED_FOR = new RegExp(`(?:^|\\s)${NAME}\\s${FOR}$`, "u");
/** "macOS, Kelpline for Windows": each system of a list with a program of its own. */
const NEXT_NAMED = new RegExp(`^[^.!?]{0,20}[,;/]\\s(?:\\p{Ll}{1,4}\\s)?${NAME}\\s${FOR}$`, "u");
/** "WinSCP": no word is written so. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
/** Ways to pack a program, shops and parts of the product. */
const OWN_KIND =
  /^(?:app ?image|flat ?pak|test ?flight|app ?store|play ?store|git ?hub|desktop|mobile|server|client|web|app|version|extension|native|portable|installer|download|free|lite|pro|standard|premium|classic|beta|team|home|and|und|et|y|e|en|i|och|og)/iu;

/** "Gmail app on Android", "SFTP: Kelpline for macOS, Kelpdock for Windows": programs of others that run on these systems. */
export function isOfStrangersProgram(text: string, systems: NamedPlatform[], own: OwnNames): boolean {
  const [first, second] = systems;
  if (!first) return false;
  const lead = text.slice(0, first.start);
  const name = NAMED_FOR.exec(lead)?.groups?.name;
  if (name && !namesOwn(own, lead) && isStrange(name)) return true;
  const next = second && NEXT_NAMED.exec(text.slice(first.end, second.start))?.groups?.name;
  return next !== undefined && !namesOwn(own, text) && !OWN_KIND.test(next);
}

function isStrange(name: string): boolean {
  return isBrand(name) || (INNER_CAPITAL.test(name) && !OWN_KIND.test(name));
}
