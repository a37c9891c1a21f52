import { FAQ_HEADING } from "@/lib/drafting/reading/sections";
import type { Spot } from "@/lib/drafting/text/spans";

/** An icon, a number or a "Q" in a line of its own before a question, or a counter or bullet in its line. */
const SIGN_BEFORE =
  /^(?:(?:[^\p{L}\p{N}\n]{1,4}|\d{1,2}[.)]?|[QFPDV][.:]?)\n|(?:\d{1,2}[.)]|[▸▶►•+–—→])[ \u00a0]+)(?=\S)/u;

/** A question without the sign before it or that opens its answer, and without what nobody sees: permalinks of no width. */
export function withoutSign(text: string): string {
  return text
    .replace(SIGN_BEFORE, "")
    .replace(/(?<=[?？])[\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff+−–×✕▼▾⌄›»↓-]+$/u, "")
    .trim();
}

/** What the questions of one list have in common: element, rank, and how deep they stand. */
export function kindOf({ segment: { kind, level, name, blocks } }: Spot): string {
  return kind === "heading" ? `${kind} ${level}` : `${kind} ${name} ${blocks.length}`;
}

const QUESTION_MIN = 8;
const QUESTION_MAX = 300;
const ASKS =
  /^(?:how|what|why|can|could|is|are|do|does|did|will|would|should|where|when|who|which|whose|may|must|have|has|i (?:can['’]t|cannot|don['’]t|forgot|lost)|wie|was|warum|wieso|weshalb|kann|können|ist|sind|gibt|wo|wann|wer|welche\p{L}*|muss|darf|brauche|comment|pourquoi|quel\p{L}*|est-ce|puis-je|peut-on|où|quand|qui|cómo|qué|por qué|cuál\p{L}*|puedo|dónde|quién|come|cosa|perché|quale|quali|posso|dove|quando|chi|hoe|wat|waarom|kan|welke|waar|como|o que|qual|quais|hur|vad|varför|hvordan|hvad|miten|mikä|jak|co|czy|wofür|woher|wieso|wieviel|darf|habe|bekomme|lässt|wird|werden|soll|funktioniert|combien|faut-il|dois-je|y a-t-il|existe-t-il|hay|debo|necesito|tengo que|cuánt[oa]s?|cuándo|es posible|se puede|serve|devo|c['’]è|ci sono|è possibile|si può|quant[oaie]|funziona|moet|mag|zijn|heb|wanneer|wie|hoeveel|krijg|preciso|há|tem|é possível|existe|onde|por que|ile|gdzie|kiedy|jaki\p{L}*|kto|dlaczego|kan|finns|behöver|måste|när|vilk[ae]n?|hvorfor|hvornår|findes|skal)(?![\p{L}])/iu;
/** Questions that lead on to somewhere else. */
export const INVITES =
  /(?:still|more|other|further|any|got|have|other) (?:questions|doubts)|still stuck|need (?:more )?help|(?:can['’]t|didn['’]t|don['’]t) (?:find|see)|ready to|want to (?:know|learn|try|see|get)|looking for|not sure|what are you waiting|noch fragen|weitere fragen|^¿?(?:shall we (?:begin|start|talk|go)|(?:bereit|lust) (?:für|auf|zu|loszulegen)|worauf warte(?:t ihr|st du|n sie)|prête?s? à|envie d['’e]|list[oa]s? para|pront[oiae] (?:a|per)|klaar (?:om|voor)|gotow[iy]? (?:na|do|by)|pront[oa]s? para|redo att|klar til)|besoin d['’]aide|d['’]autres questions|más preguntas|altre domande|was this (?:page )?helpful/i;
/** Elements that hold questions, and nothing else, on many pages. */
export const LISTED = new Set(["summary", "dt", "button"]);

/** True for a text that asks by its words. */
export const isFull = (text: string) => ASKS.test(text) && !INVITES.test(text);

/** True for a heading or list title as questions are written, asking or not. */
export function isLikeQuestion({ segment }: Spot): boolean {
  const isMarked = segment.kind === "heading" || LISTED.has(segment.name ?? "");
  return (
    isMarked &&
    segment.text.length >= QUESTION_MIN &&
    segment.text.length <= QUESTION_MAX &&
    !INVITES.test(segment.text)
  );
}

/** True for a text that asks by its sign. */
export function hasSign(text: string): boolean {
  return /[?？]$/u.test(withoutSign(text));
}

/** True for a text that asks, by its sign or as a heading by its words. */
export function isQuestion({ segment }: Spot): boolean {
  const text = withoutSign(segment.text);
  if (text.length < QUESTION_MIN || text.length > QUESTION_MAX || INVITES.test(text) || text.includes("\n"))
    return false;
  if (FAQ_HEADING.test(text) && text.length < 40) return false;
  const isMarked = segment.kind === "heading" || LISTED.has(segment.name ?? "");
  if (/[?？]$/u.test(text)) return isMarked || text.length <= 160;
  return isMarked && ASKS.test(text) && !/[.!:]$/.test(text);
}
