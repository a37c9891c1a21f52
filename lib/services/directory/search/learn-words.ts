import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const l = schema.listings;
const w = schema.searchWords;
/** Words as they are corrected to; longer runs of letters are no words. */
const LETTERS = { min: 4, max: 30 };

/**
 * Takes up the words of live listings that changed since words were last taken up, for the correction of misspelled queries.
 * Those of listings that went away stay: a correction that finds nothing is of no consequence. Answers how many are new.
 */
export async function learnWords(db: Db): Promise<number> {
  const learned = await db.execute(sql`
    insert into ${w} (word)
    select distinct word from ${l},
      regexp_split_to_table(lower(unaccent(concat_ws(' ', name, headline, summary, immutable_join(category_names)))), '[^[:alnum:]]+') word
    where status = 'live' and length(word) between ${LETTERS.min} and ${LETTERS.max}
      and greatest(updated_at, launched_at) >= coalesce((select max(learned_at) from ${w}) - interval '1 hour', '-infinity')
    order by word on conflict do nothing`);
  return learned.count;
}
