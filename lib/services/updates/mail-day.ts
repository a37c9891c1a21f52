import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";

const u = schema.listingUpdates;

/** Whether an update of the listing was mailed today: at most one is, each day (UTC). */
export async function isMailedToday(db: Db, listingId: number, now: Date): Promise<boolean> {
  return (await db.$count(u, and(eq(u.listingId, listingId), eq(u.mailedOn, dayOf(now))))) > 0;
}
