import type { SourceRef } from "@/lib/drafting/candidate";
import { WEIGHTS, type Weights } from "./weights";

/** Facts that are found by adding up weak signals. */
export type ScoredField = keyof typeof WEIGHTS;
export type SignalOf<F extends ScoredField> = keyof (typeof WEIGHTS)[F]["signals"] & string;

/** One place that may tell a fact, with what speaks for and against it there. */
export interface Mention<T, F extends ScoredField> {
  value: T;
  sources: SourceRef[];
  signals: Set<SignalOf<F>>;
}

/** What speaks for a mention less what speaks against it; shown from the field's threshold on. */
export function scoreOf(weights: Weights, signals: Iterable<string>): number {
  let sum = weights.bias;
  for (const signal of signals) sum += weights.signals[signal]?.[1] ?? 0;
  return sum;
}

/** Mentions from the field's threshold on, the best first; equals keep their order. */
export function believed<T, F extends ScoredField>(field: F, mentions: Mention<T, F>[]): Mention<T, F>[] {
  const weights: Weights = WEIGHTS[field];
  return mentions
    .map((mention) => ({ mention, score: scoreOf(weights, mention.signals) }))
    .filter(({ score }) => score >= weights.threshold)
    .sort((a, b) => b.score - a.score)
    .map(({ mention }) => mention);
}
