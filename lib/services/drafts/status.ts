import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { type Move, type Mover, requireMove } from "@/lib/core/moves";
import type { DraftStatus, ImportStatus } from "@/lib/core/statuses";
import type { DraftRow } from "./shown";

const t = schema.drafts;

/** Every way that a draft's status changes (decisions, Draft); it begins as `crawling`. */
export const DRAFT_MOVES = {
  /** Its site is read anew, by a new run. */
  restarted: { from: ["ready", "submitted", "failed"], to: "crawling", by: ["owner", "admin"] },
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
  /** Nobody's draft of an imported product, as a listing that nobody owns. */
  published: { from: ["ready"], to: "submitted", by: ["admin"] },
} as const satisfies Record<string, Move<DraftStatus>>;

type Moves = typeof DRAFT_MOVES;
/** Moves of the owner, or of builds: who calls is known where it is written. */
type MoveBy<M extends Mover> = { [K in keyof Moves]: M extends Moves[K]["by"][number] ? K : never }[keyof Moves];
type Standing = Pick<DraftRow, "id" | "status">;
type DraftValues = Omit<Partial<typeof t.$inferInsert>, "id" | "status">;

/** A move by the draft's owner; `row` is as the transaction locked it. Throws `conflict` from any other status. */
export function moveOwnDraft(tx: Db, row: Standing, name: MoveBy<"owner">, values: DraftValues): Promise<DraftRow> {
  return moveBy("owner", tx, row, name, values);
}

/** The same by the site's team, for the draft of an imported product, which is nobody's. */
export function moveUnownedDraft(tx: Db, row: Standing, name: MoveBy<"admin">, values: DraftValues): Promise<DraftRow> {
  return moveBy("admin", tx, row, name, values);
}

async function moveBy(mover: Mover, tx: Db, row: Standing, name: keyof Moves, values: DraftValues): Promise<DraftRow> {
  const move: Move<DraftStatus> = DRAFT_MOVES[name];
  requireMove("draft", row.status, move, mover);
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

const i = schema.importedProducts;
type ImportedRow = typeof i.$inferSelect;

/** Every way that the status of a product changes that the site's team imports; it begins as `waiting`. */
const IMPORT_MOVES = {
  /** Its turn has come: it is drafted. */
  begun: { from: ["waiting"], to: "begun", by: ["job"] },
  published: { from: ["begun"], to: "published", by: ["admin"] },
  discarded: { from: ["waiting", "begun"], to: "discarded", by: ["admin"] },
  /** It waits for its turn again. */
  brought_back: { from: ["discarded"], to: "waiting", by: ["admin"] },
} as const satisfies Record<string, Move<ImportStatus>>;

/** A move of an imported product; `row` is as the transaction locked it. Throws `conflict` from any other status. */
export async function moveImport(
  tx: Db,
  row: Pick<ImportedRow, "id" | "status">,
  name: keyof typeof IMPORT_MOVES,
  values: Partial<Pick<ImportedRow, "draftId" | "listingId" | "settledAt">>,
): Promise<ImportStatus> {
  const move: Move<ImportStatus> = IMPORT_MOVES[name];
  requireMove("import", row.status, move, move.by[0] ?? null);
  await tx
    .update(i)
    .set({ ...values, status: move.to })
    .where(eq(i.id, row.id));
  return move.to;
}
