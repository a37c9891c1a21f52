/** A category as written by hand; `words` (comma-separated) point to it when they stand on a product's site. */
export interface SeedCategory {
  name: string;
  about: string;
  words: string;
  subs: SeedCategory[];
}

/** One category on one line, in the order a reader scans it. */
export function category(name: string, about: string, words: string, subs: SeedCategory[] = []): SeedCategory {
  return { name, about, words, subs };
}

export function keywordsOf(seed: SeedCategory): string[] {
  return seed.words.split(",").map((word) => word.trim());
}
