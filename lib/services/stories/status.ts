import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const s = schema.stories;

/** Takes a published story off its page; publishing and `set_founder_story` bring it back, no other edit does. */
export async function withholdStory(tx: Db, listingId: number, now: Date): Promise<void> {
  await tx
    .update(s)
    .set({ status: "draft", withheldAt: now, updatedAt: now })
    .where(and(eq(s.listingId, listingId), eq(s.status, "published")));
}
