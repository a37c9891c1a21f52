import type { SiteReading } from "@/lib/drafting/candidate";
import { isWorkOnOwn, knownPeople, withAlternatives } from "@/lib/drafting/extract/known";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { speaksOfOwn } from "@/lib/drafting/reading/speaking";
import { foldText } from "@/lib/drafting/text/fold";
import { BEGINNING, isFirstOut, isReleaseLabel, isYearAlone, MET, SELF } from "@/lib/drafting/text/founded-words";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { linesOf, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { isQuestion } from "../polarity";
import { ownersOf } from "../subject";
import { weighedYear } from "../weighed";
import { DATED, whyNotToldBeside } from "./founded-story";

/** What says that something began, whatever it was that did. */
const FOUNDED =
  /(?<!\p{L})(?:found(?:ed|ing)|establish(?:ed|ment)|incorporated|formed|gegründet\p{L}*|gründung\p{L}*|entstand\p{L}*|fondée?s?|fondat[aoie]|fondation|fundad[ao]s?|fundó|creada|creado|constituida|opgericht|grunda[dt]\p{L}*|grundlagt|etabler\p{L}*|zało[żz]\p{L}+|powstał\p{L}*|創業|設立|成立)(?!\p{L})/iu;
/** What began may be anything: the same clause must say that it was this. */
const BEGAN = anyOf(
  "est|start\\p{L}*|beg[au]n|born|launch\\p{L}*|creat\\p{L}*|histor\\p{L}*|initial\\p{L}*|first (?:release|version|commit|public)|cré\\p{L}+|cread\\p{L}*|nac(?:id|i[óo])\\p{L}*|criad\\p{L}*|nasce|nace|naît|nat[ao]|went live|lan[cçz]\\p{L}+|online|aperto|abiert[oa]|abrimos|powsta\\p{L}*|prowadz\\p{L}*|działamy",
  inAllLanguages("began"),
);

/** The rules found that the product was made then: "Jane built Acme in 2007". */
const MADE = anyOf(inAllLanguages("made"), "wrote|schrieb|scrisse|escribió|schreef|skrev|designed");
const SINCE = anyOf("since|seit|depuis|desde|dal|sinds|od|sedan|siden");
const ALONE = anyOf(
  "I|my|me|ich|mein\\p{L}*|je|mon|ma|mes|yo|mi|mis|io|mio|mia|ik|mijn|eu|meu|minha|mój|moj\\p{L}+|jag|min|mitt|jeg|mit",
);

/** Why a year is not proven to be that of the founding of the product or its maker. */
export function whyNotFounded(year: number, cited: Cited[], reading: SiteReading): string | null {
  const at = new RegExp(`(?<!\\d)${year}(?!\\d|(?<=0)(?:['’]?s|er(?:n|jahre\\p{L}?)?)(?!\\p{L}))`, "u"); // no decade
  const naming = cited.filter(
    (one) => at.test(one.text) && one.segment.kind !== "link" && one.segment.kind !== "image",
  );
  if (naming.length === 0) return "the year is not the one cited";
  const own = ownersOf(reading);
  const isKnown = withAlternatives(knownPeople(reading).fields?.founded_year).some((one) => one.value === year);
  if (!isKnown && naming.every(({ sentence }) => isPost(sentence))) return "the day of a post";
  if (!isKnown && naming.every(({ sentence }) => isWhenMet(sentence, at))) return "when its makers met";
  const weighed = isKnown ? "open" : weighedYear(year, cited, reading);
  if (weighed === "for") return null;
  const isOpened = naming.some(({ sentence }) => opensWithOwn(sentence, at, own));
  if (weighed === "against" && !isOpened) return "something else began then";
  const isFounding = naming.some((one) => {
    const sentences = sentencesOf(one.sentence).flatMap(({ text }) => (at.test(text) ? [text] : []));
    return (
      /founding|founded/i.test(one.segment.name ?? "") ||
      (isKnown && [...sentences, ...besideYear(one, cited)].some(tellsBeginning)) ||
      (isKnown && isCopyrightRange(one.sentence, year)) ||
      sentences.some((text) => saysItself(text, at, own)) ||
      sentences.some((text) => SINCE.test(text) && isWorkOnOwn(text, one.segment.text, own))
    );
  });
  return isFounding ? null : whyNotToldBeside(year, naming, cited, reading);
}

/** "Founded by two who met in Kiel in 2014": nothing that began is told between. */
function isWhenMet(sentence: string, at: RegExp): boolean {
  const before = sentence.slice(0, at.exec(sentence)?.index ?? 0);
  const met = [...before.matchAll(new RegExp(MET.source, "giu"))].at(-1);
  const since = met && before.slice(met.index);
  return since !== undefined && !FOUNDED.test(since) && !BEGAN.test(since);
}

/** "04 Mar 2024 - Why I wrote Acme": a day, and a headline that tells no beginning. */
function isPost(sentence: string): boolean {
  const day = DATED.exec(sentence);
  const headline = day ? sentence.slice(day[0].length) : "";
  return /\p{L}{2}/u.test(headline) && !FOUNDED.test(headline) && !BEGAN.test(headline);
}

/** Since when somebody is with it, or where it is kept. */
const HOSTING = anyOf(
  "customers?|clients?|clientes?|klant(?:en)?|kunden?|partners?|host\\p{L}*|héberg\\p{L}*|gehostet|alojad\\p{L}*|used|nutzen|utilis\\p{L}+|werkt|arbeitet",
);

/** "Maintainer of Acme since 2017", "CTO depuis 2019": an office that somebody has held; who founded it may say so. */
const OFFICE = anyOf(
  "maintainers?|developers?|ce?o|cto|cfo|directors?|heads?|leads?|managers?|members?|employees?|advisors?|chair\\p{L}*|president|editors?|geschäftsführer\\p{L}*|entwickler\\p{L}*|leiter\\p{L}*|mitglied\\p{L}*|vorstand|direct\\p{L}+|gérante?|développeu\\p{L}+|membres?|responsable|gerente|desarrollador\\p{L}*|miembros?|sviluppator\\p{L}+|direttor\\p{L}+|amministrator\\p{L}+|ontwikkelaars?|directeur|leden|lid|prezes|dyrektor\\p{L}*|programist\\p{L}+|diretor\\p{L}*|desenvolvedor\\p{L}*|utvecklare|udvikler",
);
const isOffice = (clause: string) => OFFICE.test(clause) && !FOUNDERS.test(clause);
const FOUNDERS = anyWord("founder");

/** The sentence says that the product or its maker began in that year. */
function saysItself(sentence: string, at: RegExp, own: OwnNames): boolean {
  if (isQuestion(sentence) || HOSTING.test(sentence)) return false;
  if (FOUNDED.test(sentence) && isFoundingOwn(sentence, at, own)) return true;
  return clausesWith(at, sentence).some(
    (clause) =>
      (BEGAN.test(clause) && isOfOwn(clause, own)) || (SINCE.test(clause) && isOfUs(clause, own) && !isOffice(clause)),
  );
}

/** What one person has done since then is their own life. */
const isOfUs = (text: string, own: OwnNames) =>
  namesOwn(own, text) || (speaksOfOwn(withoutThings(foldText(text)), own) && !ALONE.test(foldText(text)));

/** "Our profiles are in use since": something of ours, and neither we nor the company. */
const THING = anyOf(
  "(?:our|unser\\p{L}{0,2}|nos|notre|nuestr[ao]s?|nostr[aeio]|onze?|nasz\\p{L}{0,2}|noss[ao]s?|vår\\p{L}?|vores) (?!(?:\\p{L}+ )?\\p{L}*(?:company|business|firm|studio|team|project|product|app|software|start-?up|agency|story|journey|unternehmen|firma|gesellschaft|betrieb|projekt|produkt|geschichte|entreprise|société|projet|produit|histoire|empresa|sociedad|proyecto|producto|equipo|historia|azienda|società|progetto|prodotto|storia|bedrijf|verhaal|firm[ay]|zespół|equip[ae]|projeto|produto|história|företag|bolag|virksomhed|selskab)(?!\\p{L}))\\p{L}{3,}",
);
const withoutThings = (text: string) => text.replace(new RegExp(THING.source, "giu"), " ");

/** A company as such is the site's own where no name says otherwise: "The project was started in 2019". */
const isOfOwn = (text: string, own: OwnNames) => speaksOfOwn(text, own) || (SELF.test(text) && !strangeName(text, own));

/** "Acme is a choir from Kiel, formed in 2019": the sentence is about the product by name. */
function opensWithOwn(sentence: string, at: RegExp, own: OwnNames): boolean {
  const said = sentencesOf(sentence).find(({ text }) => at.test(text))?.text ?? "";
  const [start = ""] = said.split(/\s(?:is|are|was|ist|sind|est|es|è|é|jest|är|er)\s/u);
  return (
    start.length < said.length &&
    start.split(" ").length <= 4 &&
    namesOwn(own, start) &&
    isFoundingOwn(said, at, own) &&
    FOUNDED.test(said)
  );
}

/** "an agency founded in 2008", "Vega Capital, fundada en 2005": right before the word stands what was founded. */
const OTHER_SUBJECT =
  /(?<!\p{L})(?:an?|ein(?:e[mnrs]?)?|une?|un[ao']?|een|uma?)\s(?:\p{L}+[\s-]){1,3},?\s?(?:(?:that|which|die|das|qui|que|che) )?(?:(?:was|is|is|wurde|fue|foi) )?$/iu;

function isFoundingOwn(sentence: string, at: RegExp, own: OwnNames): boolean {
  const text = foldText(sentence);
  const [match] = [...text.matchAll(new RegExp(FOUNDED.source, "giu"))].toSorted(
    (a, b) => distance(text, at, a.index) - distance(text, at, b.index),
  );
  if (!match) return false;
  const before = text.slice(0, match.index).replace(at, " ");
  const other = OTHER_SUBJECT.exec(before.slice(-50));
  if (other)
    return namesOwn(
      own,
      before
        .slice(0, before.length - other[0].length)
        .split(/\s+/)
        .slice(-3)
        .join(" "),
    );
  const near = text.slice(Math.max(0, match.index - 60), match.index + 90);
  const name = strangeName(before.split(/\s+/).slice(-4).join(" "), own);
  return name && !namesOwn(own, near) ? false : speaksOfOwn(text, own) || SELF.test(text);
}

function distance(text: string, at: RegExp, index: number): number {
  return Math.abs(text.search(at) - index);
}

/** A name in the text that is none of the site's own. */
function strangeName(text: string, own: OwnNames): boolean {
  return !namesOwn(own, text) && /(?:^|\s)\p{Lu}\p{Ll}+\s(?:&\s)?\p{Lu}\p{L}+|\s\p{Lu}\p{L}+,?\s*$/u.test(text);
}

function tellsBeginning(sentence: string): boolean {
  return (
    isReleaseLabel(sentence) ||
    [FOUNDED, BEGAN, SINCE, BEGINNING, MADE].some((told) => told.test(sentence)) ||
    isFirstOut(sentence)
  );
}

/** What is cited right beside a year that stands in a line of its own. */
function besideYear({ page, segment, segmentIndex }: Cited, cited: Cited[]): string[] {
  if (!isYearAlone(linesOf(segment.text)[0]?.text ?? "")) return [];
  const beside = cited.filter((one) => one.page === page && Math.abs(one.segmentIndex - segmentIndex) === 1);
  return beside.map(({ sentence }) => sentence);
}

/** The clauses that hold it; one that only says when ("In early 2016, …") with the clause after it. */
function clausesWith(at: RegExp, sentence: string): string[] {
  const [, before = "", inside = ""] = /^([^()]*)\(([^()]*)\)/u.exec(foldText(sentence)) ?? [];
  // Told in brackets, a time is that of what stands before them.
  if (at.test(inside) && !at.test(before)) return [`${before} ${inside}`];
  const clauses = foldText(sentence).split(/[,;:()|]|\s[–—-]\s/);
  return clauses.flatMap((clause, index) => {
    if (!at.test(clause)) return [];
    const isTime = clause.trim().split(/\s+/).length <= 4;
    return isTime ? [`${clause} ${clauses[index + 1] ?? ""}`] : [clause];
  });
}

/** "© 2007–2026": the first year of a range that the owner keeps. */
function isCopyrightRange(sentence: string, year: number): boolean {
  return new RegExp(
    `(?:©|\\(c\\)|copyright).{0,40}?${year}\\s?-\\s?(?:(?:19|20)\\d{2}|present|now|today|heute)`,
    "iu",
  ).test(foldText(sentence));
}
