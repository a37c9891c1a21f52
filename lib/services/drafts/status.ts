import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { type Move, type Mover, requireMove } from "@/lib/core/moves";
import type { DraftStatus } from "@/lib/core/statuses";
import type { DraftRow } from "./shown";

const t = schema.drafts;

/** Every way that a draft's status changes (decisions, Draft); it begins as `crawling`. */
export const DRAFT_MOVES = {
  /** Its site is read anew, by a new run. */
  restarted: { from: ["ready", "submitted", "failed"], to: "crawling", by: ["owner"] },
  /** The same where its build has not been heard of for minutes: a process or a server was away for too long. */
  revived: { from: ["crawling", "drafting"], to: "crawling", by: ["owner", "job"] },
  /** Its pages are stored. A step that is done again finds it there. */
  read: { from: ["crawling", "drafting"], to: "drafting", by: ["job"] },
  /** Every part is drafted. One that was submitted before is to be reviewed again: nobody has seen what is new. */
  drafted: { from: ["drafting"], to: "ready", by: ["job"] },
  /** Nothing could be read or drafted, and nothing was there before. */
  failed: { from: ["crawling", "drafting"], to: "failed", by: ["job"] },
  /** It failed, and what was drafted before stays. */
  kept_ready: { from: ["crawling", "drafting"], to: "ready", by: ["job"] },
  /** The same where its listing says all of that already. */
  kept_submitted: { from: ["crawling", "drafting"], to: "submitted", by: ["job"] },
  /** Saved as a listing, or once more after edits. */
  submitted: { from: ["ready", "submitted"], to: "submitted", by: ["owner"] },
} as const satisfies Record<string, Move<DraftStatus>>;

type Moves = typeof DRAFT_MOVES;
/** Moves of the owner, or of builds: who calls is known where it is written. */
type MoveBy<M extends Mover> = { [K in keyof Moves]: M extends Moves[K]["by"][number] ? K : never }[keyof Moves];
type DraftValues = Omit<Partial<typeof t.$inferInsert>, "id" | "status">;

/** A move by the draft's owner; `row` is as the transaction locked it. Throws `conflict` from any other status. */
export async function moveOwnDraft(
  tx: Db,
  row: Pick<DraftRow, "id" | "status">,
  name: MoveBy<"owner">,
  values: DraftValues,
): Promise<DraftRow> {
  const move: Move<DraftStatus> = DRAFT_MOVES[name];
  requireMove("draft", row.status, move, "owner");
  const columns = { ...values, status: move.to };
  const [moved] = await tx.update(t).set(columns).where(eq(t.id, row.id)).returning();
  if (!moved) throw notFound("draft");
  return moved;
}

/** A move by a build. Null, and nothing is written, once a newer run took over or where the move does not begin. */
export async function moveBuild(
  db: Db,
  { draftId, run }: { draftId: string; run: number },
  name: MoveBy<"job">,
  values: DraftValues,
): Promise<DraftRow | null> {
  const move: Move<DraftStatus> = DRAFT_MOVES[name];
  const isThere = inArray(t.status, [...move.from]);
  const columns = { ...values, status: move.to };
  const [moved] = await db
    .update(t)
    .set(columns)
    .where(and(eq(t.id, draftId), eq(t.run, run), isThere))
    .returning();
  return moved ?? null;
}
