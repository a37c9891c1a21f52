import type { Adapter } from "@auth/core/adapters";
import { DrizzleAdapter } from "@auth/drizzle-adapter";
import { type Db, schema } from "@/db/client";
import { hashSecret } from "./api-key-format";

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
