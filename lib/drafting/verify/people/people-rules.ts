import type { FounderValue, SiteReading } from "@/lib/drafting/candidate";
import { isFoundersHeading, isMakerLine, knownPeople, withAlternatives } from "@/lib/drafting/extract/known";
import { isCopyrightHolder, isSignersCredit, isSiteCredit } from "@/lib/drafting/reading/builders";
import { isOwnName, namesOwn, type OwnNames, ownNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { escaped } from "@/lib/drafting/text/escaped";
import { foldText } from "@/lib/drafting/text/fold";
import { WORK_OF } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isRole } from "@/lib/drafting/text/role-words";
import type { Cited } from "../cited";
import { squeeze, whyNotComposed } from "../composed";
import { whyNotLinked } from "../link-rules";
import { isDenied } from "../polarity";
import { ownersOf } from "../subject";
import { weighedFounder } from "../weighed";
import { asksWhoIsBehind, callsMaker, isMarked } from "./founder-lists";
import { isSaidFounder, SOLO } from "./founder-subject";
import { isToldMaker } from "./maker-told";
import { isOnlyQuoted } from "./quoted";
import { I_MADE, tellsOfMaking } from "./speakers";

const FOUNDING = [
  inAllLanguages("founder"),
  inAllLanguages("founded"),
  "start(?:ed|ete|et|ade)|gestart(?:et)?|startte|began|begun|launch(?:ed|es)|set up|begann|begonnen|begon|começ(?:ou|aram|ei)|inici(?:ou|ó|aron)|comenz(?:ó|aron)|empez(?:ó|aron|é)|iniziato|cominciato|commencé|débuté|démarré|rozpocz[ęą]\\p{L}+|wystartowa\\p{L}+|började|begyndte",
  // Who was born founded nothing; what was born by somebody's hand was founded by them.
  `(?:${inAllLanguages("began")})\\s(?:[^\\s.;:]{1,20}\\s){0,6}?(?:${inAllLanguages("by")})`,
  SOLO,
  `(?:${inAllLanguages("made")})\\s(?:[^\\s.;:]{1,20}\\s){0,6}?(?:${inAllLanguages("by")})`,
  inAllLanguages("behind"),
  inAllLanguages("iMaker"),
  WORK_OF,
  "founding|(?:work|brainchild|creation|invention) of|œuvre de|obra d[eoa]|opera di|werk v[ao]n|dziełem|makers?|first (?:version|prototype|release) of|(?:side|weekend|hobby|pet|student|personal|passion)[ -]project",
  "cofond\\p{L}+|opgericht|(?:med)?grunda(?:d|de|des|re|ren|rna|t)|grundlagt|grundlægger\\p{L}*|stifter|zakladatel\\p{L}*|alapító\\p{L}*|perustaja\\p{L}*|創業者|创始人",
].join("|");
const CUE = new RegExp(`(?<!\\p{L})(?:${FOUNDING})(?!\\p{L})`, "iu");
/** "I quit and built Acme", "Ich … und habe Acme geschrieben": verb and speaker stand apart. */
const I = /(?<!\p{L})(?:I|ich|ik|je|j'|io|yo|eu)(?!\p{L})/iu;
const WROTE =
  /(?<!\p{L})(?:wrote|built|geschrieben|gebaut|programmiert|geschreven|gebouwd|écrit|construit|escrito|scritto)(?!\p{L})/iu;
/** "In 1998 she wrote the first Acme." */
const WROTE_FIRST =
  /(?<!\p{L})(?:(?:wrote|built|made) (?:the|\S{2,30}['’]s) (?:very )?first|schrieb (?:das|die|den) erste[ns]?|a écrit (?:le|la) premi(?:er|ère)|escribió (?:el|la) primera?|scrisse (?:il|la) prim[oa]|schreef (?:de|het) eerste)\s/iu;
const OF_OTHER = new RegExp(
  `(?:${FOUNDING})(?:\\s?(?:&|and|und|et|y|e|,|/|\\+)\\s?[\\p{L} -]{2,30}?)?\\s?(?:,|of|at|@|von|bei|de|chez|di|van|da|\\|)\\s(?:the\\s)?(?<other>[\\p{Lu}\\d][\\p{L}\\d.&-]*(?:\\s[\\p{Lu}\\d][\\p{L}\\d.&-]*){0,3})`,
  "gu",
);

/** "Our founders, Jane Roe and John Doe" */
const OURS =
  /(?<!\p{L})(?:our|unsere?|nos|notre|nuestr[ao]s?|(?:i )?nostr[io]|onze|noss[oa]s?|nasi|nasz)\s(?:\p{Ll}+\s)?$/iu;

/** Why a founder is not proven; null when name and founding stand together in the site's own words. */
export function whyNotFounder(value: FounderValue, cited: Cited[], reading: SiteReading): string | null {
  const own = ownersOf(reading);
  if (isOnlyQuoted(value.name, cited, reading, own)) return "stands in a testimonial";
  const naming = cited.filter((one) => standsAsName(value.name, one.text));
  if (naming.length === 0) return "the name is not cited";
  if (!isPersonName(value.name, isOneWithCompany(value.name, own, reading) ? ownNames(reading) : own, true))
    return "not a person's name";
  const isCalled = (one: Cited) =>
    isMarked(one) ||
    isFoundersHeading(one.text, own) ||
    callsMaker(one, own) ||
    asksWhoIsBehind(one, own) ||
    isMakerLine(one.text) ||
    callsFounder(foldText(one.sentence), own);
  const calling = cited.filter((one) => isCalled(one) && !isDenied(one.sentence, CUE));
  if (naming.some((one) => isMakerIn(value.name, one, cited, reading, own))) return whyNotDetails(value, cited);
  if (tellsOfMaking(value.name, naming, cited, reading)) return whyNotDetails(value, cited);
  if (calling.length === 0) return "nothing cited calls this person a founder";
  if (
    calling.some((one) => isSiteCredit(one.segment, one.sentence) && isSignersCredit(reading, one.sentence, value.name))
  )
    return whyNotDetails(value, cited);
  if (calling.every((one) => isCreditOfSite(value.name, one, reading))) return "made the website or its theme";
  if (calling.every((one) => isOfOther(one, value.name, own))) return "founder of another company";
  return whyNotSubject(value.name, naming, calling, reading) ?? whyNotDetails(value, cited);
}

/** Why it is not said of this person, or not of this product. */
function whyNotSubject(name: string, naming: Cited[], calling: Cited[], reading: SiteReading): string | null {
  const cited = [...naming, ...calling];
  if (isKnownFounder(name, cited, reading)) return null;
  const weighed = weighedFounder(name, cited, reading);
  if (weighed !== "open") return weighed === "for" ? null : "founder of another company";
  const own = ownersOf(reading);
  const isSaid = naming.some((one) =>
    calling.some((other) => isSaidFounder({ name, naming: one, calling: other, own, reading })),
  );
  if (isSaid) return null;
  return naming.some((one) => calling.some((other) => isTogether(one, other)))
    ? "no sentence or card says that this person founded it"
    : "name and founding stand apart";
}

/** Told beside the product's name, on a page of the site's own, and nothing there speaks against it. */
function isMakerIn(name: string, naming: Cited, cited: Cited[], reading: SiteReading, own: OwnNames): boolean {
  const { page } = naming;
  if (!isOwnPage(reading, reading.pages.indexOf(page))) return false;
  if (isCreditOfSite(name, naming, reading)) return false;
  if (weighedFounder(name, [naming], reading) === "against") return false;
  return cited.some((one) => one.page === page && isToldMaker(name, naming, one, own));
}

/** A line about who made the website; who signs the site too made what it is about. */
function isCreditOfSite(name: string, { segment, sentence }: Cited, reading: SiteReading): boolean {
  return isSiteCredit(segment, sentence) && !isCopyrightHolder(reading, name);
}

/** The one person behind a product may be the company too. */
function isOneWithCompany(name: string, own: OwnNames, reading: SiteReading): boolean {
  return isOwnName(own, name) && !isOwnName(ownNames(reading), name);
}

function callsFounder(sentence: string, own: OwnNames): boolean {
  const isMine = I_MADE.test(sentence) || (I.test(sentence) && WROTE.test(sentence));
  return CUE.test(sentence) || ((isMine || WROTE_FIRST.test(sentence)) && namesOwn(own, sentence));
}

/** The rules for sentences, cards and structured data find the same person where the candidate cites. */
function isKnownFounder(name: string, cited: Cited[], reading: SiteReading): boolean {
  const founders = (knownPeople(reading).founders ?? []).flatMap(withAlternatives);
  const same = founders.filter((one) => squeeze(one.value.name) === squeeze(name));
  return same.some((one) =>
    one.sources.some((source) =>
      cited.some(({ page, segmentIndex }) => page === reading.pages[source.page] && segmentIndex === source.segment),
    ),
  );
}

function standsAsName(name: string, text: string): boolean {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(foldText(name))}(?![\\p{L}\\p{N}])`, "iu");
  const isWritten = /^[\p{L}]/u.test(name) && !/[\d@/\\<>|]/.test(name) && whole.test(foldText(text));
  if (!isWritten || name.includes(" ")) return isWritten;
  const within = new RegExp(
    `(?:\\p{Ll}\\s\\p{Lu}[\\p{L}.]*\\s${escaped(foldText(name))}|${escaped(foldText(name))}\\s\\p{Lu})`,
    "u",
  );
  return !within.test(foldText(text));
}

function isOfOther(cited: Cited, name: string, own: OwnNames): boolean {
  const sentence = foldText(cited.sentence);
  // "Acme's founders, Jane Roe and John Doe": whose they are stands before the word.
  const isOwned = (match: RegExpExecArray) =>
    OURS.test(sentence.slice(0, match.index)) ||
    namesOwn(own, sentence.slice(0, match.index).split(/\s+/).slice(-4).join(" "));
  const others = [...sentence.matchAll(OF_OTHER)]
    .filter((match) => !isOwned(match))
    .map((match) => (match.groups?.other ?? "").replace(/[.&-]+$/u, ""));
  return others.some(
    (other) => other !== "" && !isRole(other) && !namesOwn(own, other) && !squeeze(name).includes(squeeze(other)),
  );
}

/** Same segment, or one block below the page around both. */
function isTogether(a: Cited, b: Cited): boolean {
  if (a.page !== b.page) return false;
  return (
    a.segmentIndex === b.segmentIndex ||
    a.segment.blocks.some((id) => id !== 0 && b.segment.blocks.includes(id)) ||
    isNear(a, b)
  );
}

function isNear(a: Cited, b: Cited): boolean {
  return Math.abs(a.segmentIndex - b.segmentIndex) <= 6 && a.segment.region === b.segment.region;
}

function whyNotDetails(value: FounderValue, cited: Cited[]): string | null {
  const role = squeeze(value.role ?? "").toLowerCase();
  if (role && !cited.some((one) => squeeze(one.text).toLowerCase().includes(role))) return "the role is not cited";
  if (value.bio && whyNotComposed(value.bio, cited, "sentences")) return "the biography is not the page's words";
  if (value.photo_url && whyNotLinked(value.photo_url, cited)) return "the photo is not cited";
  const strange = Object.values(value.links).find((link) => whyNotLinked(link, cited));
  return strange ? "a link is not cited" : null;
}
