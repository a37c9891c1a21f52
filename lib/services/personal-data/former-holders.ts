import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Holder } from "./export-part";

const a = schema.auditLog;
const merged = z.object({ merged_user_id: z.string(), merged_email: z.string() });

/** Accounts that were merged into this one, and into those: histories name them until this one is deleted. */
export async function formerHolders(db: Db, { userId }: Pick<Holder, "userId">): Promise<Holder[]> {
  const its = and(eq(a.entityKind, "user"), eq(a.entityId, userId), eq(a.action, "user.merged"));
  const acts = await db.select({ after: a.after }).from(a).where(its);
  const found: Holder[] = [];
  for (const act of acts) {
    const { data } = merged.safeParse(act.after);
    if (!data) continue;
    const former = { userId: data.merged_user_id, email: data.merged_email };
    found.push(former, ...(await formerHolders(db, former)));
  }
  return found;
}
