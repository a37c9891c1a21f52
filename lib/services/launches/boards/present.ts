import type { Ctx } from "@/lib/core/context";
import type { BoardName } from "@/lib/schemas/launches/boards";
import type { BoardEntry } from "@/lib/schemas/launches/leaderboard";
import { denseRanks } from "@/lib/services/listings/dense-ranks";
import { presentSummary } from "@/lib/services/listings/present";
import { ROLLING_DAYS } from "./board-words";
import type { ScoredRow } from "./scored-row";

const HIDDEN_LABEL = "Votes hidden";

/** The rows of a board with their ranks and scores, both left out while they are hidden. */
export function presentEntries(
  rows: ScoredRow[],
  ctx: Pick<Ctx, "site" | "now">,
  { board, isHidden }: { board: BoardName; isHidden: boolean },
): BoardEntry[] {
  const ranks = board === "billboard" ? rows.map((_, i) => i + 1) : denseRanks(rows.map(({ score }) => score));
  return rows.map((row, i) => ({
    rank: isHidden ? null : (ranks[i] ?? null),
    listing: presentSummary(row, ctx),
    score: isHidden ? null : row.score,
    score_label: isHidden ? HIDDEN_LABEL : scoreWords(board, row.score),
    is_sponsored: board === "billboard",
  }));
}

function scoreWords(board: BoardName, score: number): string {
  const figure = score.toLocaleString("en");
  switch (board) {
    case "billboard":
      return `$${(score / 100).toLocaleString("en", { minimumFractionDigits: score % 100 ? 2 : 0 })}`;
    case "dr-top":
      return `DR ${figure}`;
    case "dr-rising":
      return `+${figure} in ${ROLLING_DAYS} days`;
    default:
      return `${figure} ${score === 1 ? "vote" : "votes"}`;
  }
}
