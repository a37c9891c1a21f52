import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { Patience } from "./patience";
import * as audit from "./schema/audit";
import * as awards from "./schema/awards";
import * as boards from "./schema/boards";
import * as claims from "./schema/claims";
import * as cofounders from "./schema/cofounders";
import * as desk from "./schema/desk";
import * as drafts from "./schema/drafts";
import * as files from "./schema/files";
import * as follows from "./schema/follows";
import * as imports from "./schema/imports";
import * as interview from "./schema/interview";
import * as listingStats from "./schema/listing-stats";
import * as listings from "./schema/listings";
import * as mail from "./schema/mail";
import * as oauth from "./schema/oauth";
import * as plumbing from "./schema/plumbing";
import * as runner from "./schema/runner";
import * as books from "./schema/sales/books";
import * as invoices from "./schema/sales/invoices";
import * as orders from "./schema/sales/orders";
import * as payments from "./schema/sales/payments";
import * as places from "./schema/sales/places";
import * as products from "./schema/sales/products";
import * as vat from "./schema/sales/vat";
import * as search from "./schema/search";
import * as sites from "./schema/sites";
import * as users from "./schema/users";
import * as votes from "./schema/votes";
import * as words from "./schema/words";
import { spare } from "./spare";

export const schema = {
  ...sites,
  ...users,
  ...listings,
  ...listingStats,
  ...votes,
  ...follows,
  ...awards,
  ...boards,
  ...words,
  ...interview,
  ...claims,
  ...desk,
  ...drafts,
  ...imports,
  ...cofounders,
  ...files,
  ...audit,
  ...mail,
  ...oauth,
  ...plumbing,
  ...runner,
  ...search,
  ...orders,
  ...places,
  ...products,
  ...payments,
  ...invoices,
  ...books,
  ...vat,
};

/** A pooled connection or a transaction: helpers take either. */
export type Db = PostgresJsDatabase<typeof schema>;

export interface Connection {
  db: Db;
  sql: postgres.Sql;
  close(): Promise<void>;
}

/** Seconds before the next try to connect: a database that restarts is back within a second, not postgres.js's twenty. */
export function connectBackoff(retries: number): number {
  return Math.min(2 ** retries / 100, 1);
}

/** What ends by itself on the server ends a moment before we leave it there. */
const SERVER_FIRST_MS = 500;

/**
 * Connects to a PostgreSQL URL. Prepared statements stay on: they are worth a factor of three here. With `answerMs`, nothing
 * waits for a statement, or for a connection to put it on, much longer than that: it fails with `DatabaseSilent` (patience.ts).
 */
export function connect(
  url: string,
  poolSize: number,
  { answerMs }: { answerMs?: number | undefined } = {},
): Connection {
  const patience = answerMs ? new Patience(answerMs) : null;
  const options = {
    max: poolSize,
    onnotice: () => undefined,
    connection: { application_name: "launchyard", ...(answerMs && { statement_timeout: answerMs - SERVER_FIRST_MS }) },
    backoff: connectBackoff,
    ...(patience && { connect_timeout: (answerMs ?? 0) / 1000, socket: patience.open.bind(patience) }),
  };
  const sql = postgres(url, options);
  // The query builder sends everything through `unsafe`, which does not prepare unless told to.
  const unsafe = sql.unsafe.bind(sql);
  sql.unsafe = (text, parameters, options) => unsafe(text, parameters, { prepare: true, ...options });
  if (patience) spare(sql, patience);
  const close = async () => {
    await sql.end({ timeout: 5 });
    patience?.stop();
  };
  return { db: drizzle(sql, { schema, casing: "snake_case" }), sql, close };
}
