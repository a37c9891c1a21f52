import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, isUnderOthers } from "@/lib/drafting/reading/sections";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { YES_OR_NO } from "@/lib/drafting/text/answer-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { DENIALS, isDeniedAround, isGivenUp, NOT_YET } from "@/lib/drafting/text/polarity";
import { browsersIn, type NamedPlatform, systemsIn } from "@/lib/drafting/text/software/platform-names";
import { isOfAnotherTime } from "@/lib/drafting/text/software/platform-times";
import {
  APP_AFTER,
  APP_BEFORE,
  ARTICLE_BEFORE,
  BEFORE_NAME,
  CHANGES_HEADING,
  EARLIER_HEADING,
  EXTENSION,
  isOfSystemsAlone,
  isOfThings,
  OF_OTHERS,
  OFFERED,
  OFFERED_BEFORE,
  OTHERS,
  PLANS_HEADING,
  untilBut,
  WITHDRAWN,
  YEAR_ALONE,
} from "@/lib/drafting/text/software/platform-words";
import { part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { isInBrowser } from "./in-browser";
import { isKindOfApp } from "./kind-of-app";
import { isListOfOthers } from "./looked-after";
import type { PlatformClaim } from "./platform-answers";
import { type Asked, askedOfSystems } from "./platform-answers";
import { isSelfHosted, isSelfHostedLabel } from "./self-hosted";
import { isOfStrangersProgram } from "./strange-programs";

/** Systems that a text names; of an extension, browsers are. */
const namedIn = (text: string): NamedPlatform[] =>
  EXTENSION.test(text) ? [...systemsIn(text), ...browsersIn(text)] : systemsIn(text);

export function claim(spot: Spot, span: Stretch, { name }: { name: string }): PlatformClaim {
  return { platform: name, source: part(spot, span) };
}

/** "Available for Windows, macOS and Linux"; one system alone counts when the product itself is named for it. */
export function statedPlatforms(reading: SiteReading, own: OwnNames): PlatformClaim[] {
  const asked = askedOfSystems(reading);
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "imprint", "donate")) return [];
    const question = asked.get(spot.segment);
    const page = reading.pages[spot.page];
    const isStrange = page !== undefined && isUnderStrangers(page, spot.index);
    const isListed = page !== undefined && !isListOfOthers(page, spot.index);
    if (hasRole(reading, spot.page, "faq") && !question) return [];
    if (question?.isOfAnotherTime(spot.segment.text)) return [];
    return sentencesOf(spot.segment.text).flatMap((sentence, nth) => {
      const asks = nth < ANSWER_SENTENCES ? question : undefined;
      const isNotYet = NOT_YET.test(asks ? untilBut(sentence.text) : sentence.text);
      if (OTHERS.test(sentence.text) || isNotYet || sentence.text.endsWith("?")) return [];
      if (asks && WITHDRAWN.test(sentence.text)) return [];
      const isPlan = isSelfHostedLabel(sentence.text) && isAmongPlans(reading, spot);
      const claims = claimsOf({ spot, sentence, asks, isListed, isPlan }, own);
      const at = sentence.start + (namedIn(sentence.text)[0]?.start ?? sentence.text.length - 1);
      return claims.length > 0 && (isStrange || isToldOfAnother(reading, spot, at, own)) ? [] : claims;
    });
  });
}

const ANSWER_SENTENCES = 2;
/** The text with the name blanked out, every letter where it was. */
const blanked = (text: string, { start, end }: Stretch): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

interface Said {
  spot: Spot;
  sentence: Stretch;
  /** The question or label that it answers. */
  asks: Asked | undefined;
  /** Systems alone stand in a list of those that the product runs on, as far as its place tells. */
  isListed: boolean;
  /** "Self-hosted", where the plans are told. */
  isPlan: boolean;
}

const BELOW_MAX = 200;
/** A label on a page about prices that nothing denies right below it. */
function isAmongPlans(reading: SiteReading, { page, index, segment }: Spot): boolean {
  const next = reading.pages[page]?.segments[index + 1]?.text.slice(0, BELOW_MAX) ?? "";
  return hasRole(reading, page, "pricing") && /^(?:text|heading)$/.test(segment.kind) && !NOT.test(next);
}

function claimsOf({ spot, sentence, asks, isListed, isPlan }: Said, own: OwnNames): PlatformClaim[] {
  const today = NOT_YET.test(sentence.text) ? untilBut(sentence.text) : sentence.text;
  const text = asks ? today.replace(YES_OR_NO, "") : sentence.text;
  const named = namedIn(text).filter(
    ({ start, end }) => !isGivenUp(text, start, end) && !isOfAnotherTime(text, start, end),
  );
  const systems = isOfThings(text, named) || isOfStrangersProgram(text, named, own) ? [] : named;
  const name = asks && ownNameIn(own, text);
  const isAlone =
    isListed &&
    (isOfSystemsAlone(text, systems, asks !== undefined, asks?.isOfSystems) ||
      (name !== null &&
        name !== undefined &&
        name.start < (systems[0]?.start ?? 0) &&
        isOfSystemsAlone(blanked(text, name), systems, true, asks?.isOfSystems)));
  const isBeside = systems.length >= 2 && isInBrowser(text, true);
  const offered = isAlone || isBeside || isOffer(spot, text, systems, own) ? systems : [];
  const isWeb =
    isInBrowser(text, asks !== undefined || offered.length > 0) || (isAlone && /(?<!\p{L})web(?!\p{L})/iu.test(text));
  const claims = offered.map((one) => claim(spot, sentence, one));
  if (isWeb) claims.push(claim(spot, sentence, { name: "Web" }));
  if (isSelfHosted(text, own)) claims.push(claim(spot, sentence, { name: "Self-hosted" }));
  else if (isPlan) claims.push({ ...claim(spot, sentence, { name: "Self-hosted" }), isWeak: true });
  return claims.length === 0 && asks?.isSo(sentence.text)
    ? asks.claims.map((one) => ({ ...one, answer: part(spot, sentence) }))
    : claims;
}

function isOffer(spot: Spot, text: string, systems: NamedPlatform[], own: OwnNames): boolean {
  const [first] = systems;
  const last = systems.at(-1);
  if (!first || !last || last.start - first.start > 160 || isDeniedAround(text, first.start, last.end)) return false;
  const before = text.slice(0, first.start);
  const kinds = new Set(systems.map((one) => one.name)).size;
  const after = text.slice(last.end);
  if (isKindOfApp(text, systems, own) || (isAppOpened(before, own) && /^\s?\)/u.test(after))) return true;
  if (kinds >= 2 && APP_BEFORE.test(before) && APP_AFTER.test(after)) return true;
  if (kinds >= 2) return BEFORE_NAME.test(before) && (OFFERED.test(text) || namesOwn(own, text));
  const offered = OFFERED_BEFORE.exec(before);
  if (offered && !OF_OTHERS.test(before.slice(0, offered.index))) return true;
  if (ARTICLE_BEFORE.test(before) && APP_AFTER.test(text.slice(first.end))) return true;
  const isTitle = spot.segment.region === "head" || (spot.segment.kind === "heading" && (spot.segment.level ?? 6) <= 2);
  const isNamed = /(?:\p{L}{3,}\s)(?:for|on|für|auf|pour|para|per|voor)\s(?:your\s)?$/iu.test(before);
  return (
    isNamed &&
    !FROM_THERE.test(before) &&
    (isTitle || namesOwn(own, before)) &&
    (OFFERED.test(before) || namesOwn(own, before) || after === "")
  );
}

/** "A desktop application (Windows)" */
const APP_OPENED =
  /(?<!\p{L})(?:desktop|mobile|native)\s(?:app|application|client|program)s?\s\($|(?:app(?:lication)?|aplicación|applicazione|aplicação|application)\s(?:de escritorio|desktop|de bureau|móvil|mobile|de ambiente de trabalho)\s\($|(?:desktop-?(?:app|anwendung|programm))\s\($/iu;

/** Nothing but the product stands before: "Desktop app (Windows)", "Acme is a desktop app (Windows)". */
function isAppOpened(before: string, own: OwnNames): boolean {
  const lead = APP_OPENED.test(before) ? before.replace(APP_OPENED, "") : null;
  const name = lead === null ? null : ownNameIn(own, lead);
  const rest = name ? (lead ?? "").slice(name.end) : (lead ?? "x");
  return (
    lead !== null &&
    /^(?:\s(?:is|ist|est|es|è|é|är|er)\s)?(?:(?:an?|eine?|une?|una|un)\s)?$/iu.test(rest) &&
    (name?.start ?? 0) === 0
  );
}

/** "From Kelpline on Linux": where people come from. */
const FROM_THERE = /^(?:from|von|aus|depuis|desde|da|van|z|från|fra)\s/iu;

const NOT = anyOf(DENIALS);
const APP = anyOf(inAllLanguages("appKind"), "mobile|mobil\\p{L}*|native|nativ\\p{L}*|handy\\p{L}*");

/** "Why is there no mobile app?", "Nicht für Windows?"; not "No account, no cloud?". */
const deniesApp = (heading: string): boolean =>
  heading.includes("?") && NOT.test(heading) && (APP.test(heading) || systemsIn(heading).length > 0);

const STRANGE_HEADINGS = [OTHERS, PLANS_HEADING, CHANGES_HEADING, EARLIER_HEADING, YEAR_ALONE];

/** Under sponsors and customers, changes of versions, or a heading that hands on to others ("Android (third party)"), to the past or to the future. */
export function isUnderStrangers(snapshot: PageSnapshot, index: number): boolean {
  const headings = headingsAbove(snapshot, index);
  const above = headings.at(-1) ?? "";
  const before = snapshot.segments[index - 1]?.text ?? "";
  return (
    isUnderOthers(snapshot, index) ||
    headings.some((text) => STRANGE_HEADINGS.some((one) => one.test(text))) ||
    YEAR_ALONE.test(before) ||
    NOT_YET.test(above) ||
    deniesApp(above)
  );
}
