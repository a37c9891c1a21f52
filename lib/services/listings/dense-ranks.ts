/** Without a vote nothing is first or last: no rank is shown. */
export function isRanked({ votes }: { votes: number }): boolean {
  return votes > 0;
}

/**
 * Adds each entry's rank, null without votes. Equal votes share one, and the next follows on: 1, 2, 2, 3. `entries` are in
 * falling order of votes.
 */
export function withDenseRanks<T extends { votes: number }>(entries: T[]): (T & { rank: number | null })[] {
  let rank = 0;
  return entries.map((entry, i) => {
    if (entry.votes !== entries[i - 1]?.votes) rank += 1;
    return { ...entry, rank: isRanked(entry) ? rank : null };
  });
}
