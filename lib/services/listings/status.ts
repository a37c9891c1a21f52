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
  /** Public without a launch, since the site's team imported it: it stands in no week. */
  imported: { from: ["draft"], to: "live", by: ["admin"], writes: ["launchedAt"] },
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
  /** A paid launch of one that went public without any: it stands in this week from now on. */
  launched_later: { from: ["live"], to: "live", by: ["job"], plan: "paid", writes: ["launchWeek", "launchedAt"] },
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
  /** Its paid launch was refunded before its week: saved as before it was bought. */
  paid_returned: {
    from: ["scheduled"],
    to: "draft",
    by: ["job"],
    plan: "paid_ended",
    writes: ["launchWeek", "freePosition", "freeMoves"],
  },
  /** Its owner's account is deleted, and they want it gone. */
  removed: { from: ["live", "paused", "rejected"], to: "removed", by: ["owner"], writes: [] },
  /** Off the site for now, for a reason that its owner reads. */
  paused: { from: ["live"], to: "paused", by: ["admin"], writes: [] },
  /** Off the site, for a reason that its owner reads. */
  rejected: { from: ["live", "paused"], to: "rejected", by: ["admin"], writes: [] },
  /** Never public, and not to be: for a reason that its owner reads. It has left its week before, by the moves of a job. */
  turned_down: { from: ["draft"], to: "rejected", by: ["admin"], writes: [] },
  /** That is taken back: it can be launched as any other that is saved. */
  reopened: { from: ["rejected"], to: "draft", by: ["admin"], writes: [] },
  /** Another week by hand, not ready yet; a mail. */
  requeued: { from: ["awaiting_badge"], to: "awaiting_badge", by: ["admin"], writes: ["launchWeek", "freePosition"] },
  /** The same for one that is ready, or paid. */
  rescheduled: { from: ["scheduled"], to: "scheduled", by: ["admin"], writes: ["launchWeek", "freePosition"] },
  /** Public again, in the launch week it had. */
  restored: { from: ["paused", "rejected"], to: "live", by: ["admin"], writes: [] },
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
  undoes?: number,
): Promise<ListingRow> {
  const move: ListingMove = LISTING_MOVES[name];
  const by = moverOf(ctx, row, move);
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
  const why = { ...(reason && { reason }), ...(undoes !== undefined && { undoes }) };
  await audit(tx, ctx, { entity, did: name, before: standing(row), after: standing(moved), ...why });
  return moved;
}

/** The first row of a listing's log: saved, not published. */
export async function auditSaved(tx: Db, ctx: AuditCtx, row: ListingRow): Promise<void> {
  await audit(tx, ctx, { entity: { kind: "listing", id: row.id }, did: "saved", before: null, after: standing(row) });
}

/** As whom somebody makes this move; an admin who owns the listing is both. */
function moverOf({ actor }: Pick<Ctx, "actor">, { ownerId }: ListingRow, { by }: ListingMove): Mover | null {
  if (actor.type === "system") return "job";
  if (by.includes("admin") && actor.type === "session" && actor.isAdmin) return "admin";
  return ownerId !== null && userIdOf(actor) === ownerId ? "owner" : null;
}

/** What moves change, as the log shows it. */
function standing({ status, plan, launchWeek, freePosition, freeMoves }: ListingRow) {
  return { status, plan, launch_week: launchWeek, free_position: freePosition, free_moves: freeMoves };
}
