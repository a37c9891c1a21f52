import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { stage } from "../../events/stage";

const u = schema.users;
const i = schema.cofounderInvites;

/** Why somebody runs a product no more. */
export type DroppedWhy = "removed" | "claimed" | "passed_on" | "draft_deleted";

interface Dropped {
  userIds: readonly string[];
  /** Of the product. */
  name: string;
  siteId: number;
  why: DroppedWhy;
  /** What makes this event another than the last: one mail goes out a person and event. */
  event: string;
}

/** Tells people that they run a product no more, in the transaction of what ended that. */
export async function tellDropped({ now }: Pick<Ctx, "now">, tx: Db, dropped: Dropped): Promise<void> {
  const { userIds, name, siteId, why, event } = dropped;
  const people = await tx
    .select({ id: u.id, email: u.email })
    .from(u)
    .where(inArray(u.id, [...userIds]));
  for (const { id, email } of people)
    await stage(tx, {
      name: "mail.requested",
      key: `cofounder_dropped:${event}:${id}:${now.getTime()}`,
      data: { to: email, template: "cofounder_dropped", data: { name, why }, site_id: siteId },
    });
}

/** Tells those who had joined a draft, and would run its listing, that it is deleted. Before it is, since invitations go with it. */
export async function tellOfDraft(
  ctx: Pick<Ctx, "now">,
  tx: Db,
  draft: { id: string; name: string; siteId: number },
): Promise<void> {
  const joined = await tx
    .select({ userId: i.acceptedBy })
    .from(i)
    .where(and(eq(i.draftId, draft.id), eq(i.status, "accepted")));
  const userIds = joined.flatMap(({ userId }) => userId ?? []);
  const { name, siteId } = draft;
  await tellDropped(ctx, tx, { userIds, name, siteId, why: "draft_deleted", event: draft.id });
}
