import { and, eq, isNull } from "drizzle-orm";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { type Db, schema } from "@/db/client";
import { hashSecret } from "../api-key-format";
import { endGrant } from "./connections";

const r = schema.oauthRecords;
const MS = 1000;
/** Clients refresh from several windows at once: a rotated refresh token still answers this long, then its reuse ends the family. */
export const REFRESH_GRACE_MS = 120 * MS;
/** Nothing to keep: each authorization signs in through our own session (lib/auth/oauth/provider.ts). */
const UNKEPT = "Session";

/** Keeps the provider's records of one kind. Tokens and codes are found by their hash; what they are lies nowhere. */
export function recordAdapter(db: Db, kind: string, now: () => Date): Adapter {
  const byId = (id: string) => and(eq(r.kind, kind), eq(r.id, hashSecret(id)));
  return {
    async upsert(id, payload, expiresIn) {
      if (kind === UNKEPT) return;
      const { jti: _secret, ...kept } = payload;
      const expiresAt = expiresIn ? new Date(now().getTime() + expiresIn * MS) : null;
      const grantId = kind === "Grant" ? id : (payload.grantId ?? null);
      const row = { payload: kept, grantId, expiresAt };
      await db
        .insert(r)
        .values({ kind, id: hashSecret(id), createdAt: now(), ...row })
        .onConflictDoUpdate({ target: [r.kind, r.id], set: row });
    },
    async find(id) {
      const [row] = await db.select().from(r).where(byId(id));
      if (!row || (row.expiresAt && row.expiresAt <= now())) return undefined;
      const isSpent = row.consumedAt !== null && !isWithinGrace(kind, row.consumedAt, now());
      return { ...row.payload, jti: id, ...(isSpent && { consumed: true }) } satisfies AdapterPayload;
    },
    async consume(id) {
      const spent = await db
        .update(r)
        .set({ consumedAt: now() })
        .where(and(byId(id), isNull(r.consumedAt)))
        .returning();
      // Of two exchanges of one code at the same time, both found it unspent; only one may spend it.
      if (spent.length === 0 && kind !== "RefreshToken") throw new errors.InvalidGrant("already used");
    },
    async destroy(id) {
      if (kind === "Grant") await endGrant(db, id);
      else await db.delete(r).where(byId(id));
    },
    async revokeByGrantId(grantId) {
      await endGrant(db, grantId);
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

function isWithinGrace(kind: string, consumedAt: Date, now: Date): boolean {
  return kind === "RefreshToken" && now.getTime() - consumedAt.getTime() < REFRESH_GRACE_MS;
}
