import { and, eq, or, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import { wordsOf } from "./words-of";

const c = schema.categories;
const { placeholder } = sql;
/** A category's name or one of its words has no more words than this. */
const PHRASE_WORDS_MAX = 4;

/** Categories that a query names, and what else it says. */
export interface NamedCategories {
  /** Their slugs. */
  kin: string[];
  /** The query's words that do not name them. */
  rest: string;
}

/** In lower case, "note-taking" as "note taking". */
const plainKeywords = sql<
  string[]
>`array(select regexp_replace(lower(word), '[^[:alnum:]]+', ' ', 'g') from unnest(${c.keywords}) word)`;

const naming = preparedQuery((db) =>
  db
    .select({ slug: c.slug, name: sql<string>`lower(${c.name})`, keywords: plainKeywords })
    .from(c)
    .where(
      and(
        eq(c.siteId, placeholder("siteId")),
        or(
          sql`lower(${c.name}) = any(${placeholder("phrases")}::text[])`,
          sql`${plainKeywords} && ${placeholder("phrases")}::text[]`,
        ),
      ),
    )
    .prepare("named_categories"),
);

/** The categories with the longest of the query's phrases as their name or among their words; null when none is so named. */
export async function namedCategories(ctx: Ctx, q: string): Promise<NamedCategories | null> {
  const words = wordsOf(q);
  const phrases = phrasesOf(words);
  if (phrases.length === 0) return null;
  const rows = await naming(ctx.db, null).execute({ siteId: ctx.site.id, phrases });
  const isNamed = ({ name, keywords }: (typeof rows)[number], phrase: string) =>
    name === phrase || keywords.includes(phrase);
  const phrase = phrases.find((one) => rows.some((row) => isNamed(row, one)));
  if (!phrase) return null;
  const named = rows.filter((row) => isNamed(row, phrase));
  const inPhrase = phrase.split(" ");
  return { kin: named.map(({ slug }) => slug), rest: words.filter((word) => !inPhrase.includes(word)).join(" ") };
}

/** All runs of words, the longest first. */
function phrasesOf(words: string[]): string[] {
  const lengths = Array.from({ length: Math.min(PHRASE_WORDS_MAX, words.length) }, (_, i) => i + 1).reverse();
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, at) => words.slice(at, at + length).join(" ")),
  );
}
