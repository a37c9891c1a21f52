import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { COPYRIGHT_SIGN, SIGN } from "@/lib/drafting/text/copyright";
import { linesOf, type Spot, sentencesOf } from "@/lib/drafting/text/spans";
import { OPERATED } from "./company-words";
import { type FoundName, isPostal } from "./holders";
import { publishedBy } from "./publishers";

/** An imprint names its own company first: one further down is ours if it was named before, is like the product, or stands elsewhere too. */
export function isAlsoSaid({ pages }: SiteReading, value: string, found: FoundName[], own: OwnNames): boolean {
  if (namesOwn(own, value) || found.some((one) => one.value === value)) return true;
  const saying = pages.filter(({ segments }) => segments.some(({ text }) => text.includes(value)));
  return saying.length > 1;
}

/** A person with an address, or whom a sentence says to publish the site. */
export function isTrader({ segment }: Spot, own: OwnNames): boolean {
  const [line] = linesOf(segment.text);
  const isNamed = line && (isPersonName(line.text, own) || isOwnName(own, line.text));
  return (isNamed && isPostal(segment.text)) || sentencesOf(segment.text).some(({ text }) => publishedBy(text, own));
}

/** "Built on Kelp, Inc.", "via Kelp Ltd": what something stands on or goes through. */
export const USED =
  /(?<!\p{L})(?:on|upon|atop|using|via|through|auf|über|sur|via|sobre|su|op|na)\s(?:the\s|der\s|la\s|le\s)?$/iu;
/** "stored by Kelp Inc., operated by": what is done by somebody else is said behind the name. */
const BY = /\s(?:by|von|par|por|da|door|przez|av|af)$/iu;

/** Words of who is behind it, before the name, or behind it where they are said of it. */
export function isOpening(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const behind = OPERATED.exec(text.slice(at + name.length));
  const isBehind = behind !== null && !BY.test(behind[0]);
  return OPERATED.test(text.slice(0, at)) || isBehind || (SIGN.test(text) && !HELD.test(text));
}

/** A copyright sign with a year: who is named below signs. Where a name stands beside it, that one has. */
export const isSign = (label: string) => SIGN.test(label) && !/\p{L}{2}/u.test(label.replace(/\(c\)|copyright/giu, ""));

/** "Drawings © Jane Roe": whose the copyright is was said. */
const HELD = new RegExp(`${COPYRIGHT_SIGN}\\s?(?:(?:19|20)\\d{2}[\\s–-]*)*\\p{Lu}\\p{L}+\\s\\p{Lu}\\p{L}+\\.?$`, "iu");
