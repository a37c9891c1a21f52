import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole } from "@/lib/drafting/reading/page-role";
import type { Spot } from "@/lib/drafting/text/spans";
import { withoutSign } from "./faq-answers";

/** Words that questions begin with. */
export const ASKS =
  /^(?:how|what|why|can|could|is|are|do|does|did|will|would|should|where|when|who|which|whose|may|must|have|has|i (?:can['’]t|cannot|don['’]t|forgot|lost)|wie|was|warum|wieso|weshalb|kann|können|ist|sind|gibt|wo|wann|wer|welche\p{L}*|muss|darf|brauche|comment|pourquoi|quel\p{L}*|est-ce|puis-je|peut-on|où|quand|qui|cómo|qué|por qué|cuál\p{L}*|puedo|dónde|quién|come|cosa|perché|quale|quali|posso|dove|quando|chi|hoe|wat|waarom|kan|welke|waar|como|o que|qual|quais|hur|vad|varför|hvordan|hvad|miten|mikä|jak|co|czy)(?![\p{L}])/iu;
/** Questions that lead on to somewhere else. */
export const INVITES =
  /(?:still|more|other|further|any|got|have|other) (?:questions|doubts)|still stuck|need (?:more )?help|(?:can['’]t|didn['’]t|don['’]t) (?:find|see)|ready to|want to (?:know|learn|try|see|get)|looking for|not sure|what are you waiting|noch fragen|weitere fragen|besoin d['’]aide|d['’]autres questions|más preguntas|altre domande|was this (?:page )?helpful/i;
/** Elements that titles of answers stand in. */
export const LISTED = new Set(["summary", "dt", "button"]);

/** A question by its first word that leads nowhere else. */
export const isFull = (text: string): boolean => ASKS.test(text) && !INVITES.test(text);

/** Pages on which two questions already are what buyers ask. */
export const isOfSale = (reading: SiteReading, page: number): boolean =>
  hasRole(reading, page, "pricing", "support", "contact") && !hasRole(reading, page, "home");

/** "Is there a minimum term?" as a title that opens its answer, or as a heading where buyers ask. */
export function isAskedInFull({ segment }: Spot, isHeadingEnough: boolean): boolean {
  const text = withoutSign(segment.text);
  const isTitle = LISTED.has(segment.name ?? "") || (isHeadingEnough && segment.kind === "heading");
  return isTitle && /[?？]$/u.test(text) && (text.startsWith("¿") || isFull(text));
}
