import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { type Ctx, userIdOf } from "@/lib/core/context";
import { raced } from "@/lib/core/errors";
import { type Move, type Mover, requireMove } from "@/lib/core/moves";
import type { ListingStatus } from "@/lib/core/statuses";
import { type AuditCtx, audit } from "../audit/audit";
import { type PlanMove, planAfter } from "./plan";
import type { ListingRow } from "./present";

const t = schema.listings;

interface ListingMove extends Move<ListingStatus> {
  /** What it does to the plan. */
  plan?: PlanMove;
  /** Columns that change with it: whoever makes the move gives all of them. */
  writes: readonly (keyof ListingRow)[];
}

/** Every way that a saved listing's status changes (decisions, Listing). What launches take and give back is theirs to say. */
export const LISTING_MOVES = {
  /** A place of the week is taken. */
  free_chosen: {
    from: ["draft"],
    to: "awaiting_badge",
    by: ["owner"],
    plan: "free_chosen",
    writes: ["launchWeek", "freePosition", "freeMoves"],
  },
  /** Badge and founder profile are both there. */
  scheduled: { from: ["awaiting_badge"], to: "scheduled", by: ["owner", "job"], writes: [] },
  /** One of them is gone again. */
  unscheduled: { from: ["scheduled"], to: "awaiting_badge", by: ["owner", "job"], writes: [] },
  /** Not ready in its week: the next place, the old one given back, and a mail. */
  moved_on: {
    from: ["awaiting_badge"],
    to: "awaiting_badge",
    by: ["job"],
    writes: ["launchWeek", "freePosition", "freeMoves"],
  },
  /** Public from now on; a mail. */
  launched: { from: ["scheduled"], to: "live", by: ["job"], writes: ["launchWeek", "launchedAt"] },
  /** A paid launch at once. A place in the free queue is given back. */
  paid_launched: {
    from: ["draft", "awaiting_badge", "scheduled"],
    to: "live",
    by: ["job"],
    plan: "paid",
    writes: ["launchWeek", "launchedAt", "freePosition", "freeMoves"],
  },
  /** A paid launch in a week to come. */
  paid_scheduled: {
    from: ["draft", "awaiting_badge", "scheduled"],
    to: "scheduled",
    by: ["job"],
    plan: "paid",
    writes: ["launchWeek", "freePosition", "freeMoves"],
  },
  /** A free launch becomes a paid one. */
  upgraded: { from: ["live"], to: "live", by: ["job"], plan: "paid", writes: [] },
  /** Not ready after the last move: saved as before the plan was chosen, the place given back, and a mail. */
  returned: {
    from: ["awaiting_badge"],
    to: "draft",
    by: ["job"],
    plan: "free_ended",
    writes: ["launchWeek", "freePosition", "freeMoves"],
  },
  /** Its owner's account is deleted, and they want it gone. */
  removed: { from: ["live"], to: "removed", by: ["owner"], writes: [] },
} as const satisfies Record<string, ListingMove>;

type MoveName = keyof typeof LISTING_MOVES;
type Written<M extends MoveName> = Pick<ListingRow, (typeof LISTING_MOVES)[M]["writes"][number]>;

/**
 * Changes a listing's status, by one of its moves alone, and leaves the move's row in the audit log. `row` is as the transaction
 * locked it. Throws `conflict` from any other status, `forbidden` for whom the move is not.
 */
export async function moveListing<M extends MoveName>(
  tx: Db,
  ctx: AuditCtx,
  row: ListingRow,
  name: M,
  values: Written<M>,
  reason?: string,
): Promise<ListingRow> {
  const move: ListingMove = LISTING_MOVES[name];
  const by = moverOf(ctx, row);
  requireMove("listing", row.status, move, by);
  const plan = move.plan ? planAfter(row.plan, move.plan, by) : row.plan;
  const columns: Partial<ListingRow> = { ...values, status: move.to, plan, updatedAt: ctx.now };
  const [moved] = await tx
    .update(t)
    .set(columns)
    .where(and(eq(t.id, row.id), eq(t.status, row.status)))
    .returning();
  if (!moved) throw raced("This listing has just changed.");
  const entity = { kind: "listing", id: row.id } as const;
  await audit(tx, ctx, { entity, did: name, before: standing(row), after: standing(moved), ...(reason && { reason }) });
  return moved;
}

/** The first row of a listing's log: saved, not published. */
export async function auditSaved(tx: Db, ctx: AuditCtx, row: ListingRow): Promise<void> {
  await audit(tx, ctx, { entity: { kind: "listing", id: row.id }, did: "saved", before: null, after: standing(row) });
}

function moverOf({ actor }: Pick<Ctx, "actor">, { ownerId }: ListingRow): Mover | null {
  if (actor.type === "system") return "job";
  return ownerId !== null && userIdOf(actor) === ownerId ? "owner" : null;
}

/** What moves change, as the log shows it. */
function standing({ status, plan, launchWeek, freePosition, freeMoves }: ListingRow) {
  return { status, plan, launch_week: launchWeek, free_position: freePosition, free_moves: freeMoves };
}
