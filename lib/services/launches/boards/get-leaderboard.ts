import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { perPage } from "@/lib/core/pagination";
import { closest } from "@/lib/core/text/closest";
import { resolveWeek, type Week } from "@/lib/core/week";
import { countsHiddenUntil, weekState } from "@/lib/core/week-state";
import { BOARDS, type BoardName } from "@/lib/schemas/launches/boards";
import { leaderboard } from "@/lib/schemas/launches/leaderboard";
import { weekInput } from "@/lib/schemas/week";
import { readBillboard } from "./billboard";
import { BOARD_WORDS } from "./board-words";
import { readAllTime, readMonthly, readWeekly } from "./community";
import { attributionOf, readRising, readTopRated } from "./domain-rating";
import { presentEntries } from "./present";
import type { ScoredRow } from "./scored-row";

/** Each board is a system of its own: votes, payment and Domain Rating never mix (decisions, Boards). */
export const getLeaderboard = defineOperation({
  name: "get_leaderboard",
  method: "GET",
  path: "/leaderboards/{board}",
  access: "public",
  toolset: "read",
  title: "Get a leaderboard",
  summary:
    "One board with how it ranks in words: community votes, the paid billboard (marked is_sponsored) or Domain Rating; these never mix.",
  input: z.strictObject({
    board: z
      .string()
      .max(60)
      .describe(`One of ${BOARDS.join(", ")}`),
    week: weekInput.optional().describe("Of community-weekly or billboard; current unless told"),
    per_page: perPage,
  }),
  output: leaderboard,
  example: { board: "community-weekly", week: "2026-W46", per_page: 2 },
  nextSteps: ({ items: [first] }) => (first ? [`get_listing {"slug": "${first.listing.slug}"}`] : []),
  cacheTags: ({ siteId, output }) => [
    ...tagsOf(siteId, output.board, output.week),
    ...output.items.map(({ listing }) => tags.listing(listing.id)),
  ],
  async run({ ctx, input }) {
    const board = requireBoard(input.board);
    const week = weekFor(ctx, board, input.week);
    const rows = await readRows(ctx, board, week, input.per_page);
    const isRated = board === "dr-top" || board === "dr-rising";
    return {
      board,
      title: BOARD_WORDS[board].title,
      week: isWeekly(board) ? week : null,
      how_ranked: BOARD_WORDS[board].howRanked,
      is_final: isWeekly(board) && (await isFinal(ctx, board, week, rows)),
      attribution: isRated ? await attributionOf(ctx, rows) : null,
      items: presentEntries(rows, ctx, { board, isHidden: board === "community-weekly" && isHidden(ctx, week) }),
    };
  },
});

const isWeekly = (board: BoardName) => board === "community-weekly" || board === "billboard";
const isHidden = ({ now }: Ctx, week: Week) => countsHiddenUntil(week, now) !== null;

function requireBoard(text: string): BoardName {
  const board = BOARDS.find((one) => one === text);
  if (board) return board;
  const near = closest(text, BOARDS);
  const detail = `No such board.${near ? ` Did you mean “${near}”?` : ""}`;
  throw new AppError("not_found", detail, `The boards are ${BOARDS.join(", ")}.`);
}

function weekFor({ now }: Ctx, board: BoardName, text: string | undefined): Week {
  if (text !== undefined && !isWeekly(board))
    throw invalid("/week", `${board} has no weeks.`, "Leave week out, or ask for community-weekly or billboard.");
  const week = resolveWeek(text ?? "current", now);
  if (!week) throw invalid("/week", "This is no week.", "Send a week such as 2026-W48, or current or next.");
  return week;
}

function readRows(ctx: Ctx, board: BoardName, week: Week, limit: number): Promise<ScoredRow[]> {
  switch (board) {
    case "community-weekly":
      return readWeekly(ctx, week, limit);
    case "community-monthly":
      return readMonthly(ctx, limit);
    case "community-all-time":
      return readAllTime(ctx, limit);
    case "billboard":
      return readBillboard(ctx, week, limit);
    case "dr-top":
      return readTopRated(ctx, limit);
    case "dr-rising":
      return readRising(ctx, limit);
  }
}

/** A billboard is final with its week; a week of votes once it was closed, which freezes them. */
async function isFinal({ db, site, now }: Ctx, board: BoardName, week: Week, rows: ScoredRow[]): Promise<boolean> {
  if (weekState(week, now) !== "closed") return false;
  if (board === "billboard" || rows.length === 0) return true;
  const w = schema.launchWeeks;
  const [row] = await db
    .select({ closedAt: w.closedAt })
    .from(w)
    .where(and(eq(w.siteId, site.id), eq(w.week, week)));
  return row?.closedAt != null;
}

function tagsOf(siteId: number, board: BoardName, week: string | null): string[] {
  switch (board) {
    case "community-weekly":
      return [tags.week(siteId, week ?? "")];
    case "community-monthly":
    case "community-all-time":
      return [tags.votes(siteId), tags.listings(siteId)];
    case "billboard":
      return [tags.billboard(siteId), tags.listings(siteId)];
    case "dr-top":
    case "dr-rising":
      return [tags.ratings(siteId), tags.listings(siteId)];
  }
}
