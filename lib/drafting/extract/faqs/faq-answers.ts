import type { Candidate, FaqValue } from "@/lib/drafting/candidate";
import { part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { INVITES, kindOf, LISTED, withoutSign } from "./asking";

/** A question and its index among the page's visible texts. */
export interface QuestionSpot {
  spot: Spot;
  at: number;
}

/** What a template holds where nobody wrote a question or an answer. */
const UNWRITTEN =
  /^(?:(?:a|the|your|this is an?|long|short|sample|example|another) )?(?:question|answer|frage|antwort|réponse|pregunta|respuesta|domanda|risposta)(?: \d{1,2})?(?: (?:text|here|goes here))?[.?!…]*$|^(?:todo|fixme|tbd)(?:\s?[(:]|$)|lorem ipsum|dolor sit amet/iu;

/** "We take any card...", and "Read more" below: the answer stands elsewhere. */
const CUT_OFF = /(?:\.{3}|…)\n[^\n]{1,24}$/u;

/** True where somebody wrote both, and all of the answer stands there. */
export function isWritten({ question, answer }: FaqValue): boolean {
  return !UNWRITTEN.test(question) && !UNWRITTEN.test(answer) && !CUT_OFF.test(answer);
}

/** Without a form that has something chosen from lists: what its labels ask is answered by who fills it in. */
export function withoutFields(spots: Spot[]): Spot[] {
  const isField = ({ segment: { name } }: Spot) => name === "option" || name === "label";
  return spots.some(({ segment }) => segment.name === "option") ? spots.filter((spot) => !isField(spot)) : spots;
}

const ANSWER_MAX = 2_000;
/** Segments of one answer: what can be cited for one value. */
const PARTS_MAX = 10;
/** The answer begins within so many segments of the page: icons and links may stand between. */
const GAP_MAX = 12;

/** The text after a question up to the next question, the next heading, or the end of their common box. */
export function answerTo({ spot, at }: QuestionSpot, spots: Spot[], starts: Set<number>): Candidate<FaqValue> | null {
  const first = spots[at + 1];
  if (!first || starts.has(at + 1) || first.segment.kind === "heading" || first.index - spot.index > GAP_MAX)
    return null;
  const box = spot.segment.blocks.find((id) => first.segment.blocks.includes(id)) ?? 0;
  const parts: Spot[] = [];
  let length = 0;
  for (let i = at + 1; i < spots.length && parts.length < PARTS_MAX; i += 1) {
    const next = spots[i];
    if (!next || starts.has(i) || next.segment.kind === "heading" || !next.segment.blocks.includes(box)) break;
    if (asksToo(next, spot) || length + next.segment.text.length + 1 > ANSWER_MAX) break;
    if (!/[\p{L}\p{N}]/u.test(next.segment.text)) continue;
    parts.push(next);
    length += next.segment.text.length + 1;
  }
  const answer = parts.map((one) => one.segment.text).join("\n");
  if (answer.length < 2 || [0, 1].every((nth) => isChoice(parts[nth]))) return null; // a quiz of its readers
  return { value: { question: withoutSign(spot.segment.text), answer }, sources: [spot, ...parts].map(whole) };
}

/** "What if I have more questions?" in an element as the question's own: left out of the list, and no part of an answer. */
function asksToo(next: Spot, question: Spot): boolean {
  const text = withoutSign(next.segment.text);
  if (kindOf(next) !== kindOf(question) || !/^[^.!?]*[?？]$/u.test(text)) return false;
  const isMarked = LISTED.has(next.segment.name ?? "");
  return isMarked ? text.length >= ASKED_MIN : INVITES.test(text) && QUESTIONS.test(text);
}
const QUESTIONS =
  /(?<!\p{L})(?:questions|fragen|preguntas|domande|vragen|pytania|perguntas|frågor|spørgsmål)(?!\p{L})/iu;

/** What is pressed to say something, as no sentence is. */
function isChoice(spot: Spot | undefined): boolean {
  return spot?.segment.name === "button" && !/[.!]$/.test(spot.segment.text);
}

/** Letters of a question, as few and as many as it has where it shares its paragraph. */
const ASKED_MIN = 8;
const ASKED_MAX = 200;

/** "<b>Can I pay by invoice?</b><br>Yes.": a question and its answer in one paragraph, in lines of their own or asked in full. */
export function pairIn(spot: Spot, isAsked: (text: string) => boolean): Candidate<FaqValue> | null {
  const { text, kind } = spot.segment;
  const [first] = sentencesOf(text);
  if (kind === "heading" || first?.start !== 0 || !/[?？]$/u.test(first.text)) return null;
  if (!text.slice(first.end).startsWith("\n") && !isAsked(first.text)) return null; // "Tired of paper? So were we."
  const answer = text.slice(first.end).trim();
  const start = text.indexOf(answer, first.end);
  if (answer.length < 2 || answer.length > ANSWER_MAX || answer.endsWith("?")) return null;
  if (first.text.length < ASKED_MIN || first.text.length > ASKED_MAX || first.text.includes("\n")) return null;
  return {
    value: { question: withoutSign(first.text), answer },
    sources: [part(spot, first), part(spot, { start, end: text.length })],
  };
}
