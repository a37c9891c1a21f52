import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { sourcedSocials } from "@/lib/schemas/draft";
import { sourced } from "@/lib/schemas/sourced";
import { readContent, storedFields } from "./content";
import type { Originals } from "./edit-content";
import type { ListingRow } from "./present";

/** What of a drafter's finds a person's values are compared with, as `drafts.drafted` holds it beside more. */
export const originalsShape = z.object({
  fields: storedFields,
  companySocials: sourcedSocials,
  seo: z.object({ title: sourced(z.string()), description: sourced(z.string()) }),
});

/** What was drafted for a listing of its owner's: a value typed the same keeps its quotes. Blank where nothing was. */
export async function originalsOf(db: Db, row: Pick<ListingRow, "id" | "ownerId">): Promise<Originals> {
  const d = schema.drafts;
  const [draft] = await db
    .select({ drafted: d.drafted })
    .from(d)
    .where(and(eq(d.listingId, row.id), eq(d.userId, row.ownerId ?? "")))
    .limit(1);
  const { fields, companySocials, seo } = readContent({});
  return originalsShape.parse({ fields, companySocials, seo, ...draft?.drafted });
}
