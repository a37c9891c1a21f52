import type { Candidate, FaqValue, SiteReading } from "@/lib/drafting/candidate";
import { isMadeAddress } from "@/lib/drafting/reading/folders";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { FAQ_HEADING, headingsAbove } from "@/lib/drafting/reading/sections";
import { speakersIn } from "@/lib/drafting/reading/speaking";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { SHOWN } from "@/lib/drafting/text/shown-words";
import { isProse } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** Whom a list of questions is for beside those who use the product. */
const OTHER_READERS = anyOf(
  "investors?|investor relations|affiliates?|affiliate program(?:me)?|ambassadors?|resellers?|shareholders?|anleger|investoren|aktionäre|affiliate-?partner|vertriebspartner|investisseurs|actionnaires|affiliés?|revendeurs|inversor(?:es)?|accionistas|afiliados?|investitori|azionisti|affiliati|rivenditori|beleggers|investeerders|aandeelhouders|inwestor(?:zy|ów)|akcjonariusz\\p{L}*|investidores|acionistas|investerare|aktieägare|investorer|aktionærer",
);
/** What questions about a program speak of, whatever it does. */
const OF_PROGRAM = anyOf(
  "apps?|accounts?|subscriptions?|plans?|trials?|install\\p{L}*|updates?|offline|export\\p{L}*|import\\p{L}*|(?:my|your|the) data|backups?|cancel|log ?in|sign up|browser|software|program(?:me)?|tool|versions?|settings?|password forgotten|licen[sc]e|privacy|api|pdf|csv|invoice",
  "konto|abo(?:nnement)?|tarif|testphase|installier\\p{L}*|daten|kündig\\p{L}*|anmeld\\p{L}*|programm|lizenz|datenschutz|rechnung|einstellungen",
  "compte|abonnement|essai|données|résili\\p{L}+|logiciel|application|réglages|facture|cuenta|suscripción|prueba|datos|cancelar|programa|aplicación|ajustes|factura|abbonamento|prova|dati|disdire|programma|applicazione|impostazioni|fattura",
  "account|proefperiode|gegevens|opzeggen|programma|instellingen|factuur|konto|abonament|okres próbny|dane|danych|zrezygnować|program|ustawienia|faktur\\p{L}+|conta|assinatura|dados|aplicativo|definições|fatura|prenumeration|uppgifter|säga upp|inställningar|abonnement|opsige|indstillinger",
);
const PRODUCT = anyWord("product");
/** "Does it float?": the product, which no question has to name. */
const IT = /(?<!\p{L})(?:do(?:es)?|can|will|is) (?:\p{L}+ ){0,3}it(?!\p{L}| \p{L}+ to )/iu;
/** "Ja / Nein", "Please tick": what is filled in answers nothing. */
const TO_FILL =
  /^(?:(?:yes|ja|oui|sí|sì|tak|sim)\s?[/|]\s?(?:no|nein|non|nee|nie|não|nej)(?!\p{L}).{0,30}|(?:please (?:tick|choose|select)|bitte (?:ankreuzen|wählen|auswählen|angeben)|veuillez (?:cocher|choisir)|(?:marque|elija)\P{L}.{0,30}|(?:kruis|vink) aan|proszę zaznaczyć|assinale).{0,30})$/iu;

/** True for a page that was made with the product, or whose questions investors and resellers ask. */
export function isPageOfOthers(page: PageSnapshot | undefined, isHome: boolean): boolean {
  if (!page || isHome) return false;
  const folders = new URL(page.url).pathname.split("/").filter(Boolean);
  const title = page.segments.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? "";
  return (
    isMadeAddress(page.url) ||
    [...folders.map((part) => part.replaceAll("-", " ")), title].some((text) => OTHER_READERS.test(text)) ||
    SHOWN.test(title)
  );
}

/** Letters of a text that leads to what is shown below it. */
const LEAD_MAX = 120;
/** Segments above in which it stands. */
const LEAD_REACH = 40;

/** True where the heading above, or a line that ends in a colon under it, says that an example stands below. */
export function isShownExample(page: PageSnapshot, index: number): boolean {
  const above = headingsAbove(page, index);
  const near = page.segments.slice(Math.max(0, index - LEAD_REACH), index);
  const from = near.findLastIndex(({ kind, level }) => kind === "heading" && (level ?? 6) <= 2);
  const leads = near.slice(Math.max(0, from));
  return (
    above.some(
      (text) => text.length <= LEAD_MAX && !FAQ_HEADING.test(text) && !text.endsWith("?") && SHOWN.test(text),
    ) ||
    leads.some((one) => isProse(one) && one.text.length <= LEAD_MAX && one.text.endsWith(":") && SHOWN.test(one.text))
  );
}

/** True for a question of a form, which whoever fills it in answers. */
export function isToFill({ answer }: FaqValue): boolean {
  return TO_FILL.test(answer);
}

/**
 * Under a heading that says so, questions are the product's. Elsewhere they may be about whatever it is used for, unless one of
 * them at least, or its answer, tells of the product.
 */
export function isAskedOfProduct(
  reading: SiteReading,
  page: number,
  faqs: readonly Candidate<FaqValue>[],
  own: OwnNames,
): boolean {
  const snapshot = reading.pages[page];
  const isTitled = ({ sources: [asked] }: Candidate<FaqValue>) =>
    snapshot !== undefined &&
    asked !== undefined &&
    headingsAbove(snapshot, asked.segment).some((text) => FAQ_HEADING.test(text));
  if (hasRole(reading, page, "faq", "pricing") || faqs.some(isTitled)) return true;
  const ours = speakersIn(snapshot?.lang ?? "");
  return faqs.some(({ value: { question, answer } }) => {
    if (IT.test(question) || answer.match(ours) !== null) return true;
    return [question, answer].some((text) => namesOwn(own, text) || OF_PROGRAM.test(text) || PRODUCT.test(text));
  });
}
