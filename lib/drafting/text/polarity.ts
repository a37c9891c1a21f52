import { inAllLanguages } from "./lexicon/lexicon";
import { anyOf } from "./words";

/** Words that deny, as alternatives: of every language that sites are read in. */
export const DENIALS = [
  "no|not|never|neither|nor|none|without|\\p{L}+n['’]t|cannot|unlike|lacks?",
  "kein\\p{L}{0,2}|nicht|nie|niemals|ohne|pas|jamais|aucune?|sans|ni|n['’](?:est|a|y|avons|ont|offr\\p{L}+)|sin|nunca|ning[uú]n\\p{L}*",
  "senza|mai|nessun\\p{L}*|non|geen|niet|nooit|zonder|não|nem|sem|inte|ikke|ej|ingen|inget|utan|uden|bez",
].join("|");
const NOT = anyOf(DENIALS);
/** "Not only free but …", "no longer closed source", "no doubt", "without a break": a word of denial that denies nothing. */
const NOT_A_DENIAL =
  /\bnot? (?:only|just|merely|doubt|matter|wonder|less than)|nicht nur|(?:pas|non) seulement|no s[óo]lo|non solo|niet alleen|(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder|bez|sem|utan|uden) (?:an? |une? |einen? |een )?(?:break|pause|interruption|stopping|unterbrechung|relâche|parar|descanso|interrupción|sosta|interruzione|onderbreking|przerwy|interrupção|uppehåll|avbrott|ophold|afbrydelse)(?!\p{L})/giu;
/**
 * "sin" is "his" in the North, "no" is "in the" in Portuguese. What tells these languages stands in none of the others ("do",
 * "um", "han" and "de" do); small letters, where a name may be written so ("São Paulo", "Uma").
 */
const NORDIC = /(?<!\p{L})(?:[Oo]ch|[Oo]g|[Pp]å|[Hh]on|[Hh]un|från|också|også|sitt)(?!\p{L})/u;
const PORTUGUESE =
  /(?<!\p{L})(?:[Nn]ão|[Ss]em|são|[Hh]á|uma|pel[oa]s?|foi|nasceu|começ(?:ou|amos)|criad[ao]s?|noss[ao]s?|também|você|\p{Ll}+(?:ção|ções))(?!\p{L})/u;
const REACH = 48;
const CLAUSE = /[;:.!?…]|\b(?:but|however|aber|sondern|mais|pero|ma|maar|mas)\b|,\s(?:and|so|it|we|you)\b|\s[–—-]\s/iu;

/** "Im Mai 2019", "in mai 2019": a month, where Italian says "never". */
const MAY =
  /(?<!\p{L})mai(?=\s(?:19|20)\d{2})|(?<=(?<!\p{L})(?:im|en|au|i|dem|fin|début|anfang|ende|seit|depuis|siden|\d{1,2}\.?)\s)mai(?!\p{L})/giu;

/** "A non-profit project", "a no-code tool": it denies what it stands before, and nothing else. */
const PREFIX = /(?<!\p{L})(?:non-(?:profit|commercial|technical)|no-(?:code|nonsense|frills|cost))(?!\p{L})/giu;

/** True when the claim that starts at the offset is denied: a word of denial stands before it in the same clause. */
export function isDenied(text: string, offset: number): boolean {
  const clauses = text.slice(Math.max(0, offset - REACH), offset).split(CLAUSE);
  const clause = (clauses.at(-1) ?? "").replace(NOT_A_DENIAL, " ").replace(PREFIX, " ");
  return NOT.test(withoutNamesakes(clause, text));
}

/** The clause without words of denial that are none in the language of the text. */
export function withoutNamesakes(given: string, text: string): string {
  const clause = given.replace(MAY, " ");
  if (/(?<!\p{L})sin(?!\p{L})/iu.test(clause) && NORDIC.test(text))
    return clause.replace(/(?<!\p{L})sin(?!\p{L})/giu, " ");
  if (/(?<!\p{L})no(?!\p{L})/iu.test(clause) && PORTUGUESE.test(text))
    return clause.replace(/(?<!\p{L})no(?!\p{L})/giu, " ");
  return clause;
}

/** What was there and is no more: "discontinued", "no longer offered". */
export const GIVEN_UP = anyOf(inAllLanguages("givenUp"));

/** True when the clause around the claim says that it was so once: "The Linux client was retired". */
export function isGivenUp(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(CLAUSE)
      .at(-1) ?? "";
  const after = text.slice(end, end + REACH).split(CLAUSE)[0] ?? "";
  return GIVEN_UP.test(before) || GIVEN_UP.test(after);
}

/** True when the clause that holds the claim denies it before or after: "A Linux client is not available", "was retired". */
export function isDeniedAround(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + REACH).split(CLAUSE)[0] ?? "";
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(CLAUSE)
      .at(-1) ?? "";
  return (
    isDenied(text, start) ||
    GIVEN_UP.test(before) ||
    GIVEN_UP.test(after) ||
    /(?:\b(?:is|are|was|were|do|does|will|can)\s?n[o'’]t|isn['’]t|aren['’]t|nicht|pas encore|non (?:è|sono)|niet)\b/iu.test(
      after.replace(NOT_A_DENIAL, " "),
    )
  );
}

/** Promises and wishes: what is to come is not there yet. */
export const NOT_YET = anyOf(inAllLanguages("soon"));
