import type { SummaryRow } from "@/lib/services/listings/present";

/** A listing on a board, with what the board ranks by. */
export type ScoredRow = SummaryRow & { score: number };
