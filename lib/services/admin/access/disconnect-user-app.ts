import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { tellUser } from "@/lib/services/events/tell-user";
import { REASON_MAX } from "../desk/reason";

const { oauthConnections: c, oauthRecords: r } = schema;

/** Ends what one consent gave an app: all its tokens, at once, in every process. Throws `conflict` for one that has ended. */
export const disconnectUserApp = definePageOperation({
  name: "disconnect_user_app",
  access: "admin",
  readOnly: false,
  stepUp: true, // it shuts people out
  input: z.strictObject({ grant_id: z.string().max(100), reason: line(REASON_MAX) }),
  output: z.object({ is_disconnected: z.literal(true) }),
  run: ({ ctx, input: { grant_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const [ended] = await tx.delete(c).where(eq(c.grantId, grant_id)).returning();
      if (!ended) throw new AppError("conflict", "This app has no access any more.", "Look at the apps again.");
      await tx.delete(r).where(eq(r.grantId, grant_id));
      const { clientName: name, clientHost, userId } = ended;
      await audit(tx, ctx, {
        entity: { kind: "user", id: userId },
        did: "app_disconnected",
        before: { app: name, host: clientHost, scopes: ended.scopes },
        after: { app: null },
        reason,
      });
      const data = { name, reason, apps_url: `${ctx.site.baseUrl}/settings/connected-apps` };
      await tellUser(tx, ctx.site.id, userId, {
        template: "app_disconnected",
        key: `app_disconnected:${grant_id}`,
        data,
      });
      return { is_disconnected: true as const };
    }),
});
