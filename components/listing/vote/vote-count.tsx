/** A listing's votes as a figure at the right edge of its row; null while a week's counts are hidden. */
export function VoteCount({ votes }: { votes: number | null }) {
  if (votes === null) return <p className="min-w-10 text-right text-xs leading-4 text-soft">votes hidden</p>;
  return (
    <p className="min-w-10 text-right">
      <span className="figures block text-base leading-5 font-semibold">{votes.toLocaleString("en")}</span>
      <span className="block text-xs leading-4 text-soft">{votes === 1 ? "vote" : "votes"}</span>
    </p>
  );
}
