/** Without a vote nothing is first or last: no rank is shown. */
export function isRanked({ votes }: { votes: number }): boolean {
  return votes > 0;
}

/** Ranks of figures in falling order. Equal ones share a rank, and the next follows on: 1, 2, 2, 3. */
export function denseRanks(figures: readonly number[]): number[] {
  let rank = 0;
  return figures.map((figure, i) => {
    if (figure !== figures[i - 1]) rank += 1;
    return rank;
  });
}

/** Adds each entry's rank, null without votes. `entries` are in falling order of votes. */
export function withDenseRanks<T extends { votes: number }>(entries: T[]): (T & { rank: number | null })[] {
  const ranks = denseRanks(entries.map(({ votes }) => votes));
  return entries.map((entry, i) => ({ ...entry, rank: isRanked(entry) ? (ranks[i] ?? null) : null }));
}
