import { centsOf, moneyIn, periodAt } from "@/lib/drafting/text/money";
import { bare, hasWords, isSamePage, quoted, type ShownSite, type ShownSnippet } from "./shown-site";
import type { SiteTruth, TruePlan } from "./site-truth";

/** A plan as a model answers it. */
export interface AnsweredPlan {
  name: string;
  price: string;
  period: string | null;
  snippets: number[];
}

interface Piece {
  snippet: ShownSnippet;
  text: string;
}

/** Snippets between a plan's name and its price. */
const REACH = 14;
const NO_BRACKETS = /\(.*?\)/g;
const FREE =
  /(?<!\p{L})(?:free|gratis|kostenlos|kostenfrei|gratuit\p{L}*|grátis|bezpłatn\p{L}*|darmow\p{L}*|za darmo|0)(?!\p{L})/iu;
const ASKED =
  /(?<!\p{L})(?:custom(?: (?:quote|pricing|price))?|contact(?: (?:us|sales))?|on request|auf anfrage|individuell|sur (?:devis|demande)|a medida|consultar|let.s talk|talk to (?:us|sales)|op aanvraag|sob consulta|request|quote)(?!\p{L})/iu;
const UNITS: [RegExp, RegExp][] = [
  [
    /month/i,
    /(?<!\p{L})(?:(?:per|pro|par|al|por|a|im|na|\/)\s?)?(?:months?|monat\p{L}*|mois|mes(?:es)?|mese|m[êe]s|maand|mnd|miesiąc\p{L}*|mies\.?|mo)(?!\p{L})|\/\s?m(?!\p{L})|monthly|monatlich|mensual|mensile|mensuel|mensal/iu,
  ],
  [
    /year|annual/i,
    /(?<!\p{L})(?:(?:per|pro|par|al|por|a|im|na|\/)\s?)?(?:years?|jahr|année|an|año|anno|ano|jaar|rok|yr)(?!\p{L})|\/\s?y(?!\p{L})|yearly|annually|jährlich|annual|annuel|anual|annuale/iu,
  ],
  [
    /once|one|life/i,
    /one[- ]time(?: payment)?|once|lifetime|forever|einmalig\p{L}*|pago único|una tantum|jednorazow\p{L}*/iu,
  ],
  [/half/i, /halbjahr|semestre|6 (?:months|monate|meses)/iu],
  [/week/i, /(?:per|pro|\/)?\s?(?:week|woche|semana|semaine)/iu],
];

/** Every plan of the truth that the snippets hold, with the ids of its name, price and period. */
export function plansFrom(truth: SiteTruth, shown: ShownSite): AnsweredPlan[] {
  return truth.plans.flatMap((plan) => planFrom(plan, truth, shown) ?? []);
}

function planFrom(plan: TruePlan, truth: SiteTruth, shown: ShownSite): AnsweredPlan | undefined {
  if (plan.price === null) return undefined;
  const names = [plan.name, ...plan.accept_names, plan.name.replace(NO_BRACKETS, " ").trim()];
  const others = truth.plans.filter((one) => one !== plan).map((one) => bare(one.name));
  for (const way of [plan.price, plan.alt ?? ""].filter(Boolean)) {
    const found = nearest(names, way, plan, shown, others);
    if (found) return answered(found, plan, way, shown);
  }
  return undefined;
}

interface Found {
  name: Piece;
  prices: Piece[];
  cost: number;
}

function nearest(names: string[], way: string, plan: TruePlan, shown: ShownSite, others: string[]): Found | undefined {
  const best: Found[] = [];
  const evident = new Set(quoted(shown, plan.evidence).map((one) => one.id));
  const pages = plan.evidence.map((one) => one.page);
  for (const [at, text] of names.entries()) {
    for (const snippet of shown.snippets.filter((one) => hasWords(one.text, text))) {
      const isAlone = bare(snippet.text) === bare(text);
      const around = shown.snippets.filter(
        (one) => one.page === snippet.page && Math.abs(one.id - snippet.id) <= REACH,
      );
      const prices = componentsOf(way).map(
        (part) => piecesOf(part, around).toSorted((a, b) => apart(a, snippet) - apart(b, snippet))[0],
      );
      if (prices.some((one) => one === undefined)) continue;
      const all = prices.filter((one) => one !== undefined);
      const cost = all.reduce(
        (sum, one) => sum + apart(one, snippet) + between(snippet, one.snippet, shown, others),
        0,
      );
      const isEvident = evident.has(snippet.id) || all.some((one) => evident.has(one.snippet.id));
      const isOnPage = pages.some((page) => isSamePage(page, snippet.page));
      best.push({
        name: { snippet, text: written(snippet.text, text) },
        prices: all,
        cost: cost + at + (isAlone ? 0 : 3) - (isEvident ? 4 : 0) + (isOnPage ? 0 : 20),
      });
    }
  }
  return best.toSorted((a, b) => a.cost - b.cost)[0];
}

/** What stands after the name is nearer than what stands before. */
const apart = ({ snippet }: Piece, name: ShownSnippet) =>
  snippet.id >= name.id ? snippet.id - name.id : (name.id - snippet.id) * 2;

/** A price behind another plan's name is that plan's. */
function between(a: ShownSnippet, b: ShownSnippet, shown: ShownSite, others: string[]): number {
  const [from, to] = [Math.min(a.id, b.id), Math.max(a.id, b.id)];
  return shown.snippets.filter((one) => one.id > from && one.id < to && others.includes(bare(one.text))).length * 20;
}

/** "$10 per creator + $2 per user": each is a price. */
function componentsOf(way: string): string[] {
  return way.split(/\s\+\s/);
}

/** Where a price stands among the snippets, as written there. */
function piecesOf(part: string, around: ShownSnippet[]): Piece[] {
  const number = /\d[\d.,]*/.exec(part.replace(NO_BRACKETS, " "))?.[0].replace(/[.,]$/, "");
  const cents = number === undefined ? null : centsOf(number);
  return around.flatMap((snippet) => {
    const text = cents === null || cents === 0 ? freeOrAsked(snippet.text, part) : amountIn(snippet.text, cents);
    return text ? [{ snippet, text }] : [];
  });
}

function freeOrAsked(text: string, part: string): string | undefined {
  const isFree = /free|gratis|kostenlos|gratuit|\b0\b/i.test(part);
  const zero = moneyIn(text).find((money) => money.amountCents === 0)?.text;
  return isFree ? (zero ?? FREE.exec(text)?.[0]) : ASKED.exec(text)?.[0];
}

function amountIn(text: string, cents: number): string | undefined {
  const money = moneyIn(text).find((one) => one.amountCents === cents);
  if (money) return money.text;
  return (text.match(/(?<![\d.,])\d[\d.,]*/g) ?? [])
    .map((one) => one.replace(/[.,]$/, ""))
    .find((one) => centsOf(one) === cents);
}

/** The words in the page's own letters. */
function written(text: string, wanted: string): string {
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  return at === -1 ? wanted : text.slice(at, at + wanted.length);
}

/** What follows the price, where the truth counts no period: "/ hour". */
export function periodIn(price: { snippet: ShownSnippet; text: string } | undefined): string | null {
  if (!price) return null;
  const { snippet, text } = price;
  return periodAt(snippet.text, snippet.text.indexOf(text) + text.length)?.text ?? null;
}

function answered({ name, prices }: Found, plan: TruePlan, way: string, shown: ShownSite): AnsweredPlan {
  const unit = UNITS.find(([truth]) => truth.test(plan.alt === way ? way : plan.period))?.[1];
  const last = prices.at(-1)?.snippet.id ?? name.snippet.id;
  const near = shown.snippets.filter(
    (one) => one.page === name.snippet.page && one.id >= Math.min(last, name.snippet.id) && one.id <= last + 3,
  );
  const told = unit && [...prices.map((one) => one.snippet), ...near].find((one) => unit.test(one.text));
  const cited = [name.snippet, ...prices.map((one) => one.snippet), ...(told ? [told] : [])].map((one) => one.id);
  const period = told && unit ? (unit.exec(told.text)?.[0].trim() ?? null) : periodIn(prices.at(-1));
  return { name: name.text, price: prices.map((one) => one.text).join(" + "), period, snippets: [...new Set(cited)] };
}
