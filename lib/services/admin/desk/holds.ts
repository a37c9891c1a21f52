import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a text that is in small letters holds what is typed. As an index of trigrams is asked: where one is of this text, it is used. */
export function holds(small: SQLWrapper, words: string): SQL {
  return sql`${small} like '%' || lower(${words.replace(/[\\%_]/g, "\\$&")}) || '%'`;
}

/** The same of a text as it is written. */
export const holdsAnyCase = (text: SQLWrapper, words: string): SQL => holds(sql`lower(${text})`, words);
