import { sql } from "drizzle-orm";
import { type Db, schema } from "./client";

const t = schema.rateLimits;
const COUNT_MAX = 2_147_483_647;

/** One fixed window of what is counted for somebody. */
export interface Window {
  bucket: string;
  /** Such as `user:…`. */
  subject: string;
  windowStart: Date;
}

/** Adds to a window's row; answers its count afterwards. */
export async function addToWindow(db: Db, window: Window, amount: number): Promise<number> {
  const [row] = await db
    .insert(t)
    .values({ ...window, count: Math.max(0, Math.min(amount, COUNT_MAX)) })
    .onConflictDoUpdate({
      target: [t.bucket, t.subject, t.windowStart],
      set: { count: sql`greatest(0, least(${t.count}::bigint + ${amount}, ${COUNT_MAX}))::int` },
    })
    .returning({ count: t.count });
  return row?.count ?? amount;
}
