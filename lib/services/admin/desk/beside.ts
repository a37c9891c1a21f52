import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { holds } from "./holds";

/**
 * What a row's listing and user say, read for the rows of a page alone: a join reads them for all rows before these are sorted. Whether
 * they hold what is typed is asked of each once, however many rows name it.
 */
export const listingName = (id: SQLWrapper): SQL => sql`(select name from listings where id = ${id})`;
export const listingPage = (id: SQLWrapper): SQL => sql`(select '/listings/' || slug from listings where id = ${id})`;
export const userEmail = (id: SQLWrapper): SQL => sql`(select email from users where id = ${id})`;

export const isOfListing = (id: SQLWrapper, words: string): SQL =>
  sql`${id} in (select id from listings where ${holds(sql`lower(name)`, words)})`;
export const isOfUser = (id: SQLWrapper, words: string): SQL =>
  sql`${id} in (select id from users where ${holds(sql`lower(email)`, words)})`;

/** A cell that shows it: sorted by a join, which reads the other table once, where the subselect above would look each row up. */
export const listingNameCell = (id: SQLWrapper) => ({
  value: listingName(id),
  sorts: { by: sql`beside.name`, join: sql`left join listings beside on beside.id = ${id}` },
});
export const userEmailCell = (id: SQLWrapper) => ({
  value: userEmail(id),
  sorts: { by: sql`beside.email`, join: sql`left join users beside on beside.id = ${id}` },
});
