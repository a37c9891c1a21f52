import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isUnderOtherName } from "@/lib/drafting/reading/others/names-above";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { YES_OR_NO } from "@/lib/drafting/text/answer-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { LICENSE, licenceFamily } from "@/lib/drafting/text/software/licence-names";
import { isOtherLicence } from "@/lib/drafting/text/software/licence-scope";
import { asksForOwnLicence, CLOSED_PART, LICENSED_PART, PARTLY } from "@/lib/drafting/text/software/licence-words";
import { systemsIn } from "@/lib/drafting/text/software/platform-names";
import { part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Segment } from "@/lib/schemas/snapshot";
import { answered } from "./answered";
import { documentedSpots, isOfDocumented, shownLicences } from "./licence-pages";
import { type FoundLicense, markedLicences } from "./marked-licence";

const TRIGGER = anyOf(
  inAllLanguages("licence"),
  "(?:released|published|distributed|available|open[- ]?sourced|free software|provided|offered)(?= .{0,40}under)",
  "(?:under|unter|sous|bajo|sotto|onder|sob|pod|na)(?=\\s(?:the\\s|der\\s|la\\s|de\\s|a\\s)?(?:[AL]?GPL|MIT|Apache|BSD|MPL|GNU|EUPL|ISC))",
  "veröffentlicht(?= .{0,30}unter)",
);
/** "Otherstream, licensed under", "Otherstream (which is released under": the name right before the participle, of a part. */
const BEFORE_PARTICIPLE =
  /(\p{Lu}[\p{L}\p{N}.-]*)(?:,\s|\s\(|\s[–—-]\s)(?:(?:which|that)\s(?:is|are)\s)?(?:itself\s)?(?:licen[sc]|releas|distribut|publish|veröffentlicht|lizenziert|publié|distribué)/u;
/** The licence of something else: parts, content, and what the product is built on. */
const OTHERS = anyOf(
  "imports?|reads|embeds|ships with|third[- ]part(?:y|ies)|dependenc(?:y|ies)|librar(?:y|ies)|fonts?|typefaces?|icons?|logos?|artwork",
  "photos?|images?|illustrations?|themes?|templates?|emojis?|datasets?|uses|using|includes|bundled?",
  "powered by|based on|built (?:on|with)|derived from|portions|credits?|thanks|sdks?|bindings?",
  "client libraries|plug-?ins?|extensions?|examples?|snippets?|licen[sc]e keys?|per licen[sc]e|relicens",
  "formerly|previously|used to be|unlike|compatible with|alternatives?|(?<!(?:(?:accept|welcom)(?:s|es?|ing)(?: your| all)?|open (?:to|for)) (?=contributions?\\s*(?:[.;!]|$)))contributions?(?! (?:are )?(?:always |very |more than )?welcome)|schriftart|symbole",
  "(?:verwende[nt]|nutz(?:t|en)|basier(?:t|en) auf|setz(?:t|en) auf|utilisent?|repose(?:nt)? sur|usan|utilizan?|basad[oa]s? en|usano|utilizzan?o?|gebruik(?:t|en)|maakt gebruik van|korzysta(?:ją)? z|używa(?:ją)?|utilizam?|bygger på|använder|bruger)",
  PARTLY,
  "biblio(?:thek|teca|th[èe]que|theek|teka|teket)|librer[ií]a|polices?|icônes",
);
/** "The API is MIT licensed": a part of the product as the subject. */
const PART =
  /^(?:the|our|all|its|their|these|both)\s(?!project|software|app|application|code|source|core|program|server|product|tool|work|repository|license)\p{L}+/iu;
/** "The code that finds dates is on GitHub, MIT licensed": of the product only what that clause says. */
const PART_THAT = anyOf(
  "the (?:code|program|server|software|core|source(?: code)?) (?:that|which|who|for|behind|used)|(?:der|die|das) (?:code|quellcode|programm|server|software),? (?:der|die|das|für|hinter)|le (?:code|logiciel|programme) (?:qui|que|pour|derrière)|el (?:código|programa|software) (?:que|para|detrás)|il (?:codice|programma|software) (?:che|per|dietro)|de (?:code|software) (?:die|voor|achter)",
);
/** "Released under the MIT License, for everyone": the page itself is the subject. */
const OPENS_SO =
  /^(?:-|fully |freely |all )?(?:licen[sc]|releas|distribut|publi[sckq]|pubblic|rilasci|opublik|udostępn|availab|free|open|source|code|código|codice|kod|lizenz|veröffentlicht|sous|bajo|sob|sotto|onder|utgiv|udgiv)/iu;
const SOFTWARE = /\b(?:software|apps?|code|(?:web)?server|clients?|program)\b/i;
const CONTENT = anyOf(
  "content|text|articles?|documentation|docs|manual|website|site|blog|translations?|inhalte|contenu",
  "contenido",
);
/** The product, its code or its makers as the subject. */
const SELF = anyOf(
  "we|our|it|everything|all of it|alles|tout|todo|tutto|wszystko|tudo|allt|this (?:software|project|app)|source code",
  "the (?:project|software|app|code|core(?: project)?|program|server)|unser|wir|la aplicación",
  "le (?:logiciel|code)|(?:die|de|der|el|il|o|lo) (?:\\p{L}+ )?(?:software|quellcode|quelltext|code|código|codice|programma)|tout le code(?: source)?|oprogramowanie|kod źródłowy",
  "programvaran|softwaren|koden",
);
/** Trust in a sentence about the product itself. */
const NAMED_TRUST = 3;
const ALONE_MAX = 60;
/** Words in which a sentence says what it is about. */
const LEAD_WORDS = 5;

/** The licence of the product's own software, as the site writes it. */
export function extractLicense(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const found = findLicense(reading, own);
  return found && { value: found.value, sources: licenseSources(found) };
}

const known = new WeakMap<SiteReading, { own: OwnNames; found: FoundLicense | undefined }>();

/** The most trusted mention of the product's own licence; kept, since whether it is open source asks for it, too. */
export function findLicense(reading: SiteReading, own: OwnNames): FoundLicense | undefined {
  const before = known.get(reading);
  if (before?.own === own) return before.found;
  const found = mostTrusted(reading, own);
  known.set(reading, { own, found });
  return found;
}

function mostTrusted(reading: SiteReading, own: OwnNames): FoundLicense | undefined {
  const ofParts = answersOfParts(reading, own);
  const spots = statementsOf(reading).filter(({ segment }) => !ofParts.has(segment));
  const documented = stated(reading, documentedSpots(reading), own).filter(
    (one) => one.trust >= NAMED_TRUST && isOfDocumented(one, own),
  );
  const found = [
    ...stated(reading, spots, own),
    ...markedLicences(reading, own),
    ...answering(reading, own),
    ...shownLicences(reading),
    ...documented,
  ];
  return withoutListed(found).sort((a, b) => b.trust - a.trust)[0];
}

/** Bare names of several licences, "License: MIT" here and "License: GPL" there, are a list of what others made. */
function withoutListed(found: FoundLicense[]): FoundLicense[] {
  const isBare = ({ trust, label, spot: { segment } }: FoundLicense) =>
    trust < NAMED_TRUST && !label && segment.region === "main" && segment.kind !== "jsonld";
  const families = new Set(found.filter(isBare).map(({ value }) => licenceFamily(value)));
  return families.size > 1 ? found.filter((one) => !isBare(one)) : found;
}

export function licenseSources({ label, spot, span }: FoundLicense): SourceRef[] {
  return [...(label ? [whole(label)] : []), part(spot, span)];
}

/** "No. The parser is, under MIT": what follows is of something else. */
const NO = /^(?:no|nope|nein|nee|nie|non|niet|não|nej)(?:[.,;:!]|\s[–—-])/iu;

function stated(reading: SiteReading, spots: Spot[], own: OwnNames): FoundLicense[] {
  return spots.flatMap((spot) =>
    sentencesOf(NO.test(spot.segment.text) ? "" : spot.segment.text).flatMap((sentence) => {
      const match = LICENSE.exec(sentence.text);
      const value = match?.[0].trim().replace(/^the\s/i, "");
      const isTheirs = match !== null && isOtherLicence(sentence.text, match, spot.segment.text);
      const trust = match && value && !isTheirs ? trustOf(sentence, match, own) : 0;
      if (!value || (trust < NAMED_TRUST && isUnderOther(reading, spot, own))) return [];
      const isCell = spot.segment.kind === "cell" && trust < NAMED_TRUST; // a column of a comparison
      const isOurs =
        match && trust > 0 && !isCell && !isToldOfAnother(reading, spot, sentence.start + match.index, own);
      return value && isOurs ? [{ value, spot, span: sentence, trust }] : [];
    }),
  );
}

/** A licence alone, or without its subject, in a card or column of another's name. */
function isUnderOther(reading: SiteReading, { page, index }: Spot, own: OwnNames): boolean {
  const snapshot = reading.pages[page];
  return snapshot !== undefined && isUnderOtherName(snapshot, index, own);
}

/** "What licence is it under? MIT.", "License" above "Apache-2.0" */
function answering(reading: SiteReading, own: OwnNames): FoundLicense[] {
  return answered(reading, ASKED, own).flatMap(({ asked, spot, sentence, text }) => {
    if (isUnderOther(reading, spot, own)) return [];
    const isOfPart =
      [text, asked.segment.text].some((said) => OTHERS.test(said)) ||
      !asksForOwnLicence(asked.segment.text, namesOwn(own, asked.segment.text)) ||
      NO.test(text) ||
      [LICENSED_PART, CLOSED_PART].some((part) => part.test(text));
    const match = isOfPart ? null : LICENSE.exec(text);
    const lead = text.slice(0, match?.index).replace(YES_OR_NO, "");
    const isSaid =
      match !== null && (lead === "" || TRIGGER.test(text)) && !isDenied(text, match.index) && !text.endsWith("?");
    if (match && isOtherLicence(text, match, spot.segment.text)) return [];
    return isSaid ? [{ value: match[0].trim(), spot, span: sentence, trust: 2, label: asked }] : [];
  });
}

/** What answers a question about the licence of something else: "Which licence is the SDK under?" */
function answersOfParts(reading: SiteReading, own: OwnNames): Set<Segment> {
  const answers = answered(reading, ASKED, own).filter(
    ({ asked: { segment }, spot }) =>
      segment.text.endsWith("?") &&
      !namesOwn(own, spot.segment.text) &&
      !asksForOwnLicence(segment.text, namesOwn(own, segment.text)),
  );
  return new Set(answers.map(({ spot }) => spot.segment));
}

const ASKED = anyOf(inAllLanguages("licence"), inAllLanguages("openSource"));

/** 3 for a sentence about the product, 2 for a bare name such as a footer's "MIT License", 1 for an open mention. */
function trustOf(sentence: Stretch, match: RegExpExecArray, own: OwnNames): number {
  const { text } = sentence;
  if (isDenied(text, match.index) || text.endsWith("?")) return 0;
  const namesIt = /licen[sc]e|GPL|^MPL|EUPL|Unlicense|^Apache-2\.0$/i.test(match[0]);
  const isAlone = text.length <= ALONE_MAX && text.length - match[0].length <= 28 && !OTHERS.test(text);
  if (!TRIGGER.test(text) && !(namesIt && isAlone)) return 0;
  const isOwn = namesOwn(own, text) || SELF.test(text);
  if (OTHERS.test(text) || isOfAnother(text, own)) return 0;
  if (PART_THAT.test(text) && !namesOwn(own, text)) return 0;
  if (isOwn) return 3;
  if (PART.test(text)) return 0;
  if (isAlone) return CONTENT.test(text) ? 0 : 2;
  const lead = text.split(/\s+/, LEAD_WORDS).join(" ");
  return OPENS_SO.test(match.index === 0 ? text.slice(match[0].length).trimStart() : text) || SOFTWARE.test(lead)
    ? 1
    : 0;
}

/** "It reads rules of Otherstream, licensed under …": the name right before is whose licence it is. */
function isOfAnother(text: string, own: OwnNames): boolean {
  const name = BEFORE_PARTICIPLE.exec(text)?.[1];
  return name !== undefined && !SOFTWARE.test(name) && systemsIn(name).length === 0 && !namesOwn(own, name);
}

/** True where a sentence tells the licence of the product itself by its own words: of nothing that it uses, of no part of it. */
export function tellsOwnLicence(text: string, value: string, own: OwnNames): boolean {
  const isNamed = namesOwn(own, text);
  if (OTHERS.test(text) || isOfAnother(text, own) || (PART_THAT.test(text) && !isNamed)) return false;
  const isAlone = text.length <= ALONE_MAX && text.length - value.length <= 28 && !CONTENT.test(text);
  return isNamed || SELF.test(text) || (isAlone && !PART.test(text));
}
