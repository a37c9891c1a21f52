import { and, eq, gte } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { lastDays } from "@/lib/core/calendar/days";

const d = schema.apiKeyDays;
const k = schema.apiKeys;
/** So many days of a key's use are shown. */
const DAYS_SHOWN = 28;

export interface DayUses {
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
}

/** How often each of a user's keys was used in the last four weeks, by day, oldest first; keys that were not are left out. */
export async function listApiKeyDays(db: Db, userId: string, now: Date): Promise<Map<number, DayUses[]>> {
  const days = lastDays(now, DAYS_SHOWN);
  const rows = await db
    .select({ keyId: d.apiKeyId, day: d.day, uses: d.uses })
    .from(d)
    .innerJoin(k, eq(k.id, d.apiKeyId))
    .where(and(eq(k.userId, userId), gte(d.day, days[0] ?? "")));
  const byKey = Map.groupBy(rows, (row) => row.keyId);
  const usesOn = (used: typeof rows, day: string) => used.find((row) => row.day === day)?.uses ?? 0;
  return new Map([...byKey].map(([id, used]) => [id, days.map((day) => ({ day, count: usesOn(used, day) }))]));
}
