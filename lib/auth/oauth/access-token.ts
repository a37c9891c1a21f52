import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { parseScopes } from "@/lib/core/scopes";
import { hashSecret } from "../api-key-format";

const r = schema.oauthRecords;
const c = schema.oauthConnections;
const u = schema.users;

/** A connected app's `last_used_at` is written at most this often. */
const USE_WRITTEN_EVERY_MS = 60_000;

const payloadSchema = z.object({
  aud: z.union([z.string(), z.array(z.string())]),
  scope: z.string().default(""),
});

/** The user behind an OAuth access token that was made for `resource`. Throws `invalid_token`. */
export async function oauthActor(
  token: string,
  { db, now, resource }: { db: Db; now: Date; resource?: string },
): Promise<Actor> {
  const [found] = await db
    .select({
      payload: r.payload,
      expiresAt: r.expiresAt,
      connection: c,
      user: { id: u.id, email: u.email },
      bannedAt: u.bannedAt,
    })
    .from(r)
    .innerJoin(c, eq(c.grantId, r.grantId))
    .innerJoin(u, eq(u.id, c.userId))
    .where(and(eq(r.kind, "AccessToken"), eq(r.id, hashSecret(token))));
  const payload = payloadSchema.safeParse(found?.payload).data;
  if (!found || !payload) throw refused("The access token is not known here, or its access was withdrawn.");
  if (found.bannedAt) throw refused("The account of this access token was closed by the site's team.");
  if (!found.expiresAt || found.expiresAt <= now) throw refused("The access token has expired.");
  if (!resource || ![payload.aud].flat().includes(resource)) {
    throw refused("The access token was made for another address.");
  }
  await noteUse(db, found.connection, now);
  const { id: userId, email } = found.user;
  const { clientId, clientName } = found.connection;
  return { type: "oauth", userId, email, clientId, clientName, scopes: parseScopes(payload.scope) };
}

function refused(detail: string): AppError {
  return new AppError("invalid_token", detail, "Refresh the token, or sign in again through the authorization server.");
}

async function noteUse(db: Db, { grantId, lastUsedAt }: typeof c.$inferSelect, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_WRITTEN_EVERY_MS) return;
  await db.update(c).set({ lastUsedAt: now }).where(eq(c.grantId, grantId));
}
