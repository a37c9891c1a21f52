import { and, eq, isNotNull, isNull, lt, ne, notExists, or } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const DAY_MS = 24 * 3_600_000;
/** A registration that led to no consent within a day was a try. */
const UNUSED_MS = DAY_MS;
/** One whose consents are all gone may register again. */
const FORGOTTEN_MS = 180 * DAY_MS;

/** Deletes expired records, registrations that came to nothing, and consents whose tokens have all expired. */
export async function reapOAuth(db: Db, now: Date): Promise<void> {
  const { oauthRecords: r, oauthClients: c, oauthConnections: k } = schema;
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(r).where(and(isNotNull(r.expiresAt), lt(r.expiresAt, now)));
  const live = db
    .select()
    .from(r)
    .where(and(eq(r.grantId, k.grantId), ne(r.kind, "Grant")));
  await db.delete(k).where(and(lt(k.createdAt, before(DAY_MS)), notExists(live)));
  const connected = db.select().from(k).where(eq(k.clientId, c.id));
  const isUnused = and(isNull(c.lastUsedAt), lt(c.createdAt, before(UNUSED_MS)));
  await db.delete(c).where(or(isUnused, and(lt(c.lastUsedAt, before(FORGOTTEN_MS)), notExists(connected))));
}
