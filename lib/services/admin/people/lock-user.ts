import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";

const u = schema.users;

/** A user's row, locked. Throws `not_found`. */
export async function lockUser(tx: Db, id: string): Promise<typeof u.$inferSelect> {
  const [row] = await tx.select().from(u).where(eq(u.id, id)).for("update");
  if (!row) throw notFound("user");
  return row;
}
