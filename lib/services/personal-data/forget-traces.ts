import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Holder } from "./export-part";

/** What stands where a deleted account was named. */
export const DELETED = "deleted account";

/**
 * Takes a person out of what outlives their account: the log, the histories of listings and the mails of others say "deleted
 * account"; counters, kept answers, mails to them, ended work and half-done sign-ins that name them are deleted. Staged work of
 * others goes on. Only values that are exactly their id or address are theirs: an address may stand within somebody else's. Work
 * that runs just now is forgotten when what has ended is tidied away.
 */
export async function forgetTraces(tx: Db, holder: Holder): Promise<void> {
  const { userId, email } = holder;
  await forgetHistory(tx, holder);
  await tx.execute(sql`delete from oauth_records where ${isNamedIn("payload", holder)}
    or grant_id in (select grant_id from oauth_connections where user_id = ${userId})`);
  await forgetStaged(tx, holder);
  await tx.execute(sql`delete from runner_runs where status in ('done', 'failed') and ${isNamedIn("event", holder)}`);
  await tx.execute(sql`delete from rate_limits where ${isPartOf("subject", holder)}`);
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`);
  await tx.execute(sql`delete from verification_tokens where identifier = ${email}`);
  await tx.execute(sql`delete from reports where email = ${email}`);
  await tx.execute(sql`delete from cofounder_invites where email = ${email}`);
}

/**
 * The same for an account that was merged into one that is deleted now: what named it after the merge. Mails to its address are
 * somebody's again, if they made an account with it since.
 */
export async function forgetFormer(tx: Db, former: Holder): Promise<void> {
  const { userId, email } = former;
  await forgetHistory(tx, former);
  const [living] = await tx.execute(sql`select from users where email = ${email}`);
  await forgetStaged(tx, living ? { userId, email: userId } : former);
  if (!living) await tx.execute(sql`delete from failed_mails where email = ${email}`);
}

/** The log and the histories of listings no longer say who it was. */
async function forgetHistory(tx: Db, holder: Holder): Promise<void> {
  const { userId } = holder;
  await tx.execute(sql`update audit_log set actor_id = null, actor_label = ${DELETED} where actor_id = ${userId}`);
  for (const column of ["before", "after"])
    await tx.execute(sql`
      update audit_log set ${sql.identifier(column)} = ${withoutNames(column, holder)} where ${isNamedIn(column, holder)}`);
  await tx.execute(sql`
    update listing_versions set actor = actor || ${JSON.stringify({ id: null, name: DELETED })}::jsonb
    where actor ->> 'id' = ${userId}`);
}

/** Mails to them go; what else is staged happens all the same, without their name. */
async function forgetStaged(tx: Db, holder: Holder): Promise<void> {
  const { userId, email } = holder;
  for (const table of ["outbox", "failed_mails"]) {
    const named = sql.identifier(table);
    await tx.execute(sql`delete from ${named} where name = 'mail.requested' and data ->> 'to' = ${email}`);
    await tx.execute(
      sql`update ${named} set data = jsonb_set(data, '{user_id}', 'null') where data ->> 'user_id' = ${userId}`,
    );
    await tx.execute(
      sql`update ${named} set data = ${withoutNames("data", holder)} where ${isNamedIn("data", holder)}`,
    );
    await tx.execute(sql`update ${named} set key = ${keyWithout(holder)} where ${isPartOf("key", holder)}`);
  }
  // mail servers name the address that they refuse
  await tx.execute(sql`update outbox set answer = null where position(lower(${email}) in lower(answer)) > 0`);
}

/** A JSON text as it stands between other values: within a longer one its quotes would be escaped. */
const quoted = (value: string) => JSON.stringify(value);

/** Whether a JSON column names them by id or address. */
export const isNamedIn = (column: string, { userId, email }: Holder) => {
  const text = sql`${sql.identifier(column)}::text`;
  return sql`(position(${quoted(userId)} in ${text}) > 0 or position(${quoted(email)} in ${text}) > 0)`;
};

/** A JSON column that names somebody else in their place. */
export const renamed = (column: string, { userId, email }: Holder, to: Holder) =>
  sql`replace(replace(${sql.identifier(column)}::text, ${quoted(userId)}, ${quoted(to.userId)}), ${quoted(email)}, ${quoted(to.email)})::jsonb`;

const withoutNames = (column: string, holder: Holder) => renamed(column, holder, { userId: DELETED, email: DELETED });

/** Whether one of the parts of a key or subject, such as `user:…,host:…` or `caller address`, is theirs. */
const isPartOf = (column: string, { userId, email }: Holder) =>
  sql`string_to_array(translate(${sql.identifier(column)}, ', ', '::'), ':') && array[${userId}, ${email}]::text[]`;

/** A key stays one of its own: its row's id stands for the person. */
const keyWithout = ({ userId, email }: Holder) => {
  const gone = sql`'deleted-' || id`;
  return sql`array_to_string(array_replace(array_replace(string_to_array(key, ':'), ${userId}, ${gone}), ${email}, ${gone}), ':')`;
};
