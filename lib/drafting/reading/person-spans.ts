import { COUNTRY, COUNTRY_LINE } from "@/lib/drafting/text/places";
import type { Stretch } from "@/lib/drafting/text/spans";
import type { OwnNames } from "./own-names";
import { isCompanyWord, isLead, isNameWord, isPersonName, isTitle, NAME } from "./person-name";

const RUN = new RegExp(NAME, "gu");
/** Names of one text that are looked at. */
const SPANS_MAX = 40;
const KIN =
  "(?:with|mit|met|con|avec|com|z)?\\s?(?:his|her|their|my|sein\\p{L}{0,2}|ihr\\p{L}{0,2}|mein\\p{L}{0,2}|son|sa|ses|mon|ma|su|mi|suo|sua|mio|mia|zijn|haar|mijn|seu|sua|meu|minha|jego|jej|hans|hennes|hendes)\\s(?:[\\p{Ll}-]{2,12}\\s)?\\p{L}{3,14},?\\s";
const JOINED = new RegExp(
  `^(?:\\s\\([^()]{1,60}\\))?(?:,?\\s(?:and|und|et|y|ed?|och|og|&)\\s(?:(?:di|de|von|da|van)\\s)?(?:${KIN})?|,\\s)$`,
  "u",
);
const COMMA = /^(?:\s\([^()]{1,60}\))?,\s$/u;
/** What follows a town: "NSW", "TX 78701", "Germany". */
const REGION = new RegExp(
  `^(?:,\\s|\\s\\()(?!(?:C[A-Z]O|VP|MD|PM|QA|UX|UI|HR|PhD|MSc|BSc|MBA)(?!\\p{L}))(?:[A-Z]{2,3}(?![\\p{L}])|(?=\\p{Lu})${COUNTRY.source})`,
  "u",
);
/** "en" joins names in Dutch, and stands before towns in French and Spanish. */
const DUTCH =
  /(?<!\p{L})(?:door|het|een|oprichters?|wij|ik|zijn|hebben|achter|zitten|bedachten|onze|maken|bouwen|richtten|startten|begonnen|bouwden|maakten|samen)(?!\p{L})/iu;

/** "i" joins names in Polish, and is an article in Italian. */
const POLISH = /[ąćęłńśźż]/u;

/** Names side by side: "Jane Roe, John Marsh and Ada Kelp"; from the title of the first on, where she has one. */
export interface NameGroup {
  names: Stretch[];
  start: number;
  end: number;
}

/** Words that stand alone: a first name, or any word that begins a sentence. */
export function isLone({ names }: NameGroup): boolean {
  return names.every((name) => !name.text.includes(" "));
}

/** Everything in a text that can be a person's name, joined by commas and "and" into groups. */
export function nameGroups(text: string, own: OwnNames): NameGroup[] {
  const groups: NameGroup[] = [];
  const isDutch = DUTCH.test(text);
  const isPolish = POLISH.test(text);
  for (const span of nameSpans(text, own)) {
    const last = groups.at(-1);
    const start = span.start - titlesBefore(text.slice(0, span.start));
    const between = last ? text.slice(last.end, start) : "";
    const isJoined = JOINED.test(between) || (isDutch && between === " en ") || (isPolish && between === " i ");
    if (last && isJoined && !(COMMA.test(between) && isPlaceBehind(text, last, span))) {
      last.names.push(span);
      last.end = span.end;
    } else groups.push({ names: [span], start, end: span.end });
  }
  return groups;
}

/** Letters of "Dr. ", "Prof. Dr. " right before a name: what leads to the name stands before them. */
function titlesBefore(text: string): number {
  const word = /(?<![^\s(])(\S+)\s$/u.exec(text);
  if (!word || !isTitle(word[1] ?? "")) return 0;
  return word[0].length + titlesBefore(text.slice(0, word.index));
}

/**
 * "Jane Roe and Ada Marsh, Leeds", "Jane Roe, Port Kelp, NSW": a list of people ends with its "and", a surname is left out for
 * nobody or for all, and a region or a country follows a town.
 */
function isPlaceBehind(text: string, group: NameGroup, span: Stretch): boolean {
  const [first, second] = group.names;
  const isClosed = first && second && !COMMA.test(text.slice(group.names.at(-2)?.end ?? 0, group.names.at(-1)?.start));
  const isLone = !span.text.includes(" ") && group.names.some((name) => name.text.includes(" "));
  return isClosed === true || isLone || REGION.test(text.slice(span.end)) || COUNTRY_LINE.test(span.text);
}

/** Runs of capitalized words, cut at words that are no part of a name. */
export function nameSpans(text: string, own: OwnNames): Stretch[] {
  const spans: Stretch[] = [];
  for (const run of text.matchAll(RUN)) {
    for (const piece of piecesOf(run[0], own)) {
      const start = run.index + piece.start;
      if (isPersonName(piece.text, own, true)) spans.push({ text: piece.text, start, end: start + piece.text.length });
    }
    if (spans.length >= SPANS_MAX) break;
  }
  return spans;
}

/** "Le Groupe": a sentence's first word, large for that alone. */
const ARTICLE = /^(?:Le|La|Les|El|Los|Las|Il|Lo|Gli|Der|Die|Das|De|Het|Os|As)$/u;

function piecesOf(run: string, own: OwnNames): Stretch[] {
  const pieces: Stretch[] = [];
  let start = -1;
  let end = -1;
  const close = () => {
    if (start >= 0) pieces.push({ text: run.slice(start, end).replace(/['’]s$/u, ""), start, end });
    start = -1;
  };
  for (const { 0: word, index } of run.matchAll(/\S+/g)) {
    if (isTitle(word) && /\.$/.test(word)) start = -1; // "Lawyer Dr. Jane Roe": what stands before a title is none of the name
    if (start < 0 && ARTICLE.test(word) && run !== word) continue;
    if (start < 0 && (isTitle(word) || isLead(word)) && run !== word) continue;
    const isWithin = start >= 0 && /^(?:der|den|dem|des|la|las|los|el|du)$/u.test(word); // "van der Roe"
    const isPart = isWithin || (isNameWord(word, own) && (start >= 0 || /^\p{Lu}/u.test(word)));
    if (!isPart && isCompanyWord(word)) start = -1;
    if (!isPart || /['’]s$/u.test(word)) {
      if (isPart && start < 0) start = index;
      if (isPart) end = index + word.length;
      close();
      continue;
    }
    if (start < 0) start = index;
    end = index + word.length;
  }
  close();
  return pieces;
}
