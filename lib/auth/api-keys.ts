import { and, count, desc, eq, gt, isNull, or } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { AppError, notFound } from "@/lib/core/errors";
import { parseScopes, type Scope, scopeSchema } from "@/lib/core/scopes";
import { apiKeyHint, hashSecret, isWellFormedApiKey, newApiKeyText } from "./api-key-format";

const k = schema.apiKeys;
/** Keys of one user that work at the same time. */
export const LIVE_KEYS_MAX = 50;

/** What the settings page sends. `expires_at` is an RFC 3339 instant; null keeps the key until it is revoked. */
export const newApiKeyInput = z.strictObject({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(scopeSchema).min(1),
  expires_at: z.iso.datetime().nullable().default(null),
});
export type NewApiKey = z.output<typeof newApiKeyInput>;

/** A key as its owner sees it; the key itself is shown once, by `createApiKey`. */
export interface ApiKeySummary {
  id: number;
  name: string;
  hint: string;
  scopes: Scope[];
  status: "live" | "expired" | "revoked";
  uses: number;
  expires_at: string | null;
  last_used_at: string | null;
  created_at: string;
}

type Row = typeof k.$inferSelect;

function statusOf(row: Row, now: Date): ApiKeySummary["status"] {
  if (row.revokedAt) return "revoked";
  return row.expiresAt && row.expiresAt <= now ? "expired" : "live";
}

function present(row: Row, now: Date): ApiKeySummary {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: parseScopes(row.scopes.join(" ")),
    status: statusOf(row, now),
    uses: row.uses,
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** Makes a key and returns its text, which is not kept and cannot be shown again. Throws `validation_failed`, `conflict`. */
export async function createApiKey(
  db: Db,
  userId: string,
  input: NewApiKey,
  now: Date,
): Promise<{ key: string; summary: ApiKeySummary }> {
  const expiresAt = input.expires_at ? new Date(input.expires_at) : null;
  if (expiresAt && expiresAt <= now) {
    const detail = "The expiry is in the past.";
    const errors = [{ pointer: "/expires_at", detail }];
    throw new AppError("validation_failed", detail, "Choose a later day, or none.", { errors });
  }
  await refuseTooMany(db, userId, now);
  const key = newApiKeyText();
  const scopes = parseScopes(input.scopes.join(" "));
  const [row] = await db
    .insert(k)
    .values({
      userId,
      name: input.name,
      hash: hashSecret(key),
      hint: apiKeyHint(key),
      scopes,
      expiresAt,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("the insert of an API key returned no row");
  return { key, summary: present(row, now) };
}

async function refuseTooMany(db: Db, userId: string, now: Date): Promise<void> {
  const isLive = and(eq(k.userId, userId), isNull(k.revokedAt), or(isNull(k.expiresAt), gt(k.expiresAt, now)));
  const [row] = await db.select({ live: count() }).from(k).where(isLive);
  if ((row?.live ?? 0) < LIVE_KEYS_MAX) return;
  throw new AppError(
    "conflict",
    `You have ${LIVE_KEYS_MAX} working API keys already.`,
    "Revoke one you no longer use.",
  );
}

/** A user's keys, newest first, revoked and expired ones included. */
export async function listApiKeys(db: Db, userId: string, now: Date): Promise<ApiKeySummary[]> {
  const rows = await db.select().from(k).where(eq(k.userId, userId)).orderBy(desc(k.createdAt), desc(k.id)).limit(200);
  return rows.map((row) => present(row, now));
}

/** Ends a key at once, in every process. Revoking it again changes nothing; somebody else's key is a `not_found`. */
export async function revokeApiKey(db: Db, userId: string, keyId: number, now: Date): Promise<void> {
  const own = and(eq(k.id, keyId), eq(k.userId, userId));
  const revoked = await db
    .update(k)
    .set({ revokedAt: now })
    .where(and(own, isNull(k.revokedAt)))
    .returning({ id: k.id });
  if (revoked.length > 0) return;
  const [row] = await db.select({ id: k.id }).from(k).where(own);
  if (!row) throw notFound("API key");
}

/** A key that works, with its owner. */
export interface LiveApiKey {
  id: number;
  name: string;
  scopes: Scope[];
  user: { id: string; email: string };
}

export type ApiKeyLookup =
  | { status: "live"; key: LiveApiKey }
  | { status: "malformed" | "unknown" | "expired" | "revoked" | "banned" };

/** Looks a bearer token up. Not cached, so that revoking holds at once in every process. */
export async function findApiKey(db: Db, token: string, now: Date): Promise<ApiKeyLookup> {
  if (!isWellFormedApiKey(token)) return { status: "malformed" };
  const u = schema.users;
  const [found] = await db
    .select({ row: k, user: { id: u.id, email: u.email }, bannedAt: u.bannedAt })
    .from(k)
    .innerJoin(u, eq(u.id, k.userId))
    .where(eq(k.hash, hashSecret(token)));
  if (!found) return { status: "unknown" };
  const { row, user, bannedAt } = found;
  if (bannedAt) return { status: "banned" };
  const status = statusOf(row, now);
  if (status !== "live") return { status };
  return { status, key: { id: row.id, name: row.name, scopes: parseScopes(row.scopes.join(" ")), user } };
}
