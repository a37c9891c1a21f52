import { isOwnThing } from "@/lib/drafting/extract/company/years/founded-what";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { MAKING } from "@/lib/drafting/text/founded-words";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import type { FounderSignal } from "./mention";
import { FOUNDED, FOUNDING, MADE } from "./words/founder-words";

const END = "(?![\\p{L}\\p{N}])";
const I_MADE = new RegExp(
  `(?<![\\p{L}])(?:(?<did>${inAllLanguages("iMade")})|(?<us>${inAllLanguages("weMade")}))${END}(?=(?<what>.{0,60}))`,
  "giu",
);
const SENTENCE_MAX = 600;
/** Texts behind one in which what it tells of may follow. */
export const REACH = 5;

/** What a sentence in the first person says to have been made, and whose it is: the product where any of it is. */
export function madeIn(text: string, own: OwnNames, isMe = I.test(text)): FounderSignal | null {
  if (text.endsWith("?")) return null;
  const alone = aloneOn(text, own);
  if (alone) return alone;
  const all = [...text.matchAll(I_MADE)].map(({ groups }) => whoseMade(groups ?? {}, text, own));
  return FIRST.find((one) => all.includes(one)) ?? all[0] ?? (isMe && isMineToo(text, own) ? "ours" : null);
}

/** "I'm a solo developer", "Acme is my only project": the makers of a page about them, whatever the verb. */
function aloneOn(text: string, own: OwnNames): FounderSignal | null {
  const name = ownNameIn(own, text);
  if (name && MINE.test(text.slice(name.end))) return "own";
  const isMaker = I_AM_MAKER.test(text);
  if (!name) return isMaker ? "ours" : null;
  return isMaker && OF_IT.test(text.slice(0, name.start)) ? "own" : null; // else what a customer is says nothing of it
}

export const I_AM_MAKER = anyWord("iMaker");
const MINE = new RegExp(`^\\s(?:${inAllLanguages("mine")})${END}`, "iu");
const OF_IT = /\s(?:of|on|behind|an|von|hinter|de|d['’]|à|sur|di|su|del|aan|van|do|da|em|nad)\s?(?:the\s|l['’])?$/iu;

const FIRST: FounderSignal[] = ["own", "ours"];

/** "a scrivere", "mit der Arbeit an": work on the thing, before it. */
const LED =
  /^(?:(?!(?:for|für|fur|pour|para|per|voor|dla|för|with|about|in|at|bei|chez|the|an|logo|site|website|page|icon|theme|plugin|of)\s)\p{Ll}+,?\s){1,4}$/u;

function whoseMade(made: Record<string, string>, text: string, own: OwnNames): FounderSignal {
  const what = (made.what ?? "").replace(/^,/, "").trim(); // "angefangen, Acme zu schreiben"
  if (namesOwn(own, made.did ?? "") || (isOwnThing(what, own) && namesOwn(own, what))) return "own";
  if (isOwnThing(what, own)) return "ours";
  const name = ownNameIn(own, what);
  if (name && LED.test(what.slice(0, name.start)) && isOwnThing(what.slice(name.start), own)) return "own";
  if (namesOwn(own, what)) return "strange"; // a part of it: "the Acme logo"
  return namesOwn(own, text) ? "ours" : "vague";
}

/** "I quit my job and built Acme", "… und habe Acme geschrieben": what was made stands beside the word for it. */
function isMineToo(text: string, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  if (!name) return false;
  const after = text.slice(name.end);
  return MADE_BEFORE.test(text.slice(0, name.start)) || MADE_AFTER.test(after) || I_MADE_AFTER.test(after);
}

const I = /(?<!\p{L})(?:I|ich|ik|je|j['’]|io|yo|eu)(?!\p{L})/iu;
const DID = `${FOUNDED}|${MADE}|wrote|built|started|began|geschrieben|programmiert|gebaut|begonnen|geschreven|begonnen|écrit|escrito|scritto|${MAKING}`;
const MADE_BEFORE = new RegExp(`(?:and|then|und|et|y|e|en|,)\\s(?:\\p{L}+\\s){0,2}?(?:${DID})\\s$`, "iu");
const MADE_AFTER = new RegExp(`^\\s(?:\\p{Ll}+\\s){0,3}?(?:${DID})${END}`, "u");

/** "Acme programmiere ich": the thing stands first. */
const I_MADE_AFTER = new RegExp(`^\\s(?:${inAllLanguages("iMade")})${END}`, "iu");

export function isCrowd(text: string): boolean {
  return [...text.matchAll(I_MADE)].some(({ groups }) => groups?.us !== undefined);
}

export interface Made {
  sentence: Stretch;
  what: FounderSignal;
}

export function madeBy({ segment }: Spot, own: OwnNames): Made | null {
  if (!FOUNDING.test(segment.text)) return null;
  const all = sentencesOf(segment.text).flatMap((sentence) => {
    const what = sentence.text.length <= SENTENCE_MAX ? madeIn(sentence.text, own) : null;
    return what ? [{ sentence, what }] : [];
  });
  return all.find((one) => one.what === "own") ?? all.find((one) => one.what === "ours") ?? all[0] ?? null;
}

const INTRODUCES = new RegExp(`(?<![\\p{L}])(?:${inAllLanguages("iAm")})[\\s,:]+\\p{Lu}\\p{Ll}+\\s\\p{Lu}`, "u");

/** What was made, in the texts from one on: "My name is Jane. For years I built ships." – "I started writing Acme". */
export function laterMade(spots: Spot[], made: (Made | null)[], at: number, only?: FounderSignal) {
  for (const [later, one] of made.entries()) {
    const [first, place] = [spots[at], spots[later]];
    if (later < at || later >= at + REACH || !first || !place || !one) continue;
    if (later > at && INTRODUCES.test(place.segment.text)) return undefined; // somebody else speaks from there on
    const isNear = place.index - first.index <= REACH * 2;
    if (isNear && (only === undefined || one.what === only))
      return { what: one.what, place: [place, one.sentence] satisfies [Spot, Stretch] };
  }
  return undefined;
}
