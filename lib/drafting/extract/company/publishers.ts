import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { LEGAL_FORM_NEXT, SOLE } from "@/lib/drafting/text/names/legal-forms";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, linesOf, pageSpots, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { eitherMarks } from "@/lib/drafting/text/words";
import { PROVIDER } from "./company-words";
import type { FoundName } from "./holders";

/** What is done with a site by whoever answers for it; who designed or made it may be an agency. */
const PUBLISHED = eitherMarks(
  "(?:published|operated|owned|run|provided) by|(?:betrieben|herausgegeben|angeboten) von|(?:éditée?|publiée?|exploitée?|détenue?) par|(?:la )?propriété de|(?:titularidad|propiedad) de|(?:gestionad|operad|editad)[oa] por|(?:di )?proprietà di|(?:gestit|edit|pubblicat)[oa] da|eigendom van|(?:beheerd|uitgegeven) door|propriedade d[aeo]|(?:gerid|operad|editad)[oa] p(?:or|el[ao])|(?:prowadzon|wydawan)[aey] przez|(?:drivs|ägs) av|(?:drives|ejes) af|appartien(?:t|nent) à|appartiene a|pertenece a|pertence a|należy do",
);
const SITE = eitherMarks(
  "(?:web)?site|web ?page|app|application|service|web(?:seite|präsenz)|internetseite|plateforme|platform|sito|sitio(?: web)?|página|portal|portale|strona|serwis|webbplats|hjemmeside",
);
const FIRM = eitherMarks(
  "company|firm|firma|société|entreprise|empresa|sociedad|società|ditta|bedrijf|empresa|spółk[aę]",
);
const WORD = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*[\\p{L}\\p{N}]";
/** "la société": what names a company whatever its name, the product's too. */
const FIRM_BEFORE = new RegExp(`(?<!\\p{L})(?:${FIRM})\\s$`, "u");
const PUBLISHED_BY = new RegExp(
  `(?<=^(?<what>(?:[^.;:!?]|\\.(?=\\S)){0,100}?)(?<!\\p{L})(?:${PUBLISHED})\\s(?:(?:the|der|die|la|le|el|il|de|het|a|o)\\s)?(?:(?:${FIRM})\\s)?)(?<name>${WORD}(?:\\s(?:(?:et|und|and|&|y|e)\\s)?${WORD}){0,4})(?=\\s?[,(.]|\\s[–—-]\\s|\\sau capital|$)`,
  "u",
);
/** What stands before the site where the sentence is about it, and not about its domain, pictures or blog. */
const ARTICLES =
  "^\\P{L}*(?:(?:the|this|our|diese[rs]?|die|das|der|le|la|ce|cet|cette|notre|pr[ée]sente?|el|este|esta|il|lo|questo|questa|het|de|deze|dit|o|a|ta|ten|niniejsz\\p{L}+|det|den|denna|dette|web|mobile|online)\\s|l['’])*";
const OF_SITE = new RegExp(`${ARTICLES}(?:${SITE})(?!\\p{L})`, "iu");
const OF_SITE_ALONE = new RegExp(`${ARTICLES}(?:${SITE})(?:\\s(?:web|internet))?$`, "iu");
const OPENS = new RegExp(`${ARTICLES}(?:https?://|www\\.|["“„«»]\\s?)*$`, "iu");
const OWNER = new RegExp(
  `^(?:${eitherMarks("inhaber(?:in)?|einzelunternehmer(?:in)?|owner|proprietor|sole trader|propriétaire|entrepreneure? individuel(?:le)?|propietari[oa]|titolare|eigenaar|właściciel(?:ka)?|proprietári[oa]|innehavare|indehaver")})\\s?[:–-]?\\s`,
  "iu",
);
/** What leads to whoever speaks in a legal text: "I am", "me:", "provided by". */
const SPEAKER =
  /(?:^|(?<!\p{L})(?<me>I am|I['’]m|me|my name is|ich bin|je suis|soy|sono|ik ben|sou|jestem|jag är|jeg er)|(?<by>by|von|par|por|da|door|przez|av|af))[\s:,“”"]*$/iu;

/** Whom a sentence of an imprint says to publish the site, by name alone: "Le site est édité par la société Kelp, …". */
export function publishedBy(text: string, own: OwnNames): string | undefined {
  const match = PUBLISHED_BY.exec(text);
  const { what = "", name = "" } = match?.groups ?? {};
  const product = ownNameIn(own, what);
  const isOfSite = OF_SITE.test(what) || (product !== null && OPENS.test(what.slice(0, product.start)));
  if (!match || !isOfSite || isDenied(text, match.index)) return undefined;
  if (PROVIDER.test(what) || LEGAL_FORM_NEXT.test(text.slice(match.index + name.length))) return undefined;
  if (BELONGS.test(text.slice(what.length, match.index)) && !isSiteItself(what, name, own)) return undefined;
  const isCompany = FIRM_BEFORE.test(text.slice(0, match.index)) && isOwnName(own, name);
  return namesOwn(own, name) && !isCompany ? undefined : name;
}
const BELONGS = /^(?:appartien|pertene?ce|należy)/iu;

/** "Le site www.acme.com", before "appartient à": the site, and none of what it shows, uses or is a part of. */
function isSiteItself(what: string, name: string, own: OwnNames): boolean {
  const bare = what.trim();
  const last = bare.split(/\s+/).at(-1) ?? "";
  const isAddress = /\p{L}\.\p{L}/u.test(last) && (namesOwn(own, last) || isOwnName(own, name));
  return isAddress || OF_SITE_ALONE.test(bare) || ownNameIn(own, last) !== null;
}

/** "Inhaberin: Jane Roe": whose business the name above is. */
export function ownerIn(line: string, own: OwnNames): string | undefined {
  const label = OWNER.exec(line)?.[0] ?? "";
  const name = line.slice(label.length);
  return label !== "" && isPersonName(name, own) ? name : undefined;
}

/** "Acme, operated by" with the words in a line of their own, and below it "Jane Roe | Digital services": a person, whatever they call their business. */
export function ownerBelow(text: string, own: OwnNames): Stretch | undefined {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => OPERATED_LINE.test(line.text));
  const line = at > 0 && namesOwn(own, lines[at - 1]?.text ?? "") ? lines[at + 1] : undefined;
  const name = line?.text.split(/\s[|·–—-]\s/u)[0] ?? "";
  return line && isPersonName(name, own) ? { text: name, start: line.start, end: line.start + name.length } : undefined;
}
const OPERATED_LINE = new RegExp(`^(?:${PUBLISHED}|betrieben durch|exploité par)\\s?:?$`, "iu");

/** "I am Jane Roe, a sole trader": a trader who speaks of themselves, or by whom the product is provided. */
export function soleTrader(text: string, own: OwnNames): string | undefined {
  for (const { 0: name, index } of text.matchAll(SOLE)) {
    const lead = text.slice(0, index);
    const spoken = SPEAKER.exec(lead)?.groups;
    if (spoken && (!spoken.by || namesOwn(own, lead)) && name.includes(" ") && !isDenied(text, index)) return name;
  }
  return undefined;
}

/** Companies and traders without a form behind their name, where legal pages say that the site is theirs. */
export function publishers(reading: SiteReading, own: OwnNames): FoundName[] {
  return reading.pages.flatMap((snapshot, page) => {
    const isImprint = hasRole(reading, page, "imprint");
    if (!isImprint && !hasRole(reading, page, "terms", "privacy")) return [];
    return pageSpots(reading, page).flatMap((spot) => {
      if (!isProse(spot.segment) || spot.segment.isTestimonial || spot.segment.region === "nav") return [];
      if (headingsAbove(snapshot, spot.index).some((text) => PROVIDER.test(text))) return [];
      return told(spot, isImprint, own);
    });
  });
}

function below(spot: Spot, own: OwnNames): FoundName[] {
  const span = ownerBelow(spot.segment.text, own);
  return span ? [{ value: span.text, spot, span, trust: 4.6 }] : [];
}

function told(spot: Spot, isImprint: boolean, own: OwnNames): FoundName[] {
  const found = (value: string | undefined, span: Stretch, trust: number) =>
    value ? [{ value, spot, span, trust }] : [];
  return [
    ...sentencesOf(spot.segment.text).flatMap((span) => [
      ...(isImprint ? found(publishedBy(span.text, own), span, 4.6) : []),
      ...found(soleTrader(span.text, own), span, 3),
    ]),
    ...(isImprint ? below(spot, own) : []),
    ...(isImprint ? linesOf(spot.segment.text).flatMap((span) => found(ownerIn(span.text, own), span, 4.6)) : []),
  ];
}
