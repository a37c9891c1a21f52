import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";

const u = schema.users;
const p = schema.founderProfiles;

/** What people who work together know somebody by: the name of their profile or account, else their address. */
export async function nameOfUser(db: Db, userId: string): Promise<{ name: string; email: string }> {
  const [row] = await db
    .select({ email: u.email, accountName: u.name, profileName: p.name })
    .from(u)
    .leftJoin(p, eq(p.userId, u.id))
    .where(eq(u.id, userId));
  if (!row) throw notFound("account");
  return { name: row.profileName || row.accountName || row.email, email: row.email };
}
