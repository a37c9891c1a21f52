import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { stage } from "./stage";

const u = schema.users;

/** Stages a mail to a user, in the transaction of what it tells. One key goes out once. */
export async function tellUser(
  tx: Db,
  siteId: number,
  userId: string,
  { template, key, data }: { template: string; key: string; data: Record<string, string> },
): Promise<void> {
  const [user] = await tx.select({ email: u.email }).from(u).where(eq(u.id, userId));
  if (user) await stage(tx, { name: "mail.requested", key, data: { to: user.email, template, data, site_id: siteId } });
}
