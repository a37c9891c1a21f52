/** A listing's votes as a figure at the right edge of its row. */
export function VoteCount({ votes }: { votes: number }) {
  return (
    <p className="min-w-12 text-right leading-none">
      <span className="figures block text-base font-semibold">{votes.toLocaleString("en")}</span>
      <span className="mt-1 block text-xs text-soft">{votes === 1 ? "vote" : "votes"}</span>
    </p>
  );
}
