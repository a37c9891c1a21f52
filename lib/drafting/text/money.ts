import { GOES_ON, RAISED_CENTS, raisedCents, STRUCK } from "./joined-figures";
import { inAllLanguages } from "./lexicon/lexicon";
import { SIGN_AFTER, SIGN_BEFORE, SIGNS } from "./lexicon/money-signs";
import { SPAN_TEXT_MAX, type Stretch } from "./spans";
import { EDGE_AFTER } from "./words";

/** An amount of money as a text states it. */
export interface Money extends Stretch {
  /** Hundredths of the currency's unit. */
  amountCents: number;
  /** ISO 4217, or null where the sign stands for several currencies. */
  currency: string | null;
  /** The page strikes it through. */
  isStruck: boolean;
}

const NUMBER = `(?:[1-9]\\d{0,2}(?:[.,'’\\u00a0\\u202f ]\\d{3}){1,3}|\\d{1,7})(?:[.,]\\d{1,2}|${RAISED_CENTS})?(?!\\d|[.,]\\d|${GOES_ON})`;
const TAIL = "(?:[.,][-–—]+)?";
/** A sign may touch the word before it ("Bay€9"); letters of a code may not. */
const AMOUNT = new RegExp(
  [
    `(?:(?<![\\p{L}\\p{N}.,])(?<left>${SIGN_BEFORE})|(?<sign>[$€£]))[ \\u00a0\\u202f]?(?<after>${NUMBER})${TAIL}(?:[ \\u00a0]?(?<code>[A-Z]{3})(?![\\p{L}\\p{N}]))?`,
    `(?<![\\p{L}\\p{N}.,]|\\d\\u2060)(?<before>${NUMBER})${TAIL}[ \\u00a0\\u202f]?(?<right>${SIGN_AFTER})`,
  ].join("|"),
  "gu",
);
const ISO = new Set(Intl.supportedValuesOf("currency"));
/** Figures of revenue, funding and markets: "$4.5M", "$2 billion", "10k €". */
const LARGE =
  /^\s?(?:[kmb]n?(?![\p{L}\p{N}_])|thousand|million|billion|trillion|mio|mrd|mill(?:ion|iard|ones|oni)|[+]?\s?(?:in\s)?(?:revenue|arr|mrr|funding))/iu;

/** Every amount of money in a text that can be a price; figures in thousands and millions are left out. */
export function moneyIn(text: string, lang: string | null = null): Money[] {
  if (!/\d/.test(text)) return []; // most texts of a page
  const found: Money[] = [];
  for (const match of text.slice(0, SPAN_TEXT_MAX).matchAll(AMOUNT)) {
    const groups = match.groups ?? {};
    const isForeign = groups.code !== undefined && !ISO.has(groups.code);
    // "$9 PER SEAT": three capital letters that are no currency.
    const written = isForeign ? match[0].slice(0, -(groups.code?.length ?? 0)).trimEnd() : match[0];
    const end = match.index + written.length;
    const amountCents = centsOf(groups.after ?? groups.before ?? "");
    if (amountCents === null || LARGE.test(text.slice(end, end + 16))) continue;
    const currency = currencyOf(groups.left ?? groups.sign ?? groups.right ?? "", written, lang);
    const isStruck = text.slice(Math.max(0, match.index - STRUCK.length), match.index) === STRUCK;
    found.push({ text: written, start: match.index, end, amountCents, currency, isStruck });
  }
  return found;
}

/** Reads "1.299,00", "1,299.00", "9,99", "9.5" and "1 299" into hundredths; null when it is no amount. */
export function centsOf(number: string): number | null {
  const raised = raisedCents(number);
  if (raised) return centsOf(`${number.slice(0, -2)}.${raised}`);
  const bare = number.replace(/['’\u00a0\u202f ]/g, "");
  const decimals = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimals ? bare.slice(0, decimals.index) : bare).replace(/[.,]/g, "");
  if (!/^\d{1,9}$/.test(whole)) return null;
  return Number(whole) * 100 + Number((decimals?.[1] ?? "0").padEnd(2, "0"));
}

/** A lone dollar is the United States' unless the page is written for another dollar country. */
function currencyOf(sign: string, written: string, lang: string | null): string | null {
  const code = /[A-Z]{3}/.exec(written)?.[0];
  if (code && ISO.has(code)) return code;
  const language = (lang ?? "").toLowerCase();
  if (sign === "DH" && /^fr(?:-ma|$)/.test(language)) return "MAD"; // in English they may be the Emirates'
  const known = SIGNS.get(sign);
  if (known !== undefined) return known;
  if (sign === "$") return /-(?:au|ca|nz|sg|hk|mx|ar|cl|co)\b/.test(language) ? null : "USD";
  if (sign === "¥") return language.startsWith("zh") ? "CNY" : "JPY";
  if (sign.startsWith("kr"))
    return { sv: "SEK", nb: "NOK", nn: "NOK", no: "NOK", da: "DKK" }[language.slice(0, 2)] ?? null;
  return null;
}

const UNIT = `active user|practitioners?|hosts?|nodes?|instances?|machines?|annum|usuário|månad|mån|år|måned|användare|bruger|kuukausi|měs(?:íc)?|mesiac|mesec|mjesec|hónap|lună|${inAllLanguages("unit")}`;
/** "/m": nothing narrows these. */
const SHORT_UNIT = "m|y|md|kk|mj|hó|év";
const PER = `im|par|all['’]?|na|each\\s+per|${inAllLanguages("per")}`;
/** "per app creator": a word that narrows the unit. */
const AND =
  "(?:and|&(?=\\s(?:month|year|monat|jahr|mois|an|mes|año|mese|anno|maand|jaar|mês|ano|miesiąc|rok|månad|år|måned)(?![\\p{L}-]))|und|et|y|e|en|i|och|og)";
const NARROW = "(?:(?!(?:and|or|und|et|y|e|en|i)\\s)\\p{Ll}{3,12}\\s)?";
/** After "per" any thing may be counted, after "a" only what is known to be. */
const COUNTED = `(?:(?:${PER})(?:\\s|(?<=[/'’])\\s?)(?:${NARROW}(?:${UNIT})|${SHORT_UNIT})|(?:per|pro|je|par|por|/)(?:\\s|(?<=/)\\s?)(?!(?:the|your|our|die|den|das)\\s)\\p{Ll}[\\p{L}-]{2,15})${EDGE_AFTER}`;
const CYCLE =
  "month[- ]to[- ]month|monthly|annually|yearly|quarterly|weekly|monatlich|jährlich|mensuel(?:lement)?|annuel(?:lement)?|mensual|anual|mensile|annuale|maandelijks|jaarlijks|mensalmente|anualmente|miesięcznie|rocznie|månedligt?|årligt?|månadsvis|årsvis|měsíčně|ročně|mesačne|ročne|mesečn[oe]|mjesečno|godišnje|letno|havonta|évente|lunar|kuukaudessa|kuussa|vuodessa|mtl\\.?|monatl\\.?|jährl\\.?|pcm|p\\. ?m\\.|p\\. ?[aj]\\.";
/** Several months or years that are paid for at once: "/ 12 mesi", "for two years", "je 6 Monate". */
const MONTHS = inAllLanguages("month");
const YEARS = "years?|yrs?|jahre?n?|ans|années|años?|ann[oi]|jaar|jaren|anos?|lata?|år";
const COUNT = `\\d{1,3}|${inAllLanguages("numeral")}`;
const SEVERAL = `(?:(?:for|für|pour|para|voor|för|dla|${PER}|per|pro|je|par|por)\\s|/\\s?)(?:${COUNT})(?:\\s|-(?=\\p{L}))?(?:${inAllLanguages("day")}|${inAllLanguages("week")}|${MONTHS}|${YEARS})${EDGE_AFTER}`;
const BILLED =
  "\\(?billed (?:annually|yearly|monthly|quarterly)\\)?|billed per (?:year|month)|(?:billed|paid|charged|invoiced|abgerechnet|zahlbar|facturée?s?|facturado|fatturato)\\s(?:annually|yearly|monthly|quarterly|per (?:year|month)|jährlich|monatlich|annuellement|mensuellement|anualmente|mensualmente|annualmente|mensilmente)";
/** What is counted is read one by one below: as one expression with repeats it takes a third of a second to compile. */
const CYCLE_BEFORE = new RegExp(`(?:${CYCLE}),?\\s`, "iuy");
const COUNTED_ONE = new RegExp(`${COUNTED}[\\s,.]{0,2}(?:${AND}\\s(?=(?:${PER}|per|pro|je|par|por)\\s))?`, "iuy");
const COUNTED_MAX = 4;
const COUNTED_END = new RegExp(`(?:${AND}\\s(?:${UNIT})${EDGE_AFTER}[\\s,]{0,2})?(?:${BILLED})?`, "iuy");
/** "$5 user/month": without a word for "per" before what is counted. */
const BARE_COUNTED = `(?:user|seat|member|person|nutzer|anv)\\s?/\\s?(?:${MONTHS}|${YEARS}|mån|mo|mth|yr)${EDGE_AFTER}(?!\\s?[:\\d])`;
const PLAIN_PERIOD = new RegExp(
  [
    SEVERAL,
    BARE_COUNTED,
    "billed every \\d{1,2} (?:months?|years?)|every (?:month|year|\\d{1,2} (?:months?|years?))",
    `${BILLED}|${CYCLE}`,
    "(?:one[- ]time|one[- ]off|(?:one|single)(?= (?:payment|purchase|fee|licen))|once|lifetime|life[- ]time|forever|perpetual)(?: (?:payment|purchase|fee|licen[sc]e|deal|access|pass))?(?: per (?:user|seat|device))?",
    "einmalig(?:e[rn]? \\p{L}{3,12})?|lebenslang|einmal(?:kauf|zahlung|preis)|(?:paiement|achat) unique|(?:compra|acquisto) (?:única|único|unico|singolo)|eenmalige (?:aankoop|betaling)|engångs(?:köp|betalning)|engangs(?:køb|betaling)|jednorazow\\p{L}+ (?:zakup|opłata|płatność)|une fois|à vie|pago único|(?:un|en un) solo pago|de por vida|una tantum|pagamento único|eenmalig|jednorazowo|for (?:life|(?:one|a) year|personal use)",
    "p/[mj](?!\\p{L})",
  ].join("|"),
  "iuy",
);
const LEAD =
  /^[\s,.*†¹²³()[\]–—-]{0,4}(?:(?:USD|EUR|GBP|CHF|US\$)[\s,]{1,2})?(?:(?:excl|incl|plus|zzgl|inkl|exkl|hors|ht|ttc|netto|brutto|\+)\.?\s?(?:vat|tax|mwst|ust|tva|iva|btw)?\.?[\s,)]{0,3})?/iu;

/** "par mois et": what comes next is another price's. */
const LINKED_ON = /(?:[\s,.]+(?:(?:and|und|et|y|e|en|i|och|og)(?!\p{L}))?)+$/u;

/** What a price is paid for, as written right at the offset: "per user / month", "/mo", "one-time payment". */
export function periodAt(text: string, offset: number): Stretch | null {
  const rest = text.slice(offset, offset + 120);
  const lead = LEAD.exec(rest)?.[0].length ?? 0;
  const said = rest.slice(lead);
  const period = said.slice(0, countedEnd(said) || endAt(PLAIN_PERIOD, said, 0));
  if (!period || /^(?:[²³]|\s?of\s)/u.test(said.slice(period.length))) return null;
  const written = period.replace(LINKED_ON, "");
  const start = offset + lead;
  return written ? { text: written, start, end: start + written.length } : null;
}

/** Where "monthly, per user and year" ends that begins the text; 0 where none does. */
function countedEnd(text: string): number {
  const start = endAt(CYCLE_BEFORE, text, 0);
  let end = start;
  for (let count = 0; count < COUNTED_MAX; count += 1) end = endAt(COUNTED_ONE, text, end);
  return end > start ? endAt(COUNTED_END, text, end) : 0;
}

/** Where what a sticky expression finds right there ends; `at` itself where it finds nothing. */
function endAt(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.exec(text) ? sticky.lastIndex : at;
}

/** A segment that says nothing but what a price is paid for. */
export function wholePeriod(text: string): Stretch | null {
  if (text.length > 60) return null;
  const found = periodAt(text, 0);
  if (!found) return null;
  const rest = text
    .slice(found.end)
    .replace(/[\s.,*()–—-]|billed|annually|monthly|yearly|excl\.?|incl\.?|vat|tax|mwst\.?|zzgl\.?|inkl\.?/giu, "");
  return rest.length <= 2
    ? { text: text.trim(), start: text.length - text.trimStart().length, end: text.trimEnd().length }
    : found;
}

/** Twelve months are a year; other numbers of them are neither a year nor a month. */
const SO_MANY_MONTHS = new RegExp(`(?<![\\p{L}-])(?<count>${COUNT})[\\s-]?(?:${MONTHS})${EDGE_AFTER}`, "iu");
const ONE = /^(?:1|an?|one|ein\p{L}*|une?|un[ao]?|uma?|een|één|jeden|ett?|en)$/iu;
const TWELVE = /^(?:12|twelve|zwölf|douze|doce|dodici|twaalf|dwanaście|doze|tolv)$/iu;

/** True when the period is a year or longer stretch, not a month. */
export function isYearly(period: string | null): boolean {
  if (TWELVE.test(SO_MANY_MONTHS.exec(period ?? "")?.groups?.count ?? "")) return true;
  return /year|yr|annu|ročn|godišnj|vuo[ds]|(?<!\p{L})(?:letno|év|évente|god)(?!\p{L})|jahr|jährl|p\. ?[aj]\.|année|año|anual|anno|jaar|\/\s?(?:y|an)(?!\p{L})|(?<!\p{L})(?:par an|ano|år|årlig\p{L}*|års\p{L}*|rok|roku|roczn\p{L}+|jaarlijks|per anno)(?!\p{L})/iu.test(
    period ?? "",
  );
}

/** True when the period names a month. */
export function isMonthly(period: string | null): boolean {
  const { count } = SO_MANY_MONTHS.exec(period ?? "")?.groups ?? {};
  if (count !== undefined && !ONE.test(count)) return false;
  return /month|monat|mtl|měs|mesač|mesiac|mjese[cč]|hónap|havont|lun[aă]|kuukau|(?<!\p{L})(?:kk|mj|md|hó|kuussa)(?!\p{L})|pcm|p\. ?m\.|mois|mensu|mese|mensil|maand|mês|månad|måned|kuukausi|mensa[il]|mies(?:i[aą]c|ięczn|\.|(?!\p{L}))|(?<!\p{L})(?:mo|mth|m|mes|mnd|m-c|mån|mdr?)(?!\p{L})/iu.test(
    period ?? "",
  );
}
