import { sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** An ISO week such as `2026-W48`; which years have a W53 is for lib/core/week.ts to know. */
const WEEK = "^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$";
const SLUG = "^[a-z0-9]+(-[a-z0-9]+)*$";

const quoted = (texts: readonly string[]) => sql.raw(texts.map((text) => `'${text}'`).join(", "));

/** The column holds one of these words, or null where it may. */
export const isOneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${quoted(words)})`);

/** Every entry of the array is one of these words. */
export const areAmong = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} <@ array[${quoted(words)}]`);

export const isAtLeast = (name: string, column: AnyPgColumn, least: number) =>
  check(name, sql`${column} >= ${sql.raw(String(least))}`);

/** The text has from `least` to `most` characters: code points, of which JavaScript counts as many or more. */
export const hasLength = (name: string, column: AnyPgColumn, most: number, least = 0) =>
  check(name, sql`char_length(${column}) between ${sql.raw(`${least} and ${most}`)}`);

export const isWeek = (name: string, column: AnyPgColumn) => check(name, sql`${column} ~ ${quoted([WEEK])}`);

export const isSlug = (name: string, column: AnyPgColumn) =>
  check(name, sql`char_length(${column}) <= 120 and ${column} ~ ${quoted([SLUG])}`);
