import { and, desc, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { parseScopes, type Scope } from "@/lib/core/scopes";

const c = schema.oauthConnections;
const r = schema.oauthRecords;

/** An app with access to a user's account, as the connected-apps page shows it; several consents of one app are one line. */
export interface ConnectedApp {
  client_id: string;
  name: string;
  /** Where its sign-ins end, such as `app.example.com` or `this computer (localhost)`. */
  host: string;
  scopes: Scope[];
  created_at: string;
  last_used_at: string | null;
}

/** A user's connected apps, latest first. */
export async function listConnectedApps(db: Db, userId: string): Promise<ConnectedApp[]> {
  const rows = await db.select().from(c).where(eq(c.userId, userId)).orderBy(desc(c.createdAt));
  return [...Map.groupBy(rows, (row) => row.clientId).entries()].flatMap(([client_id, consents]) => {
    const [latest] = consents;
    if (!latest) return [];
    const uses = consents.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).map((at) => at.toISOString());
    return {
      client_id,
      name: latest.clientName,
      host: latest.clientHost,
      scopes: parseScopes(consents.flatMap(({ scopes }) => scopes).join(" ")),
      created_at: consents.map(({ createdAt }) => createdAt.toISOString()).sort()[0] ?? "",
      last_used_at: uses.sort().at(-1) ?? null,
    };
  });
}

/** Withdraws an app's access: all its tokens end at once, in every process. An app that has none is left as it is. */
export async function disconnectApp(db: Db, userId: string, clientId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(c.userId, userId), eq(c.clientId, clientId));
    const ended = await tx.delete(c).where(own).returning({ grantId: c.grantId });
    const grantIds = ended.map(({ grantId }) => grantId);
    await tx.delete(r).where(inArray(r.grantId, grantIds));
  });
}

/** Ends one consent and everything issued by it. */
export async function endGrant(db: Db, grantId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(c).where(eq(c.grantId, grantId));
    await tx.delete(r).where(eq(r.grantId, grantId));
  });
}
