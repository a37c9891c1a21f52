/** Adds each entry's rank. Equal votes share one, and the next follows on: 1, 2, 2, 3. `entries` are in falling order of votes. */
export function withDenseRanks<T extends { votes: number }>(entries: T[]): (T & { rank: number })[] {
  let rank = 0;
  return entries.map((entry, i) => {
    if (entry.votes !== entries[i - 1]?.votes) rank += 1;
    return { ...entry, rank };
  });
}
