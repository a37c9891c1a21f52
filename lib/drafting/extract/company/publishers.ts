import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { LEGAL_FORM_END, LEGAL_FORM_NEXT, SOLE } from "@/lib/drafting/text/legal-forms";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, linesOf, pageSpots, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { eitherMarks, exactly } from "@/lib/drafting/text/words";
import { IDENTIFIED, PROVIDER } from "./company-words";
import { bareLabel, type FoundName, HOLDER } from "./holders";

/** What is done with a site by whoever answers for it; who designed or made it may be an agency. */
const PUBLISHED = eitherMarks(
  "(?:published|operated|owned|run|provided) by|(?:betrieben|herausgegeben|angeboten) von|(?:éditée?|publiée?|exploitée?|détenue?|gérée?)s? par|(?:la )?propriété de|(?:titularidad|propiedad) de|(?:gestionad|operad|editad)[oa]s? por|(?:di )?proprietà di|(?:gestit|edit|pubblicat)[oaie] da|eigendom van|(?:beheerd|uitgegeven) door|propriedade d[aeo]|(?:gerid|operad|editad)[oa]s? p(?:or|el[ao])|(?:belongs? to|gehör(?:t|en)|appartien(?:nen)?t à|(?:pertenecen?|apparten(?:gono|e)|pertence[m]?) a|appartiene a|behoor(?:t|en) toe aan|należ(?:y|ą) do|tillhör|tilhører)|(?:prowadzon|wydawan)[aey] przez|(?:drivs|ägs) av|(?:drives|ejes) af",
);
const SITE = eitherMarks(
  "(?:web)?site|web ?page|app|application|service|web(?:seite|präsenz)|internetseite|plateforme|platform|sito|sitio(?: web)?|página|portal|portale|strona|serwis|webbplats|hjemmeside",
);
const FIRM = eitherMarks(
  "company|firm|firma|société|entreprise|empresa|sociedad|società|ditta|bedrijf|empresa|spółk[aę]",
);
const WORD = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*[\\p{L}\\p{N}]";
const PUBLISHED_BY = new RegExp(
  `(?<=^(?<what>(?:[^.;:!?]|\\.(?=\\S)){0,100}?)(?<!\\p{L})(?:${PUBLISHED})\\s(?:(?:the|der|die|la|le|el|il|de|het|a|o)\\s)?(?<firm>(?:${FIRM})\\s)?)(?<name>${WORD}(?:\\s(?:(?:et|und|and|&|y|e)\\s)?${WORD}){0,4})(?=\\s?[,(.]|\\s[–—-]\\s|\\sau capital|$)`,
  "u",
);
/** What stands before the site where the sentence is about it, and not about its domain, pictures or blog. */
const ARTICLES =
  "^\\P{L}*(?:(?:the|this|our|diese[rs]?|die|das|der|le|la|ce|cet|cette|notre|pr[ée]sente?|el|este|esta|il|lo|questo|questa|het|de|deze|dit|o|a|ta|ten|niniejsz\\p{L}+|det|den|denna|dette|web|mobile|online)\\s|l['’])*";
const OF_SITE = new RegExp(`${ARTICLES}(?:${SITE})(?!\\p{L})`, "iu");
const OPENS = new RegExp(`${ARTICLES}(?:https?://|www\\.|["“„«»]\\s?)*$`, "iu");
const OWNER = new RegExp(
  `^(?:${eitherMarks("inhaber(?:in)?|einzelunternehmer(?:in)?|owner|proprietor|sole trader|propriétaire|entrepreneure? individuel(?:le)?|propietari[oa]|titolare|eigenaar|właściciel(?:ka)?|proprietári[oa]|innehavare|indehaver")})\\s?[:–-]?\\s`,
  "iu",
);
/** What leads to whoever speaks in a legal text: "I am", "me:", "provided by". */
const SPEAKER =
  /(?:^|(?<!\p{L})(?<me>I am|I['’]m|me|my name is|ich bin|je suis|soy|sono|ik ben|sou|jestem|jag är|jeg er)|(?<by>by|von|par|por|da|door|przez|av|af))[\s:,“”"]*$/iu;

/** "Kelp Works (“Acme”, “us”, “we”)": whom a contract calls by the product's name, and speaks as. */
const PARTY = new RegExp(
  `(?<![\\p{L}\\p{N}.'’&-])(?<name>${WORD}(?:\\s${WORD}){0,5})\\s?\\((?<called>[^()]{2,120})\\)`,
  "gu",
);
const WE = new RegExp(`["“”„«»'‘’]\\s?(?:${inAllLanguages("we")})[\\s,.]?["“”„«»'‘’]`, "iu");
/** "This is a contract between you and": right before the other party. */
const BETWEEN = new RegExp(
  `(?<!\\p{L})(?:${eitherMarks("between|zwischen|entre|tra|tussen|między|mellan|mellem")})\\s[^.;]{1,80}\\s(?:and|und|et|y|e|en|a|i|och|og)\\s$`,
  "iu",
);
/** Words right behind a company's own capital or number. */
const REGISTERED = /^,?\s(?:[^.;]{0,60}\s)?(?:au capital|capital social|share capital|capitale sociale|Stammkapital)/iu;

/** Whom a sentence says to publish the site or to be "we", by name alone: "Le site est édité par la société Kelp, …". */
export function publishedBy(text: string, own: OwnNames): string | undefined {
  for (const { groups, index } of text.matchAll(PARTY)) {
    const { name = "", called = "" } = groups ?? {};
    const isNamed = LEGAL_FORM_END.test(name) || (!namesOwn(own, name) && BETWEEN.test(text.slice(0, index)));
    if (isNamed && namesOwn(own, called) && WE.test(called)) return name;
  }
  const match = PUBLISHED_BY.exec(text);
  const { what = "", name = "", firm } = match?.groups ?? {};
  const product = ownNameIn(own, what);
  const isOfSite = OF_SITE.test(what) || (product !== null && OPENS.test(what.slice(0, product.start)));
  if (!match || !isOfSite || isDenied(text, match.index)) return undefined;
  if (PROVIDER.test(what) || LEGAL_FORM_NEXT.test(text.slice(match.index + name.length))) return undefined;
  const behind = text.slice(match.index + name.length);
  return namesOwn(own, name) && !(firm && REGISTERED.test(behind)) ? undefined : name;
}

/** "Inhaberin: Jane Roe", "Jane Roe, P. IVA 01234567890": whose business it is. */
export function ownerIn(line: string, own: OwnNames): string | undefined {
  const label = OWNER.exec(line)?.[0] ?? "";
  const [name = ""] = line.slice(label.length).split(/,\s|\s[–—|·-]\s/u);
  const rest = line.slice(label.length + name.length);
  const isTold = rest === "" ? label !== "" : IDENTIFIED.test(rest) && (NUMBER_END.test(rest) || namesOwn(own, rest));
  return isTold && isPersonName(name, own) ? name : undefined;
}
/** Nothing is told behind a number: of a bookkeeper much is. */
const NUMBER_END = /^[^\d]{1,24}[\d\s.-]{6,}$/u;

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
      const above = headingsAbove(snapshot, spot.index);
      if (above.some((text) => PROVIDER.test(text))) return [];
      const label = (snapshot.segments[spot.index - 1]?.text ?? "").slice(0, NAME_MAX);
      return told(spot, { label, isImprint, isHolder: isImprint || HOLDER.test(bareLabel(above.at(-1) ?? "")) }, own);
    });
  });
}

interface Told {
  /** What stands right above. */
  label: string;
  isImprint: boolean;
  /** Below a heading over whoever answers for the site. */
  isHolder: boolean;
}

function told(spot: Spot, { label, isImprint, isHolder }: Told, own: OwnNames): FoundName[] {
  const found = (value: string | undefined, span: Stretch, trust: number) =>
    value ? [{ value, spot, span, trust }] : [];
  const lines = linesOf(spot.segment.text);
  return [
    ...sentencesOf(spot.segment.text).flatMap((span) => [
      ...found(publishedBy(span.text, own), span, isImprint ? 4.6 : 4.4),
      ...found(soleTrader(span.text, own), span, 3),
    ]),
    ...lines.flatMap((span, at) => {
      const isOthers = PROVIDER.test(lines[at - 1]?.text ?? label); // "Web design", and who made it
      return isHolder && !isOthers ? found(ownerIn(span.text, own), span, 4.6) : [];
    }),
    ...lines.flatMap((span) => found(registeredIn(span.text, label, own), span, 5)),
  ];
}

/** Labels whose value is the name a company is registered by. */
const NAME_LABEL = exactly(
  "(?:(?:registered|legal|full|official) )?(?:company|business|firm) name|(?:legal|registered) name|firmenname|firmenbezeichnung|firmierung|firma",
  "dénomination(?: sociale)?|raison sociale|nom de la société|denominaci[óo]n(?: social)?|raz[óo]n social|denominazione(?: sociale)?|ragione sociale|denominaç[ãa]o(?: social)?|raz[ãa]o social",
  "(?:statutaire|handels|bedrijfs)naam|nazwa (?:firmy|spółki)|företagsnamn|firmanamn|(?:firma|virksomheds|selskabs)navn|(?:ticari )?[üu]nvan[ıi]?",
);
const NAME_MAX = 60;

/** "Company name: Acme Works", in one line or in two: by a name of the site's own, for hosts and customers have labels too. */
function registeredIn(line: string, label: string, own: OwnNames): string | undefined {
  const [, before = label, name = line] = /^([^:]{3,40}?)\s?:\s(.+)$/u.exec(line) ?? [];
  const isName = /^\p{Lu}[^.:;!?]*$/u.test(name) && name.length <= NAME_MAX && name.includes(" ");
  return isName && NAME_LABEL.test(bareLabel(before)) && namesOwn(own, name) ? name : undefined;
}
