import type { SignalOf } from "@/lib/drafting/extract/scoring/score";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { FOUNDING, isHisBusiness, isOfAnother, MET, SELF, SINCE, START } from "@/lib/drafting/text/founded-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { MONTHS } from "@/lib/drafting/text/months";
import { isDenied } from "@/lib/drafting/text/polarity";
import type { Stretch } from "@/lib/drafting/text/spans";
import { isEarlierFirm, isExplained, isOfOtherFirm, STARTS_SO } from "../other-firms";
import { clauseDistance, distance, gapOf } from "./clauses";
import { debutOf, debutsIn } from "./first-release";
import { isAside, isBegun, isNamedAfter, isOfOtherSubject, isRemade, isTold } from "./founded-what";
import { makingsIn } from "./made-then";
import { isOfNamed, isSinceIts } from "./named-founding";
import { whoseSince } from "./since-when";

type YearSignal = SignalOf<"founded_year">;

/** No decade: "the late 2000s", "die 1990er", "les années 2000". */
const YEAR =
  /(?<![\d.,/-])(?<!(?:années|años|anni|anos|jaren|lata|latach|åren|årene)\s)(?:18|19|20)\d{2}(?![\d/-]|[.,]\d|(?<=0)(?:['’]?s|er(?:n|jahre\p{L}?)?|-tal(?:et)?)(?!\p{L}))/giu;
/** "in March/2017" */
const MONTH_OF = new RegExp(`(?<=(?<![\\p{L}/])${MONTHS})/(?=20\\d{2}(?!\\d))`, "giu");
/** "over the winter of 2010-2011": it began in the first of both. */
const WINTER =
  /((?:winter|hiver|invierno|inverno|vinter|zim\p{L}{1,2})\s(?:(?:of|de|del|do|von|in|en)\s)?(?:18|19|20)\d{2})([-–/](?:\d{4}|\d{2}))(?!\d)/giu;
const overWinter = (_all: string, first: string, second: string) => first + " ".repeat(second.length);
/** "his father's workshop, which started in 1988" */
const RELATIVE = /(?<!\p{L})(?:who|which|that|qui|que|che|który|która|które|som)\s$/iu;
const [SENTENCE_MAX, YEARS_MAX] = [600, 4];
const CLAUSE_REACH = 60;
/** Years that begin something else. */
const OTHERS = anyWord("otherYear");

export interface Where {
  own: OwnNames;
  /** The page is about the product or its makers, and no other name stands above. */
  isOurs: boolean;
  /** No other name stands above. */
  isAmong: boolean;
  isFoot: boolean;
}

/** Every year of a sentence, with what its words say for and against it, and where the word stands that tells of a beginning. */
export function inSentence(said: string, where: Where): { year: number; signals: YearSignal[]; at: number }[] {
  const text = said.replace(MONTH_OF, " ");
  const years = text.length <= SENTENCE_MAX ? [...text.replace(WINTER, overWinter).matchAll(YEAR)] : [];
  if (years.length === 0 || years.length > YEARS_MAX) return [];
  const founding = [...text.matchAll(FOUNDING)].map((match) => verbOf(match, "founding"));
  const debuts = debutsIn(text, where.own).map((one): Verb => ({ ...one, kind: "debut" }));
  const made = makingsIn(text, where.own, where.isOurs).map((one): Verb => ({ ...one, kind: "made" }));
  const verbs = [...made, ...debuts, ...founding, ...[...text.matchAll(START)].map((match) => verbOf(match, "start"))];
  const places = years.map(({ 0: year, index }) => ({ text: year, start: index, end: index + year.length }));
  return places.map((at) => {
    const { text: year, start: index } = at;
    const isNearest = (one: Verb) =>
      places.every((other) => distance(one, at) <= distance(one, other) || gapOf(text, one, other) === null);
    const verb = verbs
      .filter((one) => isNearest(one) && gapOf(text, one, at) !== null)
      .sort((a, b) => clauseDistance(text, a, at) - clauseDistance(text, b, at))[0];
    const signals: YearSignal[] = SINCE.test(text.slice(0, index)) ? ["since"] : [];
    if (verb?.kind === "made") signals.push("start", "own");
    else if (verb?.kind === "debut") signals.push("start", ...debutOf(verb, text, where.own, where.isAmong));
    else if (verb) signals.push(verb.kind, ...whose(text, verb, at, where));
    else signals.push(...whoseSince(text, at, where));
    const clause = text.slice(0, at.end).split(";").at(-1) ?? "";
    const isOther =
      verb?.kind === "debut" ? text.slice(0, verb.start).split(";").at(-1) + text.slice(verb.end, at.start) : clause;
    if (verb && verb.end <= index && MET.test(text.slice(verb.end, index))) signals.push("strange"); // "by two who met in 2014"
    if (OTHERS.test(isOther)) signals.push("others");
    if (text.endsWith("?") || isDenied(text, verb?.start ?? index)) signals.push("denied");
    if (years.length > 1) signals.push("several");
    return { year: Number(year), signals, at: Math.min(verb?.start ?? index, index) };
  });
}

interface Verb extends Stretch {
  kind: "founding" | "start" | "debut" | "made";
}

function verbOf(match: RegExpExecArray, kind: Verb["kind"]): Verb {
  return { text: match[0], start: match.index, end: match.index + match[0].length, kind };
}

/** "fundó en 2009 la escuela Boca Abierta": what was founded follows, and is another. */
const NAMED_ELSE =
  /^\s(?:the|la|el|le|die|das|den|il|lo|het|de(?!\s(?:la|las|los|el|mi|su|manos?)\s)|an?|un[aeo]?|eine?n?|een)\s(?:\p{Ll}+\s){1,3}\p{Lu}\p{Ll}/u;

/** "Aus dem Küchentisch wurde 2019 eine Firma": what was there before is no subject. */
const BECAME_FIRM = /^eine? .*(?:firma|unternehmen|gmbh|start-?up)$/iu;

/** "… habe ich meine Stelle aufgegeben und die Firma gegründet": what was founded stands right before. */
const FIRM_BEFORE =
  /(?<!\p{L})(?:die|unsere|meine|eine|das|unser|mein|ein)\s(?:eigene[sn]?\s)?(?:firma|unternehmen|gmbh|start-?up)\s$/iu;

/** What belongs to a verb, up to the next "and" or year. */
const clauseBehind = (text: string, verb: Verb): string =>
  text.slice(verb.end, verb.end + CLAUSE_REACH / 2).split(/\s(?:and|und|et|y|e|en|i|och|og)\s|,|\d{4}/u)[0] ?? "";
/** "J’ai tout réécrit": it was there before. */
const REWRITTEN =
  /(?<!\p{L})(?:re-?wrote|re-?written|rebuilt|neu geschrieben|umgeschrieben|neu gebaut|réécrit\p{L}*|reescrib\p{L}*|reescrit\p{L}*|riscritt\p{L}|riscriss\p{L}|herschre\p{L}+|reescrev\p{L}+|przepisa\p{L}+|skrev om|omskre\p{L}+)(?!\p{L})/iu;

function isOurFirm(text: string, verb: Verb): boolean {
  const before = text.slice(0, verb.start);
  return (
    FIRM_BEFORE.test(before) && I_OR_WE.test(before) && !/^,\s(?:die|der|das|deren)\s/iu.test(text.slice(verb.end))
  );
}
const I_OR_WE =
  /^(?!.*(?<!\p{L})(?:vorher|zuvor|früher|damals|jeder von uns)(?!\p{L})).*(?<!\p{L})(?:ich|wir)(?!\p{L})/iu;

/** "… has exceeded 99% since the service publicly launched": a clause with a subject of its own. */
const SERVICE_BEFORE =
  /(?<!\p{L})(?:since|when|before|until|seit|als|bevor|depuis que|quand|desde que|cuando|da quando|quando|sinds|toen|od kiedy|gdy|sedan|siden|da)\s(?:the|our|this|der|die|das|unser\p{L}{0,2}|le|la|l['’]|notre|el|nuestr[oa]|il|lo|nostr[oa]|de|het|onze?|o|a|noss[oa])\s?(?:service|site|web ?site|app|application|product|project|platform|tool|software|dienst|webseite|anwendung|produkt|projekt|plattform|plateforme|outil|produit|projet|servicio|sitio|aplicación|producto|proyecto|plataforma|herramienta|servizio|sito|prodotto|progetto|piattaforma|serviço|produto|projeto)\s(?:(?:was|were|has|had|been|wurde|a été|fue|è stat[oa]|foi|werd)\s)*(?:first|publicly|officially|initially|öffentlich|offiziell|zuerst)\s$/iu;

/** Whose beginning the verb tells: its subject, or what follows it. */
function whose(text: string, verb: Verb, year: Stretch, { own, isOurs }: Where): YearSignal[] {
  const order: YearSignal[] = verb.start > year.end ? ["before"] : [];
  if (isExplained(text, year, own) || isEarlierFirm(text, verb, own)) return ["strange"];
  if (RELATIVE.test(text.slice(0, verb.start)) || isAside(text, verb, year, own)) return ["strange"];
  if (isRemade(text.slice(verb.end)) || REWRITTEN.test(verb.text + clauseBehind(text, verb))) return ["strange"];
  const [from, to] = [Math.min(verb.start, year.start), Math.max(verb.end, year.end)];
  if ((STARTS_SO.test(text) || isSinceIts(text)) && isNamedAfter(text, to, own)) return ["strange"];
  if (isOfNamed(text, verb, own)) return ["strange"];
  if (NAMED_ELSE.test(text.slice(to)) && !namesOwn(own, text.slice(to, to + CLAUSE_REACH))) return ["strange"];
  if (SERVICE_BEFORE.test(text.slice(0, verb.start))) return isOurs ? [...order, "ours"] : order;
  if (isTold(verb.text)) return [...order, isBegun(text, verb, own, isOurs) ? "own" : "strange"];
  const before =
    text
      .slice(Math.max(0, from - CLAUSE_REACH), from)
      .split(/[,;:]\s/)
      .at(-1) ?? "";
  const told = text.slice(from, to) + (text.slice(to, to + CLAUSE_REACH).split(/[,;:]\s/)[0] ?? "");
  const clause = before + told;
  if (isOfAnother(clause) || (isHisBusiness(clause) && !namesOwn(own, text))) return ["strange"];
  if (BECAME_FIRM.test(verb.text) || isOurFirm(text, verb)) return isOurs ? [...order, "ours"] : order;
  if (verb.kind === "founding" && !namesOwn(own, told) && isOfOtherSubject(text, from, own)) return ["strange"];
  if (verb.kind === "founding" && isOfOtherFirm(text, verb, year, own)) return ["strange"];
  if (namesOwn(own, clause)) return [...order, "own"];
  if (STARTS_SO.test(text)) return [...order, "own"];
  return SELF.test(clause) && isOurs ? [...order, "ours"] : order;
}
