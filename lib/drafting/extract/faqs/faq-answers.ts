import type { Candidate, FaqValue } from "@/lib/drafting/candidate";
import { linesOf, part, type Spot, whole } from "@/lib/drafting/text/spans";

/** A question and its index among the page's visible texts. */
export interface QuestionSpot {
  spot: Spot;
  at: number;
}

/** An icon, a number or a "Q" in a line of its own before a question. */
const SIGN_BEFORE = /^(?:[^\p{L}\p{N}\n]{1,4}|\d{1,2}[.)]?|[QFPDV][.:]?)\n(?=\S)/u;

/** A question without the sign before it or that opens its answer, and without what nobody sees: permalinks of no width. */
export function withoutSign(text: string): string {
  return text
    .replace(SIGN_BEFORE, "")
    .replace(/(?<=[?？])[\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff+−–×✕▼▾⌄›»↓-]+$/u, "")
    .trim();
}

/** "Q." before a question and "A." before its answer, in the languages of most sites. */
const ASKER = /^(?:[QFPDV]|Question|Frage|Pregunta|Pergunta|Domanda|Vraag)\s?\d{0,2}\s?[.:)]\s+\S/iu;
const TELLER = /^(?:[AR]|Answer|Antwort|Réponse|Respuesta|Resposta|Risposta|Antwoord)\s?\d{0,2}\s?[.:)]\s+\S/iu;

/** What a template holds where nobody wrote a question or an answer. */
const UNWRITTEN =
  /^(?:(?:a|the|your|this is an?|long|short|sample|example|another) )?(?:question|answer|frage|antwort|réponse|pregunta|respuesta|domanda|risposta)(?: \d{1,2})?(?: (?:text|here|goes here))?[.?!…]*$|lorem ipsum|dolor sit amet/iu;

/** True where somebody wrote both. */
export function isWritten({ question, answer }: FaqValue): boolean {
  return !UNWRITTEN.test(question) && !UNWRITTEN.test(answer);
}

const BACK_TO_TOP = /^[↑⬆^\s]*(?:back to top|(?:to )?top|nach oben|haut de page|volver arriba)$/i;
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
    if (isLeftBox(spot, first, next) || length + next.segment.text.length + 1 > ANSWER_MAX) break;
    if (BACK_TO_TOP.test(next.segment.text) || !/[\p{L}\p{N}]/u.test(next.segment.text)) continue;
    parts.push(next);
    length += next.segment.text.length + 1;
  }
  const answer = parts.map((one) => one.segment.text).join("\n");
  if (answer.length < 2) return null;
  return { value: { question: withoutSign(spot.segment.text), answer }, sources: [spot, ...parts].map(whole) };
}

/** A definition ends with its `dd`; a list of questions ends where neither the question nor the answer's boxes go on. */
function isLeftBox(question: Spot, first: Spot, next: Spot): boolean {
  if (question.segment.name === "dt")
    return next.segment.name !== first.segment.name && next.segment.blocks.length <= first.segment.blocks.length;
  const inner = first.segment.blocks[0] ?? 0;
  const isBoxed = inner !== 0 && !question.segment.blocks.includes(inner);
  return (
    isBoxed &&
    !next.segment.blocks.includes(inner) &&
    !next.segment.blocks.some((id) => id !== 0 && question.segment.blocks[0] === id)
  );
}

/** A paragraph that asks in its first line and answers in the next: `<p><b>Why?</b><br>Because.</p>`. */
export function pairsWithin(spot: Spot): Candidate<FaqValue>[] {
  const [first, ...rest] = linesOf(spot.segment.text);
  const isSigned = first && ASKER.test(first.text) && TELLER.test(rest[0]?.text ?? "");
  const isAsked = first && (isSigned || /[?？]$/u.test(first.text));
  const isPair = isAsked && rest.length > 0 && first.text.length <= 200;
  if (!isPair || spot.segment.text.length > ANSWER_MAX || rest.some((line) => /[?？]$/u.test(line.text))) return [];
  const answer = rest.map((line) => line.text).join("\n");
  return [
    { value: { question: first.text, answer }, sources: [part(spot, first), ...rest.map((line) => part(spot, line))] },
  ];
}
