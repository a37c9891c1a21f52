import { lookup } from "@/lib/core/lookup";
import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";

const COUNT =
  "(?<n>\\d{1,3}|one|two|three|four|seven|ten|fourteen|thirty|ein(?:en|e)?|zwei|drei|vier|une?|deux|trois|dos|due|twee|een)";
const UNIT =
  "(?<unit>days?|weeks?|months?|tag(?:e[ns]?|iger?)?|t[äa]gigen?[rsmn]?|wochen?|monat(?:e[ns]?|s)?|jours?|semaines?|mois|d[íi]as?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mes[ei]|dag(?:en|ar|e|er)?|we(?:ek|ken)|maand(?:en)?|m[êe]s)";
const GAP = "[-\\s\\u00a0]{1,3}";
const WORDS = "(?:[\\p{L}'’-]+\\s){0,3}";
const TEST =
  "prøv|trials?|testphase|testversion|testzeitraum|probezeit|testen|test|ausprobieren|d['’]essai|essai|de prueba|prueba|di prova|prova|proefperiode|uitproberen|proberen|de teste|teste|de avaliação|evaluation(?: period| licen[sc]e)?";
const FREE =
  "free|gratis|kostenlos(?:e[nrsm]?)?|kostenfrei(?:e[nrsm]?)?|unverbindlich|gratuit(?:e|s|ement|o|a|i|amente)?|gr[áa]tis|for nothing";

/** Ways to say how long a trial lasts. None of them reads refunds, renewals or delivery times. */
const LASTING = [
  `${COUNT}${GAP}${UNIT}(?:${GAP}|\\s)${WORDS}(?:${TEST})(?![\\p{L}])`,
  `${COUNT}${GAP}${UNIT}${GAP}(?:lang\\s|for\\s)?(?:${FREE})(?![\\p{L}])`,
  `(?:${TEST})\\s(?:(?:is|lasts?|of|for|period|version|runs|gratuite?|gratuita|gratis|grátis|de|di|van|für|über|with|up to|the|your|own|our|free|full|product|software|it)\\s){0,5}${COUNT}${GAP}${UNIT}`,
  `(?:try|test|use|evaluate|teste[nr]?|essaye[rz]|prueba|probar|prova|probeer)\\s${WORDS}(?:${FREE})\\s(?:(?:for|für|pendant|durante|per|gedurende|por|the|first|de|full)\\s){0,3}${COUNT}${GAP}${UNIT}`,
  `(?:${FREE})\\s(?:for|für|pendant|durante|per|gedurende|por|i)\\s(?:the\\sfirst\\s|your\\sfirst\\s|die\\sersten\\s|(?:les|los|i|de|os)\\s(?:\\p{L}+\\s)?)?${COUNT}${GAP}${UNIT}`,
  `(?:try|test|evaluate)\\s${WORDS}for\\s${COUNT}${GAP}${UNIT}`,
].map((source) => new RegExp(`(?<![\\p{L}\\p{N}])${source}`, "iu"));
const UNTIMED =
  /(?<![\p{L}])(?:free trial|kostenlos testen|kostenlose testversion|essai gratuit|essayer gratuitement|prueba gratis|prueba gratuita|prova gratuita|prova gratis|gratis proberen|gratis uitproberen|gratis proefperiode|teste gr[áa]tis|avaliação gratuita)(?![\p{L}])/iu;
const OTHER_TERM =
  /money[- ]?back|refund|guarantee|return(?:s|ed)? (?:within|policy)|withdraw|cancel(?:lation)? (?:within|period|notice)|r[üu]ckgabe|geld[- ]zur[üu]ck|widerruf|rembours|satisfait|reembolso|devoluci|rimborso|recesso|geld terug|bedenktijd|reembols|response|notice period|retention|backup|history|uptime|warrant|extended|students?|beta/i;

const DAYS: [RegExp, string][] = [
  [/^(?:da[yg]|tag|t[äa]g|jour|d[íi]a|giorn)/iu, "day"],
  [/^(?:we|woche|semain|semana|settiman)/iu, "week"],
  [/^(?:mo|maand|m[eê]s)/iu, "month"],
];
const NUMBERS = lookup({ ein: "1", eine: "1", einen: "1", un: "1", une: "1", een: "1", one: "1" });

interface Found {
  /** In plain words: "30 days". */
  value: string;
  /** As the site writes it: "30-Day". */
  written: string;
  spot: Spot;
  sentence: Stretch;
}

/** How long the product may be tried for free: "30 days", or the words "free trial" where the site gives no time. */
export function extractTrial(reading: SiteReading): Candidate<string> | undefined {
  const found: Found[] = [];
  let untimed: Found | undefined;
  for (const spot of statementsOf(reading)) {
    if (hasRole(reading, spot.page, "terms", "privacy", "imprint", "donate")) continue;
    for (const sentence of sentencesOf(spot.segment.text)) {
      if (OTHER_TERM.test(sentence.text)) continue;
      const lasting = lastingIn(sentence.text);
      if (lasting) found.push({ ...lasting, spot, sentence });
      const words = UNTIMED.exec(sentence.text);
      if (words && !untimed && !isDenied(sentence.text, words.index))
        untimed = { value: words[0], written: words[0], spot, sentence };
    }
  }
  const best = mostSaid(found) ?? untimed;
  const sources = best ? [part(best.spot, best.sentence)] : [];
  return best && { value: best.value, sources, alternatives: [{ value: best.written, sources }] };
}

function lastingIn(text: string): { value: string; written: string } | null {
  for (const pattern of LASTING) {
    const match = pattern.exec(text);
    const { n, unit } = match?.groups ?? {};
    if (!match || !n || !unit || isDenied(text, match.index)) continue;
    const word = DAYS.find(([start]) => start.test(unit))?.[1];
    const count = NUMBERS.get(n.toLowerCase()) ?? n.toLowerCase();
    if (!word || count === "0") continue;
    const written = new RegExp(`${n}${GAP}${unit}`, "iu").exec(match[0])?.[0] ?? match[0];
    return { value: /^\d+$/.test(n) ? `${n} ${count === "1" ? word : `${word}s`}` : written, written };
  }
  return null;
}

/** Where a site gives several times, the one it repeats most; the first of equals. */
function mostSaid<T extends { value: string }>(found: T[]): T | undefined {
  const counts = new Map<string, number>();
  for (const { value } of found) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return found.find((one) => counts.get(one.value) === most);
}
