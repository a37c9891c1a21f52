import type { Length } from "@/lib/drafting/text/lengths";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { wholeWords } from "@/lib/drafting/text/words";

/** What may last as long as a trial does. */
const LASTING = new RegExp(
  wholeWords(
    ...(["trying", "trial", "free", "given", "product"] as const).map(inAllLanguages),
    "access|use|usage|periods?|subscriptions?|memberships?|licen[sc]es?|versions?|pass|accounts?|premium|pro|evaluation",
    "zugang|zeitraum|phase|lizenz|abo|nutzung|konto|toegang|licentie|gebruik|tillgång|licens|adgang|\\p{L}*tilgang",
    "accès|abonnement|période|licence|acceso|suscripción|periodo|licencia|accesso|abbonamento|licenza|acesso|assinatura|período|licença|okres\\p{L}*|dostęp\\p{L}*|licencj\\p{L}*|wersj\\p{L}*",
  ),
  "iu",
);
/** "7-day", "14 day", "7-Tage-", "14-tägig", "30-dniow": said of a noun behind it. */
const ADJECTIVE = /^(?!1\D)\d+[-\s\u00a0]*(?:day|week|month)$|\d-?(?:tägig|wöchig|monatig|dniow|daags)\p{L}*$/iu;
const NOUN = /^(?:[-\s\u00a0][\p{L}’'-]+){1,3}/u;
/** "Curso gratis de": the noun that a length of time is told of, before it. */
const NOUN_BEFORE = new RegExp(
  `(?<!\\p{L})(?<noun>\\p{L}+)\\s(?:${inAllLanguages("free")})\\s(?:de|di|von|van|of|da|på|av|af)\\s$`,
  "iu",
);
const BEFORE_REACH = 60;
/** "gluten-free": free of something. */
const COMPOUND_FREE = /\p{L}-free(?!\p{L})/iu;
const FREE_LEAD = new RegExp(`^\\s?(?:${inAllLanguages("free")})\\s(?=\\p{L}|-)`, "iu");

/** "free e-mail course": what is free is told by the noun; "free" alone is of whatever lasts so long. */
function withoutFree(nouns: string): string {
  return nouns
    .replace(/^[-\s\u00a0]/u, "")
    .replace(FREE_LEAD, "")
    .replaceAll("-", " ");
}

/** True where a length of time is told of something that is no trial: "a free 7-day course", "curso gratis de 7 días". */
export function isOfThing(text: string, { start, end, text: written }: Length): boolean {
  const after = text.slice(end);
  if (ADJECTIVE.test(written) || /^-\p{L}/u.test(after)) {
    const [nouns] = NOUN.exec(after) ?? [];
    if (nouns !== undefined && (COMPOUND_FREE.test(nouns) || !LASTING.test(withoutFree(nouns)))) return true;
  }
  const noun = NOUN_BEFORE.exec(text.slice(Math.max(0, start - BEFORE_REACH), start))?.groups?.noun;
  return noun !== undefined && !LASTING.test(noun);
}

/** "two days of maintenance a week": how often, and not how long. */
export const isRate = (text: string, { end }: Length): boolean => RATE.test(text.slice(end));
const RATE =
  /^\s(?:(?:of|d['’]|de|di|von|van)\s?(?:\p{L}+\s){1,2})?(?:a|per|each|every|pro|je|in der|im|par|por|a la|al|alla|in de|na|w|i)\s(?:weeks?|months?|years?|woche|monat|jahr|semaine|mois|an|semana|mes|año|settimana|mese|anno|maand|jaar|tydzień|miesiąc|veckan?|uge[n]?|quarter|quartal)(?!\p{L})/iu;

/** "Answers within 24 hours", "24 hour support": how soon help comes, and not how long something is tried. */
export function isOfHelp(text: string, { start, end, isHours }: Length): boolean {
  if (!isHours) return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return WITHIN.test(before) || OTHERWISE.test(before) || OF_HELP.test(after) || OF_AMOUNT.test(after);
}
const WITHIN =
  /(?<!\p{L})(?:within|in|under|every|innerhalb|binnen|sous|dans|en|em|entro|inom|inden|w)\s(?:\p{L}+\s)?$/iu;
const OF_HELP =
  /^[\s-](?:\p{L}+\s)?(?:support|service|response|help|assistance|antwort|hilfe|soporte|atención|respuesta|assistenza|supporto|risposta|ondersteuning|wsparci\p{L}+|suporte|resposta)(?!\p{L})/iu;
/** "Save 10 hours", "Battery test: 36 hours". */
const OTHERWISE =
  /(?<!\p{L})(?:sav(?:e|es|ing)|spar\p{L}*|gagne[zr]?|ahorr\p{L}+|rispar\p{L}+|track|includ(?:es|ing)|mit|con|avec|cancel|lessons?|run of|test (?:results|drive)|battery test)(?!\p{L})[^.!?]{0,30}$/iu;
/** "10 hours of transcription", "24 hours before it ends", "24 hours a day". */
const OF_AMOUNT =
  /^[\s-](?:(?:of|d['’]|de|di|von|van)\s?(?!(?:free|full|trial|use|access|testing|prueba|prova|proef|essai|test|uso)(?!\p{L}))\p{L}|(?:before|vor|avant|antes|prima|a day|am tag|par jour|al día|al giorno|per dag|faster|earlier|a week|und|and|et|y|e)(?!\p{L}))/iu;
/** Words between hours and the trial that they are of. */
export const HOURS_REACH = 4;

/** "with all of Pro, free", "are free": of the product, and not "the setup is free". */
export const OF_ALL = /^(?:,?\s(?:with|of) (?:all|every)[^.;:]*|,?\s(?:(?!\p{L}+ing\s)\p{L}+\s){0,2})$/iu;

/** Where a site gives several times, the one it repeats most; the first of equals. */
export function mostSaid<T extends { value: string }>(found: T[]): T | undefined {
  const counts = new Map<string, number>();
  for (const { value } of found) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return found.find((one) => counts.get(one.value) === most);
}
