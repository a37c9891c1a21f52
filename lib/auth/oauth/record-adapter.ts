import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { type Db, schema } from "@/db/client";
import { hashSecret } from "../api-key-format";
import { endGrant } from "./connections";

const r = schema.oauthRecords;
const MS = 1000;
/** An answer may get lost: a rotated refresh token is taken once more for this long. Any other reuse ends its family. */
const REFRESH_GRACE_MS = 30 * MS;
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
      const isSpent = row.consumedAt !== null && !hasGrace(row, now());
      return { ...row.payload, jti: id, ...(isSpent && { consumed: true }) } satisfies AdapterPayload;
    },
    async consume(id) {
      const spend = (set: { consumedAt?: Date; reusedAt?: Date }, state: SQL | undefined) =>
        db
          .update(r)
          .set(set)
          .where(and(byId(id), state))
          .returning({ id: r.id });
      const at = now();
      if ((await spend({ consumedAt: at }, isNull(r.consumedAt))).length > 0) return;
      // Of two uses at the same time, both found it unspent; only one may spend it, and only one the grace that follows.
      const inGrace = and(isNull(r.reusedAt), gt(r.consumedAt, new Date(at.getTime() - REFRESH_GRACE_MS)));
      if (kind === "RefreshToken" && (await spend({ reusedAt: at }, inGrace)).length > 0) return;
      if (kind === "RefreshToken") await endFamily(db, byId(id));
      throw new errors.InvalidGrant("already used");
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

function hasGrace({ kind, consumedAt, reusedAt }: typeof r.$inferSelect, now: Date): boolean {
  if (kind !== "RefreshToken" || consumedAt === null || reusedAt !== null) return false;
  return now.getTime() - consumedAt.getTime() < REFRESH_GRACE_MS;
}

async function endFamily(db: Db, token: SQL | undefined): Promise<void> {
  const [row] = await db.select({ grantId: r.grantId }).from(r).where(token);
  if (row?.grantId) await endGrant(db, row.grantId);
}
