import { type Db, schema } from "@/db/client";
import { newDraftId } from "@/lib/core/ids";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import type { Sourced } from "@/lib/schemas/sourced";
import { emptyContent, emptyDrafted } from "@/lib/services/drafts/content/content";

type Found = Partial<{ [K in ProfileField]: ProfileValues[K] }>;

const quoted = (value: unknown): Sourced<unknown> => ({
  value,
  state: "ai",
  evidence: [{ quote: String(value), url: "https://hedgerow.example/", page_title: "Hedgerow" }],
});

/** A draft as the drafter leaves it: `found` values quoted, everything else blank. */
export async function createDraft(
  db: Db,
  {
    userId,
    siteId,
    found = { name: "Hedgerow" },
    ...values
  }: Partial<typeof schema.drafts.$inferInsert> & { userId: string; siteId: number; found?: Found },
) {
  const fields = {
    ...emptyContent().fields,
    ...Object.fromEntries(Object.entries(found).map(([name, value]) => [name, quoted(value)])),
  };
  const url = values.url ?? `https://${newDraftId().slice(3)}.example/`;
  const [row] = await db
    .insert(schema.drafts)
    .values({
      id: newDraftId(),
      userId,
      siteId,
      url,
      normalizedUrl: url,
      status: "ready",
      content: { ...emptyContent(), fields },
      drafted: { ...emptyDrafted(), fields },
      progress: { step: 5, steps: 5, pages_read: 1, message: "Ready for your review" },
      ...values,
    })
    .returning();
  if (!row) throw new Error("the insert returned no row");
  return row;
}
