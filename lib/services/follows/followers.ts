import { and, eq, lt, notExists, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { newFollowerId } from "@/lib/core/ids";
import { isLive } from "../listings/live";
import type { FollowRef } from "./follow-links";

const l = schema.listings;
const p = schema.followers;
const f = schema.follows;
const DAY_MS = 86_400_000;
/** How long a mailed question waits for its answer. */
export const CONFIRM_DAYS = 7;

/** A live listing of the site, or the 404 of a missing one. */
export async function requireFollowable({ db, site }: Ctx, listingId: number): Promise<{ id: number; name: string }> {
  const [row] = await db
    .select({ id: l.id, name: l.name })
    .from(l)
    .where(and(eq(l.id, listingId), eq(l.siteId, site.id), isLive));
  if (!row) throw notFound("listing");
  return row;
}

/** The follower of an address, found or made, and kept from being tidied away for a while. */
export async function keepFollower(tx: Db, email: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(p)
    .values({ id: newFollowerId(), email, askedAt: now })
    .onConflictDoUpdate({ target: p.email, set: { askedAt: now } })
    .returning({ id: p.id });
  if (!row) throw new Error("the upsert returned no row");
  return row.id;
}

/** The address of a follower; null once it is forgotten. */
export async function addressOf(tx: Db, followerId: string): Promise<string | null> {
  const [row] = await tx.select({ email: p.email }).from(p).where(eq(p.id, followerId));
  return row?.email ?? null;
}

/** Keeps the question whether to follow; one that follows already stays. Answers whether it does. */
export async function askAnew(tx: Db, { followerId, listingId }: FollowRef, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(f)
    .values({ followerId, listingId, askedAt: now })
    .onConflictDoUpdate({ target: [f.listingId, f.followerId], set: { askedAt: now } })
    .returning({ confirmedAt: f.confirmedAt });
  return row?.confirmedAt != null;
}

/** Follows at once, for whoever is known to read the address's mail. Answers whether it is new; repeated it changes nothing. */
export async function follow(tx: Db, { followerId, listingId }: FollowRef, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(f)
    .values({ followerId, listingId, askedAt: now, confirmedAt: now })
    .onConflictDoUpdate({
      target: [f.listingId, f.followerId],
      set: { confirmedAt: sql`coalesce(${f.confirmedAt}, excluded.confirmed_at)` },
    })
    .returning({ at: f.confirmedAt });
  return row?.at?.getTime() === now.getTime();
}

/** Ends one follow, or a question that waits; what is not there counts as ended. */
export async function endFollow(tx: Db, { followerId, listingId }: FollowRef): Promise<void> {
  await tx.delete(f).where(and(eq(f.followerId, followerId), eq(f.listingId, listingId)));
}

/** The instant before which a question got no answer in time. */
export const unansweredBefore = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);

/** Deletes questions that got no answer in time, and addresses that nothing is left of. Repeatable. */
export async function forgetUnanswered(db: Db, now: Date): Promise<void> {
  const until = unansweredBefore(now);
  await db.delete(f).where(and(sql`${f.confirmedAt} is null`, lt(f.askedAt, until)));
  const any = db.select({ one: sql`1` }).from(f).where(eq(f.followerId, p.id));
  await db.delete(p).where(and(lt(p.askedAt, until), notExists(any)));
  await db.execute(sql`
    delete from mail_addresses m where not exists (select 1 from followers where email = m.email)
      and not exists (select 1 from users where email = m.email)`);
}
