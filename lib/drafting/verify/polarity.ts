import { foldText } from "@/lib/drafting/text/fold";
import { DENIALS, withoutNamesakes } from "@/lib/drafting/text/polarity";

const NEGATION = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:${DENIALS}|no longer|isnt|dont|doesnt|ilman|ei)(?![\\p{L}\\p{N}'-])`,
  "iu",
);

/** Phrases whose "no" denies a burden, not the offer. */
const REASSURANCE = new RegExp(
  [
    "no (?:\\p{L}+[ -]){0,3}(?:required|needed|necessary|attached|asked)",
    "(?:no|without (?:a|any)?) ?(?:credit|payment|debit) cards?(?: details| info(?:rmation)?)?",
    "no (?:ads?|advertising|tracking|obligations?|commitments?|contracts?|sign-?ups?|registration|strings|risk|limits?|hidden (?:fees|costs)|setup(?: fees?)?)",
    "(?:without|ohne|sans|sin|senza|zonder|bez|sem|utan|uden) (?:any )?(?:limit|restrict|einschränk|limitation|límite|beperking|ograniczeń|begräns|begræns)\\p{L}*",
    "not (?:only|just|merely)",
    "(?:kein\\p{L}*|ohne) (?:kreditkarte|registrierung|anmeldung|verpflichtung|werbung|abo|vertragsbindung|risiko)(?: (?:erforderlich|nötig|notwendig))?",
    "nicht nur",
    "sans (?:carte (?:bancaire|de crédit|bleue)|engagement|inscription|publicité)",
    "(?:non|pas) seulement",
    "sin (?:tarjeta(?: de crédito)?|compromiso|registro|anuncios)",
    "no s[oó]lo",
    "senza (?:carta(?: di credito)?|impegno|registrazione|pubblicità)",
    "non solo",
    "geen (?:creditcard|verplichtingen)(?: nodig)?",
    "sem (?:cartão(?: de crédito)?|compromisso)",
  ].join("|"),
  "giu",
);
const DENIED_AFTER =
  /^[^.;:!?]{0,25}?\b(?:is|are|was|will|ist|sind|wird|est|es|è|não)\s?(?:not|n't|no longer|nicht|kein\p{L}*|pas|no)\b|^\s(?:is|are|has|was)n't\b|^[^.;:!?]{0,15}\b(?:unavailable|discontinued|ended|expired)\b/iu;
const REACH_WORDS = 6;

/** True when the text holds a word that denies. */
export function hasNegation(text: string): boolean {
  return NEGATION.test(foldText(text).replace(REASSURANCE, " "));
}

/** True when every place where the term stands in the sentence is denied ("We don't have a free plan"). */
export function isDenied(sentence: string, term: RegExp): boolean {
  const text = foldText(sentence).replace(REASSURANCE, (phrase) => (term.test(phrase) ? phrase : " "));
  const all = new RegExp(term.source, term.flags.includes("g") ? term.flags : `${term.flags}g`);
  const matches = [...text.matchAll(all)];
  return matches.length > 0 && matches.every((match) => isDeniedAt(text, match.index, match[0].length));
}

function isDeniedAt(text: string, at: number, length: number): boolean {
  const clause = /[^,;:.!?()|]*$/u.exec(text.slice(Math.max(0, at - 160), at))?.[0] ?? "";
  const near = clause.split(/\s+/).filter(Boolean).slice(-REACH_WORDS).join(" ");
  return NEGATION.test(withoutNamesakes(near, text)) || DENIED_AFTER.test(text.slice(at + length, at + length + 80));
}

/** A question asserts nothing; whatever it asks about is for the answer to say. */
export function isQuestion(sentence: string): boolean {
  return /\?["”’»)]?\s*$/u.test(sentence);
}
