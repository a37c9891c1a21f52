import { and, eq, isNotNull } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { stageAll } from "../events/stage";
import { isLive } from "../listings/live";
import { listMailed } from "./mailed-followers";

const l = schema.listings;
const u = schema.listingUpdates;
/** Followers a batch: what a process holds of them at once, however many there are. */
const BATCH = 500;

/** An update that is mailed, with its listing; null once either is gone. */
export async function findMailedUpdate(db: Db, updateId: number) {
  const [row] = await db
    .select({ update: u, name: l.name, slug: l.slug })
    .from(u)
    .innerJoin(l, and(eq(l.id, u.listingId), isLive))
    .where(and(eq(u.id, updateId), isNotNull(u.mailedOn)));
  return row ?? null;
}

/**
 * Stages one mail each for the next followers after the one that is named. Answers who was the last, or null when there are no
 * more. Repeatable: the same update is staged for the same follower once.
 */
export async function stageUpdateMails(
  db: Db,
  updateId: number,
  siteId: number,
  after: string,
): Promise<string | null> {
  const found = await findMailedUpdate(db, updateId);
  if (!found) return null;
  const followers = await listMailed(db, found.update, { after, limit: BATCH });
  await stageAll(
    db,
    followers.map((follower_id) => ({
      name: "update_mail.requested" as const,
      key: `update:${updateId}:${follower_id}`,
      data: { update_id: updateId, follower_id, site_id: siteId },
    })),
  );
  return followers.length === BATCH ? (followers.at(-1) ?? null) : null;
}
