import type { SiteReading } from "@/lib/drafting/candidate";
import { isTeaser } from "@/lib/drafting/reading/others/teasers";
import { LEGAL_FORM_END } from "@/lib/drafting/text/names/legal-forms";
import { isStatement, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { isEverydayWord } from "@/lib/drafting/text/topics/everyday-words";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import { isOfRival } from "./compared";
import { isOwnName, namesOwn, type OwnNames, ownNames } from "./own-names";
import { hasRole, type PageRole } from "./page-role";
import { isCompanyWord } from "./person-name";
import { headingsAbove, isUnderOthers } from "./sections";

/** Pages that speak of other things than the product as it is: news, other products, customers, instructions. */
const ELSEWHERE: PageRole[] = ["blog", "comparison", "docs", "stories", "jobs"];

/** True when the page speaks of the product and its makers. */
export function isOwnPage(reading: SiteReading, page: number): boolean {
  return !hasRole(reading, page, ...ELSEWHERE);
}

const ABOUT_HEADING = anyOf(
  "team|founders?|about|who we are|people|makers?|our story|story|history|mission|behind|meet|company|creators?|über uns",
  "gründer\\p{L}*|équipe|fondateurs?|qui sommes|histoire|equipo|fundadores|quiénes|chi siamo|fondatori|over ons",
  "oprichters?|quem somos|geschichte|unternehmen",
);
/** "The Lever", "Globex": a heading that is a name. */
const NAME_ALONE = /^(?:(?:\p{Lu}|\p{N})[^\s.,!?]*(?:\s|$)){1,4}$/u;

const ASKING = exactly(
  "what|who|why|how|where|when|which|this|these|our|your|was|wer|wie|warum|wo|unser\\p{L}*|que|qui|quoi|pourquoi|comment|notre|nos|qué|quién|cómo|nuestr\\p{L}+|che|chi|come|perché|wat|wie|hoe|waarom|ons|onze",
);
/** "Features" and "Overview" are headings of one word as well, and nobody's name. */
const isNameAlone = (text: string): boolean =>
  NAME_ALONE.test(text) &&
  !text
    .replace(OWN_WORD, "")
    .trim()
    .split(/\s+/)
    .some((word) => isEverydayWord(word) || ASKING.test(word));

const ABOUT = /^(?:about|über|à propos d[eu]|sobre|acerca de|chi è|over|om|o)\s(?=\p{Lu})/iu;

/** "About Acme": a heading over what the product and its makers are. */
export const isAboutOwn = (text: string, own: OwnNames): boolean =>
  ABOUT.test(text) && isOwnName(own, text.replace(ABOUT, "").replace(/[\s?!.:]+$/u, ""));

/** "Kelp Media", "About Kelp Media GmbH": a heading over a company that is not the site's own. */
export function isUnderFirm(
  reading: SiteReading,
  { page, index }: Pick<Spot, "page" | "index">,
  own: OwnNames,
): boolean {
  const snapshot = reading.pages[page];
  return (snapshot ? headingsAbove(snapshot, index) : []).flatMap(partsOf).some((text) => {
    const name = text.replace(ABOUT, "");
    const isFirm = LEGAL_FORM_END.test(name) || (/\s/.test(name) && isCompanyWord(name.split(/\s+/).at(-1) ?? ""));
    return isFirm && NAME_ALONE.test(name.replace(/\.$/, "")) && !OWN_WORD.test(name) && !namesOwn(own, name);
  });
}
/** "Update 14 — Kelp Inc.": a company may be one part of a heading. */
const partsOf = (heading: string) => [heading, ...heading.split(/\s[—–|·-]\s|:\s/u)];
/** "The Studio", "Our Group": the site's own, whatever it is called. */
const OWN_WORD =
  /^(?:the|our|meet|my|das|unsere?|die|notre|nos|l['’]|la|nuestr[oa]s?|el|nostr[oaie]|il|onze?|het|a|o|nossa?|nasz|vår)(?!\p{L})/iu;

/** True when sentences without a subject ("Founded in 2015") may be of the site itself: they stand under no other name. */
export function isAmongOwn(reading: SiteReading, spot: Spot, own: OwnNames): boolean {
  if (isUnderFirm(reading, spot, own)) return false;
  if (hasRole(reading, spot.page, "about", "team", "press", "imprint")) return true;
  const snapshot = reading.pages[spot.page];
  const [, ...below] = snapshot ? headingsAbove(snapshot, spot.index) : [];
  return !below.some((text) => isNameAlone(text) && !ABOUT_HEADING.test(text) && !namesOwn(own, text));
}

const statements = new WeakMap<SiteReading, Spot[]>();

/** What the site states of itself, in order of pages: sentences, titles and descriptions; no words or names of others. */
export function statementsOf(reading: SiteReading): Spot[] {
  const known = statements.get(reading);
  if (known) return known;
  const own = ownNames(reading);
  const found = reading.pages.flatMap((snapshot, page) =>
    isOwnPage(reading, page)
      ? pageSpots(reading, page).filter(
          ({ segment, index }) =>
            isStatement(segment) &&
            !segment.isTestimonial &&
            !isUnderOthers(snapshot, index) &&
            !(isTeaser(snapshot, index) && !namesOwn(own, segment.text)) &&
            !isOfRival(reading, page, index),
        )
      : [],
  );
  statements.set(reading, found);
  return found;
}
