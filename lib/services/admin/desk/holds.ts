import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** So many letters are in no trigram: every row would be read for them. */
const SHORT_MAX = 2;
/** Of texts that nearly all have words which begin with one letter, such as those of ".com": no index finds so little in them. */
export const NOT_SHORT: readonly string[] = [];
/** What the addresses of websites begin with, before their hosts. */
export const URL_STARTS = ["https://", "https://www.", "http://", "http://www."];

/**
 * Whether a text that is in small letters holds what is typed; of one or two letters, whether it begins with them, after one of
 * `starts`. As an index of trigrams is asked: where one is of this text, it is used.
 */
export function holds(small: SQLWrapper, words: string, starts: readonly string[] = [""]): SQL {
  const typed = sql`lower(${words.replace(/[\\%_]/g, "\\$&")}) || '%'`;
  if (words.length > SHORT_MAX) return sql`${small} like '%' || ${typed}`;
  if (starts.length === 0) return sql`false`;
  return sql`(${sql.join(
    starts.map((start) => sql`${small} like ${start} || ${typed}`),
    sql` or `,
  )})`;
}

/** The same of a text as it is written. */
export const holdsAnyCase = (text: SQLWrapper, words: string, starts?: readonly string[]): SQL =>
  holds(sql`lower(${text})`, words, starts);

const NUMBER = /^\d{1,9}$/;

/** Whether a number is what is typed. */
export const isNumber = (number: SQLWrapper, words: string): SQL =>
  NUMBER.test(words) ? sql`${number} = ${Number(words)}` : sql`false`;
