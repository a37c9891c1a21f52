import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { type Db, schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { type PartName, partName } from "@/lib/schemas/content";
import { EDITOR_KINDS, type listingVersionSummary } from "@/lib/schemas/edits/listing-version";
import { type ListingDiff, listingDiff } from "@/lib/services/listings/versions";

const v = schema.listingVersions;
type VersionRow = typeof v.$inferSelect;

/** What a version changed, in the order of the profile. */
export function changesOf(row: Pick<VersionRow, "diff">): [PartName, NonNullable<ListingDiff[PartName]>][] {
  const diff = listingDiff.parse(row.diff);
  return partName.options.flatMap((part): [PartName, NonNullable<ListingDiff[PartName]>][] => {
    const change = diff[part];
    return change ? [[part, change]] : [];
  });
}

/** One version of a listing that the caller owns; throws `not_found` for a number it does not have. */
export async function getVersion(db: Db, listingId: number, version: number): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(v)
    .where(and(eq(v.listingId, listingId), eq(v.version, version)));
  if (!row) throw notFound("version");
  return row;
}

/** A version without its values. Who else had a hand in it stays unnamed: an owner may have taken the listing over. */
export function presentVersion(row: VersionRow, userId: string): z.input<typeof listingVersionSummary> {
  const isYou = row.actor.id === userId;
  return {
    version: row.version,
    created_at: row.createdAt.toISOString(),
    editor: {
      kind: editorKind(row.actor.type),
      is_you: isYou,
      name: isYou && row.actor.type !== "web" ? row.actor.name : null,
    },
    fields: changesOf(row).map(([part]) => part),
  };
}

/** By what an edit was made; a kind that is not known is the site's own doing. */
export function editorKind(type: string) {
  return EDITOR_KINDS.find((kind) => kind === type) ?? "system";
}
