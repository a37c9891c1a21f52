import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { tellUser } from "@/lib/services/events/tell-user";
import { REASON_MAX } from "../desk/reason";

const k = schema.apiKeys;

/** Ends anybody's API key at once, in every process, and tells its owner why. Throws `conflict` for one that has ended. */
export const revokeKey = definePageOperation({
  name: "revoke_key",
  access: "admin",
  readOnly: false,
  stepUp: true, // it shuts people out
  input: z.strictObject({ key_id: z.number().int(), reason: line(REASON_MAX) }),
  output: z.object({ is_revoked: z.literal(true) }),
  run: ({ ctx, input: { key_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const isLive = and(eq(k.id, key_id), isNull(k.revokedAt));
      const [key] = await tx.update(k).set({ revokedAt: ctx.now }).where(isLive).returning();
      if (!key) throw new AppError("conflict", "This key has been revoked already.", "Look at the keys again.");
      const { name, userId } = key;
      await audit(tx, ctx, {
        entity: { kind: "user", id: userId },
        did: "api_key_revoked",
        before: { api_key: name },
        after: { api_key: null, api_key_id: key_id },
        reason,
      });
      const data = { name, reason, keys_url: `${ctx.site.baseUrl}/settings/api-keys` };
      await tellUser(tx, ctx.site.id, userId, { template: "api_key_revoked", key: `api_key_revoked:${key_id}`, data });
      return { is_revoked: true as const };
    }),
});
