import { said } from "./identity";
import { plansFrom } from "./plans";
import { quoted, type ShownSite, saying } from "./shown-site";
import { type Fact, factOf, type SiteTruth, waysOf } from "./site-truth";

const MODELS: [RegExp, string][] = [
  [/freemium|free .*paid|paid .*free/i, "freemium"],
  [/paid|subscription|one.time|purchase/i, "paid"],
  [/contact|quote|request/i, "contact"],
  [/free/i, "free"],
];

/** Answers about prices, license and platforms, as the truth has them. */
export function commercialFrom(truth: SiteTruth, shown: ShownSite) {
  const model = factOf(truth, "pricing_model");
  const open = factOf(truth, "open_source");
  const license = factOf(truth, "license");
  const trial = factOf(truth, "free_trial");
  const plans = plansFrom(truth, shown);
  const isFree = ({ price }: (typeof plans)[number]) => /^\D*0?\D*$/.test(price);
  const priced = [...plans.filter(isFree), ...plans].flatMap((one) => one.snippets);
  return {
    pricing_model: model ? modelFrom(shown, model, priced) : null,
    plans,
    free_trial: trial ? trialFrom(shown, trial) : null,
    open_source:
      open && typeof open.value === "boolean"
        ? { value: open.value, snippets: ids(quoted(shown, open.evidence)).slice(0, 6) }
        : null,
    license: (license && said(shown, license)) ?? null,
    platforms: platformsFrom(shown, factOf(truth, "platforms")),
  };
}

const ids = (snippets: { id: number }[]) => snippets.map((one) => one.id);

function modelFrom(shown: ShownSite, fact: Fact, priced: number[]) {
  const value = MODELS.find(([words]) => words.test(String(fact.value)))?.[1];
  const snippets = [...ids(quoted(shown, fact.evidence)).slice(0, 6), ...priced.slice(0, 6)];
  return value ? { value, snippets } : null;
}

const LENGTH =
  /\d+[\s-]?(?:days?|weeks?|months?|tage?n?|wochen?|monate?|jours?|mois|d[ií]as?|giorni|dagen|maanden|dni)/iu;

/** The length as the page writes it, else as the truth has it. */
function trialFrom(shown: ShownSite, fact: Fact) {
  const one = said(shown, fact);
  if (one) return one;
  const told = quoted(shown, fact.evidence).find(({ text }) => LENGTH.test(text));
  const snippet = told ?? waysOf(fact).flatMap((way) => saying(shown, way, fact.evidence))[0];
  return snippet ? { text: LENGTH.exec(snippet.text)?.[0] ?? String(fact.value), snippets: [snippet.id] } : null;
}

function platformsFrom(shown: ShownSite, fact: Fact | undefined) {
  if (!fact) return [];
  const names = [fact.value].flat().map(String);
  return names.flatMap((name) => {
    const found = saying(shown, name, fact.evidence);
    const snippets = found.length > 0 ? found.slice(0, 3) : quoted(shown, fact.evidence).slice(0, 4);
    return snippets.length > 0 ? [{ name, snippets: ids(snippets) }] : [];
  });
}
