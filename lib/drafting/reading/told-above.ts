import { isTitled, namesOfOthers, type Where } from "@/lib/drafting/reading/others/names-of-others";
import { isProse } from "@/lib/drafting/text/spans";
import { eitherCase } from "@/lib/drafting/text/words";
import type { Told } from "./governing";
import { isOwnName, namesOwn } from "./own-names";
import { headingsAbove } from "./sections";

/** Segments above in which the question stands that a text answers. */
const ASKED_REACH = 3;
const NAME = "(?<name>\\p{Lu}[\\p{L}\\p{N}]{2,}(?:\\s\\p{Lu}[\\p{L}\\p{N}]+){0,2})";
/** "Acmeflow, not Tallybook": whom the product is set against. */
const AGAINST = new RegExp(
  eitherCase(
    `(?<!\\p{L})(?:not|vs\\.?|versus|instead of|rather than|nicht|statt|anstatt|anstelle von|gegen|plutôt que|au lieu de|contre|en vez de|en lugar de|frente a|invece di|anziché|al posto di|contro|in plaats van|niet|zamiast|em vez de|em lugar de|istället för|i stället för|i stedet for|fremfor)\\s${NAME}`,
  ),
  "u",
);
/** "An alternative to Tallybook", "Moving from Tallybook": of the product, though it names another alone. */
const FOR_OTHERS = new RegExp(
  eitherCase(
    `(?<!\\p{L})(?:alternativ\\p{L}* (?:to|for|zu|zum|à|au|a|al|ao|la|voor|dla|do|till|til)|alternatief voor|alternatywa dla|(?:mov|switch|migrat|import|com)(?:e|ing|s)? (?:\\p{L}+ )?from|(?:wechsel|umzug|umstieg) von|(?:passer|migrer|venir) de|(?:pasar|migrar|venir|importar) de(?:sde)?|(?:passare|migrare) da|(?:overstappen|overzetten) van|przejście z|(?:mudar|migrar) d[eo])\\s${NAME}`,
  ),
  "u",
);
/** Letters by which a name's cases differ. */
const ENDING_MAX = 2;
const STEM_MIN = 4;

/**
 * Whom the question or the heading above asks after, for texts that stand below it: another whom it names alone; and where it
 * sets the product against another, that one only for texts that all name it.
 */
export function toldAbove(index: number, texts: string[], where: Where): Told | null {
  const { own, page } = where;
  if (!page) return null;
  const last = page.segments.slice(Math.max(0, index - ASKED_REACH), index).findLast(isProse)?.text ?? "";
  const above = headingsAbove(page, index).at(-1) ?? "";
  const asked = last.endsWith("?") ? last : above;
  if (asked === page.segments[index]?.text) return null;
  const isOurs = namesOwn(own, asked);
  const against = (isOurs ? (AGAINST.exec(asked) ?? FOR_OTHERS.exec(asked)) : FOR_OTHERS.exec(asked))?.groups?.name;
  if (against && !isOwnName(own, against)) return texts.every((text) => isNamedIn(text, against)) ? "other" : null;
  if (isOurs) return null;
  const others = namesOfOthers(asked, where).filter(
    ({ text }) => !texts.includes(text) || texts.every((one) => asked.includes(one)),
  ); // "Start is all you need"
  return !isTitled(asked) && others.length > 0 ? "other" : null;
}

function isNamedIn(text: string, name: string): boolean {
  return text.includes(name.slice(0, Math.max(STEM_MIN, name.length - ENDING_MAX)));
}
