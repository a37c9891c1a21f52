import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const u = schema.users;

/** Two windows of one person, and what an app answers for them, write their answers one after the other. */
export async function lockAnswers(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: u.id }).from(u).where(eq(u.id, userId)).for("no key update");
}
