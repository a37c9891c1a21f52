import { type ScoredField, scoreOf } from "@/lib/drafting/extract/scoring/score";
import { WEIGHTS, type Weights } from "@/lib/drafting/extract/scoring/weights";

/** One place that may tell a fact: which fact, by what signals, and whether the truth knows it (null: nobody says). */
export interface Example {
  key: string;
  signals: string[];
  isTrue: boolean | null;
}
/** One site: what it tells of a field, and how much of that its truth knows. */
export interface Site {
  key: string;
  examples: Example[];
  /** Facts that the truth states. */
  known: number;
}

const ROUNDS = 4;
const STEPS = 600;
const RATE = 0.05;
/** How much a weight is held to its prior. */
const HOLD = 0.25;

/** Logistic regression around the priors; of a true fact only the place that tells it best must be believed. */
export function learn(field: ScoredField, sites: Site[]): Weights {
  const given: Weights = WEIGHTS[field];
  const names = Object.keys(given.signals);
  const learned: Weights = {
    threshold: 0,
    bias: given.bias,
    ...(given.hold !== undefined && { hold: given.hold }),
    signals: Object.fromEntries(names.map((name) => [name, [prior(given, name), prior(given, name)]])),
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = sites.flatMap((site) => telling(learned, site));
    for (let step = 0; step < STEPS; step += 1) descend(learned, chosen);
  }
  learned.threshold = given.hold === undefined ? thresholdOf(learned, sites) : given.threshold;
  return learned;
}

const prior = (given: Weights, name: string) => given.signals[name]?.[0] ?? 0;

/** Every false place, and of each true fact the best one. */
export function telling(weights: Weights, { examples }: Site): Example[] {
  const best = new Map<string, Example>();
  for (const one of examples) {
    const known = best.get(one.key);
    if (one.isTrue && (!known || scoreOf(weights, one.signals) > scoreOf(weights, known.signals)))
      best.set(one.key, one);
  }
  return [...best.values(), ...examples.filter((one) => one.isTrue === false)];
}

function descend(weights: Weights, chosen: Example[]): void {
  const slopes = new Map<string, number>();
  for (const { signals, isTrue } of chosen) {
    const error = 1 / (1 + Math.exp(-scoreOf(weights, signals))) - (isTrue ? 1 : 0);
    for (const signal of signals) slopes.set(signal, (slopes.get(signal) ?? 0) + error);
  }
  for (const [name, [start, weight]] of Object.entries(weights.signals)) {
    const next = weight - RATE * ((slopes.get(name) ?? 0) + (weights.hold ?? HOLD) * (weight - start));
    weights.signals[name] = [start, start < 0 ? Math.min(0, next) : Math.max(0, next)];
  }
}

/** Above every false place, half way to the next true one: a blank is better than a wrong value. */
function thresholdOf(weights: Weights, sites: Site[]): number {
  const highest = Math.max(
    ...sites.flatMap(({ examples }) =>
      examples.filter((one) => one.isTrue === false).map((one) => scoreOf(weights, one.signals)),
    ),
    -4,
  );
  const trues = sites
    .flatMap((site) => telling(weights, site))
    .filter((one) => one.isTrue)
    .map((one) => scoreOf(weights, one.signals))
    .sort((a, b) => a - b);
  const next = trues.find((score) => score > highest) ?? highest + 1;
  return Math.max(0, Math.min((highest + next) / 2, highest + 1));
}

/** How a site fares by given weights. */
export interface Figures {
  correct: number;
  wrong: number;
  known: number;
}

/** What of a site would be shown. */
export function judge(weights: Weights, site: Site): Figures {
  const believed = site.examples.filter((one) => scoreOf(weights, one.signals) >= weights.threshold);
  const keys = (isTrue: boolean) => new Set(believed.filter((one) => one.isTrue === isTrue).map((one) => one.key)).size;
  return { correct: keys(true), wrong: keys(false), known: site.known };
}
