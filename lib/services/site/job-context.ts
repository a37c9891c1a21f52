import type { Db } from "@/db/client";
import { type Ctx, countsUnkept } from "@/lib/core/context";
import { newRequestId } from "@/lib/core/ids";
import { getSite, readSettings } from "./site-of";

/** What a background job knows of its surroundings: what an operation does, without a caller. Throws `not_found` for a site that is gone. */
export async function jobContext(db: Db, siteId: number, now: Date): Promise<Ctx> {
  const [site, settings] = await Promise.all([getSite(db, siteId), readSettings(db, siteId)]);
  const call = { actor: { type: "system" }, surface: "job", requestId: newRequestId(), address: null } as const;
  return { db, site, settings, now, counts: countsUnkept, ...call };
}
