import { lt, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { AnyOperation } from "@/lib/core/operation";
import { KEEP_MS } from "./idempotency";

const t = schema.idempotencyKeys;
/** Of one user's answers the newest are kept, up to so many bytes; repetitions of the others are answered anew. */
const USER_BYTES_MAX = 8 * 1024 * 1024;

/** Deletes answers older than 24 h, and the bodies of those that are too many and can be had again. */
export async function pruneIdempotencyKeys(db: Db, now: Date, operations: readonly AnyOperation[]): Promise<void> {
  await db.delete(t).where(lt(t.createdAt, new Date(now.getTime() - KEEP_MS)));
  const repeatable = operations.filter((one) => one.again).map(({ name }) => name);
  await db.execute(sql`
    update idempotency_keys as stored set body = null
    from (
      select user_id, operation, key, sum(pg_column_size(body)) over (partition by user_id order by created_at desc, key) as bytes
      from idempotency_keys where status < 400 and body is not null and operation = any(${sql.param(repeatable)}::text[])
    ) as old
    where old.bytes > ${USER_BYTES_MAX}
      and stored.user_id = old.user_id and stored.operation = old.operation and stored.key = old.key`);
}
