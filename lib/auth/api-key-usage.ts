import { eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";

/** A key's `uses` and `last_used_at` are written at most this often by each process. */
const WRITE_EVERY_MS = 10_000;

interface Tally {
  uses: number;
  writtenAt: number;
  timer: NodeJS.Timeout | null;
}

/** By database: an id of one is another key in the next. */
const tallies = new WeakMap<Db, Map<number, Tally>>();

function talliesOf(db: Db): Map<number, Tally> {
  const known = tallies.get(db) ?? new Map<number, Tally>();
  tallies.set(db, known);
  return known;
}

/** Counts one use. The first is written at once, those of the next ten seconds together. */
export async function countApiKeyUse(db: Db, keyId: number, now: Date): Promise<void> {
  const known = talliesOf(db);
  const tally = known.get(keyId) ?? { uses: 0, writtenAt: Number.NEGATIVE_INFINITY, timer: null };
  known.set(keyId, tally);
  tally.uses += 1;
  if (now.getTime() - tally.writtenAt >= WRITE_EVERY_MS) {
    tally.writtenAt = now.getTime();
    return write(db, keyId, tally, now);
  }
  tally.timer ??= setTimeout(() => void write(db, keyId, tally, now).catch(() => undefined), WRITE_EVERY_MS).unref();
}

async function write(db: Db, keyId: number, tally: Tally, now: Date): Promise<void> {
  const { uses } = tally;
  if (tally.timer) clearTimeout(tally.timer);
  tally.timer = null;
  tally.uses = 0;
  const k = schema.apiKeys;
  const [written] = await db
    .update(k)
    .set({
      uses: sql`${k.uses} + ${uses}`,
      lastUsedAt: sql`greatest(${k.lastUsedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(k.id, keyId))
    .returning({ id: k.id });
  if (uses > 0 && written) await addToDay(db, keyId, uses, now);
}

/** Uses of the ten seconds around midnight count for the day they are written on. */
async function addToDay(db: Db, apiKeyId: number, uses: number, now: Date): Promise<void> {
  const d = schema.apiKeyDays;
  await db
    .insert(d)
    .values({ apiKeyId, day: dayOf(now), uses })
    .onConflictDoUpdate({ target: [d.apiKeyId, d.day], set: { uses: sql`${d.uses} + ${uses}` } });
}

/** Writes what is still counted in memory; called when the process ends. */
export async function flushApiKeyUses(db: Db, now: Date): Promise<void> {
  const open = [...talliesOf(db)].filter(([, tally]) => tally.uses > 0);
  await Promise.all(open.map(([keyId, tally]) => write(db, keyId, tally, now)));
}
