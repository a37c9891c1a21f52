import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { speaksOfOwn } from "@/lib/drafting/reading/speaking";
import { isTeamOfOthers } from "@/lib/drafting/reading/whose-team";
import { escaped } from "@/lib/drafting/text/escaped";
import { moneyIn } from "@/lib/drafting/text/money";
import { isProse, segmentsOfBlock } from "@/lib/drafting/text/spans";
import { teamToldIn } from "@/lib/drafting/text/team-words";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { squeeze } from "../composed";
import { isDenied, isQuestion } from "../polarity";
import { sayings } from "../saying";
import { ownersOf } from "../subject";

/** "Team: 12 people". */
const LABEL_MAX = 40;
const TEAM =
  /team|people|employees?|members?|staff|developers?|person|mitarbeit\p{L}*|köpfe|personen|collaborateurs|salariés|personnes|empleados|personas|dipendenti|persone|medewerkers|mensen|anställda|solo|one-?man/iu;

/** Who helps or buys, and is none of the team. */
const CROWD = anyOf(
  "contribut\\p{L}*|others?|sen[dt]s?|helped|volunteers?|users?|customers?|beigetragen|mitgeholfen|geschickt|andere|nutzer\\p{L}*|kund\\p{L}+|contribu\\p{L}+|aidé|autres|utilisa\\p{L}+|clientes?|clients?|ayudado|otr[oa]s|usuari\\p{L}+|altr[ei]|utenti|bijgedragen|geholpen|gebruikers|klanten|pomog\\p{L}+|inn\\p{L}+ os[óo]b|użytkowni\\p{L}+|ajudaram|outr[oa]s|bidra\\p{L}+|hjälpt|hjulpet|användare|brugere",
);

/** "Perfect for teams of 50": whom it is made for. */
const FOR_TEAMS = anyOf(
  "(?:for|suits|fits) (?:\\p{L}+ ){0,2}(?:teams?|companies|businesses|crews) (?:of|with|up to|from)|für (?:\\p{L}+ ){0,2}(?:teams?|firmen|betriebe|unternehmen) (?:mit|von|ab|bis)|pour (?:\\p{L}+ ){0,2}(?:équipes?|entreprises) (?:de|à partir)|para (?:\\p{L}+ ){0,2}(?:equipos?|empresas|equipes?) (?:de|hasta|até)|per (?:\\p{L}+ ){0,2}(?:team|squadre|aziende) (?:di|fino|da)|voor (?:\\p{L}+ ){0,2}(?:teams?|bedrijven) (?:van|met|tot)|dla (?:\\p{L}+ ){0,2}(?:zespołów|firm) (?:do|od|z)",
);

/** Why a count of people is not that of who makes the product, or null. */
export function whyNotTeam(value: string, cited: Cited[], reading: SiteReading): string | null {
  const whole = new RegExp(`(?<![\\p{L}\\d])${escaped(value)}(?![\\p{L}\\d]|[.,\\s]\\d{3}(?!\\d))`, "iu");
  const own = ownersOf(reading);
  const saying = sayings(cited, whole);
  if (/\d/.test(value) && saying.length === 0) return "a figure cut out of a longer one";
  if (saying.length > 0) {
    const said = saying.filter(({ sentence }) => !isDenied(sentence, whole) && !isQuestion(sentence));
    if (said.length === 0) return "denied, or asked";
    const ours = said.filter((one) => !FOR_TEAMS.test(one.sentence) && !isOfPlan(one, reading, own));
    if (ours.length === 0) return "whom it is made for";
    if (/\d/.test(value) && !ours.some((one) => countsPeople(value, one))) return "counts something else";
    if (!ours.some((one) => isOfMakers(one, reading, own))) return "counts somebody who is not said to be the team";
  }
  const told = cited.flatMap(({ sentence }) => {
    const team = teamToldIn(sentence);
    return team ? [isTeamOfOthers(sentence, team)] : [];
  });
  if (told.length > 0 && told.every(Boolean)) return "counts others, or another time";
  const isNamed = cited.some((one) => /numberOfEmployees|QuantitativeValue/i.test(one.segment.name ?? ""));
  return isNamed || cited.some((one) => TEAM.test(squeeze(one.sentence)) || teamToldIn(one.sentence))
    ? null
    : "nothing cited speaks of the team";
}

/** The figure stands with a word for people, or in a line that is hardly more than it: not "the team counts 340 integrations". */
function countsPeople(value: string, { segment, sentence }: Cited): boolean {
  if (!isProse(segment) || sentence.length <= LABEL_MAX || teamToldIn(sentence) !== null) return true;
  const figure = `(?<![\\p{L}\\d])${escaped(value)}(?![\\p{L}\\d]|[.,/]\\d)`;
  const near = `(?:[\\p{L}’'-]+\\s){0,${NEAR_WORDS}}`;
  return new RegExp(`${figure}\\+?\\s${near}(?:${TEAM.source})|(?:${TEAM.source})\\s${near}${figure}`, "iu").test(
    sentence,
  );
}

const NEAR_WORDS = 3;

/** Pages on which a sentence that names nobody is about the makers. */
const MAKERS_PAGES: PageRole[] = ["about", "team", "press", "imprint"];

/** "Over 80 people have helped to make Acme": over the years, and not who makes it now. */
const HAVE_HELPED =
  /(?<!\p{L})(?!(?:our|unsere|nos|nuestros|i nostri|onze)\s)[\p{L}]+\s\d+\+?(?:\s[\p{L}-]+){1,4}\s(?:have (?:helped|contributed)|haben (?=.*(?:beigetragen|mitgeholfen|mitgewirkt))|ont (?:aidé|contribué)|han (?:ayudado|contribuido)|hanno (?:aiutato|contribuito)|hebben (?=.*(?:bijgedragen|geholpen|meegewerkt))|ajudaram|contribuíram|har (?:hjälpt|hjulpet|bidragit))(?<what>.*)$/iu;

/** Makers say so, a label counts, or a page about them does. */
function isOfMakers({ page, segment, sentence }: Cited, reading: SiteReading, own: OwnNames): boolean {
  if (!isProse(segment) || sentence.length <= LABEL_MAX || teamToldIn(sentence) !== null) return true;
  const helped = HAVE_HELPED.exec(sentence)?.groups?.what;
  if (helped !== undefined && namesOwn(own, helped)) return false;
  if (speaksOfOwn(sentence, own)) return true;
  return hasRole(reading, reading.pages.indexOf(page), ...MAKERS_PAGES) && !CROWD.test(sentence);
}
/** Segments of a plan's card. */
const CARD_MAX = 40;
const SENTENCE_END = /[.!?]$/;
/** An entry stands in its list, the list in its card. */
const CARD_DEPTH = 3;

/** "8 team members", in a card beside a price or on a page of prices: how many a plan is for, unless makers speak of themselves. */
function isOfPlan({ page, segment, sentence }: Cited, reading: SiteReading, own: OwnNames): boolean {
  if (!isProse(segment) || SENTENCE_END.test(sentence) || speaksOfOwn(sentence, own)) return false;
  if (hasRole(reading, reading.pages.indexOf(page), "pricing")) return true;
  return segment.blocks.slice(0, CARD_DEPTH).some((id) => {
    const card = id === 0 ? [] : segmentsOfBlock(page, id);
    return card.length <= CARD_MAX && card.some((at) => moneyIn(page.segments[at]?.text ?? "").length > 0);
  });
}
