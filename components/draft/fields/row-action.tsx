/** A command in a row, as a small link. `of` names the row for those who do not see it. */
export function RowAction({ words, of, disabled, run }: { words: string; of: string; disabled: boolean; run(): void }) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={run}
      aria-label={`${words}: ${of}`}
      className="link min-h-6 px-1 text-xs disabled:opacity-50"
    >
      {words}
    </button>
  );
}
