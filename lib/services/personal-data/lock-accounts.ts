import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Holder } from "./export-part";

/**
 * Locks what a deletion or a merge of accounts takes away or passes on until the transaction ends, in the order of all locks
 * (`lockCompanyOf`), and the people last: whoever holds one of these rows may still need to name them. One such end of an account
 * goes on at a time, since each may pass things to somebody whose own ends. False where they got something meanwhile that is not
 * locked: begin anew.
 */
export async function lockAccounts(tx: Db, holders: readonly Holder[]): Promise<boolean> {
  const ids = holders.map(({ userId }) => userId);
  const emails = holders.map(({ email }) => email);
  const numbers = async (query: SQL) => (await tx.execute<{ id: number }>(query)).map(({ id }) => id);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('account deletion'))`);
  await tx.execute(sql`select id from orders where ${isOrdered(ids)} order by id for update`);
  await tx.execute(sql`select id from drafts where user_id in ${ids} order by id for update`);
  const companies = await numbers(sql`select id from companies where ${isTouched(ids)} order by id for update`);
  const isInCompany = companies.length > 0 ? sql`company_id in ${companies}` : sql`false`;
  const locked = await numbers(sql`
    select id from listings
    where (owner_id in ${ids} or ${isTold(ids)}) and ${isInCompany} order by id for update`);
  await tx.execute(sql`
    select id from cofounder_invites where invited_by in ${ids} or accepted_by in ${ids} or email in ${emails}
    order by id for update`);
  await tx.execute(sql`select id from claims where user_id in ${ids} order by id for update`);
  await tx.execute(sql`select id from users where id in ${ids} order by id for update`);
  const now = await numbers(sql`select id from listings where owner_id in ${ids} or ${isTold(ids)}`);
  return now.every((id) => locked.includes(id));
}

/** Orders that they made, or that are about their listings. */
const isOrdered = (ids: string[]) => sql`
  status in ('pending', 'paid') and (user_id in ${ids} or id in (
    select n.order_id from order_lines n join listings l on l.id = n.listing_id where l.owner_id in ${ids}))`;

/** Listings whose story they told: it ends with an account. */
const isTold = (ids: string[]) => sql`listings.id in (select listing_id from stories where user_id in ${ids})`;

/**
 * Their companies, those they are co-founders of, those of listings whose story they told, and those of their co-founders with the
 * same domain, which may take listings over.
 */
const isTouched = (ids: string[]) => sql`
  (owner_id in ${ids}
  or id in (select company_id from cofounders where user_id in ${ids})
  or id in (select company_id from listings where owner_id in ${ids} or ${isTold(ids)})
  or (owner_id, domain) in (
    select c.user_id, own.domain from companies own join cofounders c on c.company_id = own.id where own.owner_id in ${ids}))`;
