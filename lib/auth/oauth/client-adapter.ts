import { eq } from "drizzle-orm";
import type { Adapter } from "oidc-provider";
import { type Db, schema } from "@/db/client";

const c = schema.oauthClients;
const unused = async () => undefined;

/** Keeps the apps that registered themselves. Apps known by a metadata document are not kept: their document is the truth. */
export function clientAdapter(db: Db, now: () => Date): Adapter {
  return {
    async upsert(id, payload) {
      const row = { payload: { ...payload } };
      await db
        .insert(c)
        .values({ id, createdAt: now(), ...row })
        .onConflictDoUpdate({ target: c.id, set: row });
    },
    async find(id) {
      const [row] = await db.select().from(c).where(eq(c.id, id));
      return row?.payload;
    },
    async destroy(id) {
      await db.delete(c).where(eq(c.id, id));
    },
    consume: unused,
    revokeByGrantId: unused,
    findByUid: unused,
    findByUserCode: unused,
  };
}
