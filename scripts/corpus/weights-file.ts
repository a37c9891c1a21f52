import type { ScoredField } from "@/lib/drafting/extract/scoring/score";
import type { Weights } from "@/lib/drafting/extract/scoring/weights";

/** The file of weights with the figures of one field replaced, line by line. */
export function written(file: string, field: ScoredField, weights: Weights): string {
  const start = file.indexOf(`  ${field}: {`);
  const end = file.indexOf("\n  },", start);
  let part = file.slice(start, end).replace(/threshold: [\d.-]+/, `threshold: ${round(weights.threshold)}`);
  for (const [name, [first, weight]] of Object.entries(weights.signals))
    part = part.replace(new RegExp(`(\\n\\s+${name}: )\\[[^\\]]*\\]`), `$1[${first}, ${round(weight)}]`);
  return file.slice(0, start) + part + file.slice(end);
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}
