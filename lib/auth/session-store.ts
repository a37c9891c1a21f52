import type { Adapter } from "@auth/core/adapters";
import { DrizzleAdapter } from "@auth/drizzle-adapter";
import { and, eq, gt, lte } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { hashSecret } from "./api-key-format";
import { type CookieToSet, cookieOptions, readCookie, sessionCookieName } from "./session-cookie";

const s = schema.sessions;
const u = schema.users;

/** Where next-auth keeps users and sessions. A session's token lies in the database as its hash, mail addresses in lower case. */
export function sessionAdapter(db: Db): Adapter {
  const inner = DrizzleAdapter(db, {
    usersTable: schema.users,
    accountsTable: schema.accounts,
    sessionsTable: schema.sessions,
    verificationTokensTable: schema.verificationTokens,
  });
  return {
    ...inner,
    createUser: async (user) => required(await inner.createUser?.({ ...user, email: user.email.toLowerCase() })),
    getUserByEmail: async (email) => (await inner.getUserByEmail?.(email.toLowerCase())) ?? null,
    async createSession(session) {
      await inner.createSession?.({ ...session, sessionToken: hashSecret(session.sessionToken) });
      return session;
    },
    async getSessionAndUser(token) {
      const found = await inner.getSessionAndUser?.(hashSecret(token));
      return found ? { ...found, session: { ...found.session, sessionToken: token } } : null;
    },
    async updateSession(session) {
      await inner.updateSession?.({ ...session, sessionToken: hashSecret(session.sessionToken) });
      return null;
    },
    async deleteSession(token) {
      await inner.deleteSession?.(hashSecret(token));
    },
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the session adapter returned nothing");
  return value;
}

/**
 * Who a request's session cookie belongs to; without a living session, anonymous. Sessions run on the machine's clock, which
 * next-auth stamps them with, not on a shifted `ctx.now`.
 */
export async function sessionActor(db: Db, cookieHeader: string | null, baseUrl: string): Promise<Actor> {
  const token = readCookie(cookieHeader, sessionCookieName(baseUrl));
  if (!token) return { type: "anonymous" };
  const hash = hashSecret(token);
  const [user] = await db
    .select({ id: u.id, email: u.email, isAdmin: u.isAdmin })
    .from(s)
    .innerJoin(u, eq(u.id, s.userId))
    .where(and(eq(s.sessionToken, hash), gt(s.expires, new Date())));
  if (!user) return { type: "anonymous" };
  return { type: "session", userId: user.id, email: user.email, isAdmin: user.isAdmin, sessionId: hash };
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
