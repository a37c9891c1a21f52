import type { SiteReading } from "@/lib/drafting/candidate";
import {
  founderMentions,
  type Mention,
  type ScoredField,
  scoreOf,
  WEIGHTS,
  type Weights,
  yearMentions,
} from "@/lib/drafting/extract/known";
import { keyOf } from "@/lib/drafting/text/spans";
import type { Cited } from "./cited";
import { ownersOf } from "./subject";

/** What the signals around a cited value say: enough beside a reader's word, against it, or nothing either way. */
export type Weighed = "for" | "against" | "open";

/** A reader who says so counts as much as this of a field's signals. */
const READER = { founders: 0.5, founded_year: 0, plans: 0 } satisfies Record<ScoredField, number>;
/** What says that somebody or something else is meant, however well the rest speaks for it. */
const AGAINST = new Set<string>(["strange", "denied", "shown", "wall", "passing", "others", "later"]);

const founders = oncePerReading(founderMentions);
const years = oncePerReading(yearMentions);

/** How the rules' signals weigh that somebody is a founder, where the person is cited. */
export function weighedFounder(name: string, cited: Cited[], reading: SiteReading): Weighed {
  const key = keyOf(name);
  const same = founders(reading).filter(({ value }) => keyOf(value.name) === key);
  return weighed("founders", same, cited, reading);
}

/** How they weigh that a year is that of the founding, where the year is cited. */
export function weighedYear(year: number, cited: Cited[], reading: SiteReading): Weighed {
  const same = years(reading).filter(({ value }) => value === year);
  return weighed("founded_year", same, cited, reading);
}

function weighed<T, F extends ScoredField>(
  field: F,
  mentions: Mention<T, F>[],
  cited: Cited[],
  reading: SiteReading,
): Weighed {
  const weights: Weights = WEIGHTS[field];
  const here = mentions.filter(({ sources }) =>
    sources.some((source) =>
      cited.some(({ page, segmentIndex }) => page === reading.pages[source.page] && segmentIndex === source.segment),
    ),
  );
  if (here.length === 0) return "open";
  const meant = here.filter(({ signals }) => ![...signals].some((one) => AGAINST.has(one)));
  if (meant.length === 0) return "against";
  return meant.some(({ signals }) => scoreOf(weights, signals) >= weights.threshold - READER[field]) ? "for" : "open";
}

function oncePerReading<T>(
  find: (reading: SiteReading, own: ReturnType<typeof ownersOf>) => T,
): (reading: SiteReading) => T {
  const found = new WeakMap<SiteReading, T>();
  return (reading) => {
    const one = found.get(reading) ?? find(reading, ownersOf(reading));
    found.set(reading, one);
    return one;
  };
}
