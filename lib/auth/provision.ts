import { and, asc, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { randomBase62 } from "@/lib/core/ids";
import type { Scope } from "@/lib/core/scopes";
import { readAddress } from "@/lib/core/text/mail-address";
import { createApiKey } from "./api-keys";
import { signInLink } from "./mail-code";
import { issueWay } from "./mailed-ways";

const REQUEST_ID_LENGTH = 16;
/** An operator hands the link on by hand, so it holds longer than a mailed one. */
const LINK_TTL_MS = 24 * 3_600_000;

/** A user with ways in, as an operator makes one from the machine itself. */
export interface ProvisionedUser {
  user_id: string;
  email: string;
  /** Works once, for 24 h. */
  sign_in_url: string;
  api_key: string | null;
}

/** Finds or creates a user. `isAdmin` and `name` are only ever added, never taken away. Throws `validation_failed`. */
export async function provisionUser(
  deps: { db: Db; secret: string; baseUrl: string },
  wanted: { email: string; name?: string; isAdmin?: boolean; keyScopes?: Scope[] },
  now: Date,
): Promise<ProvisionedUser> {
  const { db, secret, baseUrl } = deps;
  const email = readAddress(wanted.email);
  const userId = await upsertUser(db, { ...wanted, email }, now);
  // Sessions and links run on the machine's clock (lib/auth/session-store.ts).
  const { token } = await issueWay(db, { email, secret, expires: new Date(Date.now() + LINK_TTL_MS) });
  const sign_in_url = signInLink(baseUrl, email, token, "/dashboard");
  const key = wanted.keyScopes?.length
    ? await createApiKey(db, userId, { name: "Created on the server", scopes: wanted.keyScopes, expires_at: null }, now)
    : null;
  return { user_id: userId, email, sign_in_url, api_key: key?.key ?? null };
}

async function upsertUser(
  db: Db,
  user: { email: string; name?: string; isAdmin?: boolean },
  now: Date,
): Promise<string> {
  const u = schema.users;
  await db.insert(u).values({ email: user.email }).onConflictDoNothing();
  if (user.name) await db.update(u).set({ name: user.name }).where(eq(u.email, user.email));
  if (user.isAdmin) await makeAdmin(db, user.email, now);
  const [row] = await db.select({ id: u.id }).from(u).where(eq(u.email, user.email));
  if (!row) throw new Error("the user was deleted meanwhile");
  return row.id;
}

/** Gives the role, with its row of the audit log as the desk writes it; nothing for who has it. */
async function makeAdmin(db: Db, email: string, now: Date): Promise<void> {
  const { users: u, sites, auditLog } = schema;
  await db.transaction(async (tx) => {
    const [made] = await tx
      .update(u)
      .set({ isAdmin: true })
      .where(and(eq(u.email, email), eq(u.isAdmin, false)))
      .returning({ id: u.id });
    const [site] = await tx.select({ id: sites.id }).from(sites).orderBy(asc(sites.id)).limit(1);
    if (!made || !site) return; // the log is of sites: before the first start there is none
    await tx.insert(auditLog).values({
      ...{ at: now, siteId: site.id, actorKind: "system", requestId: `cli_${randomBase62(REQUEST_ID_LENGTH)}` },
      ...{ action: "user.made_admin", entityKind: "user", entityId: made.id },
      ...{ before: { is_admin: false }, after: { is_admin: true }, reason: "Made on the server by npm run user" },
    });
  });
}
