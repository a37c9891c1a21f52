import { and, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { STEP_UP_MS } from "@/lib/core/secrets/step-up";
import { hashSecret } from "./api-key-format";
import { type CookieToSet, cookieOptions, readCookie, sessionCookieName } from "./session-cookie";

const s = schema.sessions;
const u = schema.users;

/**
 * Who a request's session cookie belongs to; without a living session, or banned, anonymous. Sessions run on the machine's clock, which
 * next-auth stamps them with, not on a shifted `ctx.now`.
 */
export async function sessionActor(db: Db, cookieHeader: string | null, baseUrl: string): Promise<Actor> {
  const token = readCookie(cookieHeader, sessionCookieName(baseUrl));
  if (!token) return { type: "anonymous" };
  const hash = hashSecret(token);
  const now = new Date();
  const [user] = await db
    .select({ userId: u.id, email: u.email, isAdmin: u.isAdmin, steppedUpAt: s.steppedUpAt })
    .from(s)
    .innerJoin(u, eq(u.id, s.userId))
    .where(and(eq(s.sessionToken, hash), gt(s.expires, now), isNull(u.bannedAt)));
  if (!user) return { type: "anonymous" };
  const { steppedUpAt, ...person } = user;
  const hasSteppedUp = steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < STEP_UP_MS;
  return { type: "session", ...person, sessionId: hash, hasSteppedUp };
}

/** Ends the session of a request, in every process at once, and returns the cookie that forgets it. */
export async function endSession(db: Db, cookieHeader: string | null, baseUrl: string): Promise<CookieToSet> {
  const name = sessionCookieName(baseUrl);
  const token = readCookie(cookieHeader, name);
  if (token) await db.delete(s).where(eq(s.sessionToken, hashSecret(token)));
  return { name, value: "", options: { ...cookieOptions(baseUrl), maxAge: 0 } };
}

/** Ends all sessions of a person, the one that asks too, in every process at once. API keys and connected apps go on. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(s).where(eq(s.userId, userId));
}

/** The id of the banned person of this address; null for everybody else. */
export async function findBanned(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: u.id })
    .from(u)
    .where(and(eq(u.email, email), isNotNull(u.bannedAt)));
  return row?.id ?? null;
}

/** The id of the banned person that this session token is of; null for everybody else. */
export async function findBannedBySession(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ id: u.id })
    .from(s)
    .innerJoin(u, eq(u.id, s.userId))
    .where(and(eq(s.sessionToken, hashSecret(token)), isNotNull(u.bannedAt)));
  return row?.id ?? null;
}

/** How many browsers a person is signed in with. */
export function countSessions(db: Db, userId: string): Promise<number> {
  return db.$count(s, and(eq(s.userId, userId), gt(s.expires, new Date())));
}

/** Deletes sessions and codes that are over; they run on the machine's clock. */
export async function pruneSignIns(db: Db): Promise<void> {
  const now = new Date();
  const { verificationTokens: codes } = schema;
  await Promise.all([db.delete(s).where(lte(s.expires, now)), db.delete(codes).where(lte(codes.expires, now))]);
}
