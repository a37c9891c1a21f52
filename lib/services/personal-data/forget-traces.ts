import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Holder } from "./export-parts";

/** What stands where a deleted account was named. */
export const DELETED = "deleted account";

/**
 * Takes a person out of what outlives their account: the log and the histories of listings say "deleted account"; counters, kept
 * answers, queued mails, ended work and half-done sign-ins that name them are deleted. Work that runs just now is forgotten when
 * what has ended is tidied away.
 */
export async function forgetTraces(tx: Db, { userId, email }: Holder): Promise<void> {
  await tx.execute(sql`update audit_log set actor_id = null, actor_label = ${DELETED} where actor_id = ${userId}`);
  for (const column of ["before", "after"])
    await tx.execute(sql`
      update audit_log set ${sql.identifier(column)} = ${withoutNames(column, { userId, email })}
      where ${isNamedIn(column, { userId, email })}`);
  await tx.execute(sql`
    update listing_versions set actor = actor || ${JSON.stringify({ id: null, name: DELETED })}::jsonb
    where actor ->> 'id' = ${userId}`);
  await tx.execute(sql`delete from oauth_records where ${isNamedIn("payload", { userId, email })}
    or grant_id in (select grant_id from oauth_connections where user_id = ${userId})`);
  await tx.execute(
    sql`delete from outbox where ${isNamedIn("data", { userId, email })} or ${isNamedIn("key", { userId, email })}`,
  );
  await tx.execute(
    sql`delete from runner_runs where status in ('done', 'failed') and ${isNamedIn("event", { userId, email })}`,
  );
  await tx.execute(sql`delete from failed_mails where ${isNamedIn("data", { userId, email })}`);
  await tx.execute(sql`delete from rate_limits where ${isNamedIn("subject", { userId, email })}`);
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`);
  await tx.execute(sql`delete from verification_tokens where identifier = ${email}`);
  await tx.execute(sql`delete from cofounder_invites where email = ${email}`);
}

const isNamedIn = (column: string, { userId, email }: Holder) => {
  const text = sql`${sql.identifier(column)}::text`;
  return sql`(position(${userId} in ${text}) > 0 or position(${email} in ${text}) > 0)`;
};

const withoutNames = (column: string, { userId, email }: Holder) =>
  sql`replace(replace(${sql.identifier(column)}::text, ${userId}, ${DELETED}), ${email}, ${DELETED})::jsonb`;
