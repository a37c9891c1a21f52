import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { ProfileContent } from "@/lib/schemas/content";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import { audit } from "@/lib/services/audit/audit";
import { launchUrl } from "@/lib/services/launches/free-steps";
import { tellOwner } from "@/lib/services/launches/tell-owner";
import { withKnownCategories } from "@/lib/services/listings/categories/category-names";
import { contentOf } from "@/lib/services/listings/content";
import { type ContentEdit, editContent } from "@/lib/services/listings/edit-content";
import { originalsOf } from "@/lib/services/listings/originals";
import type { ListingRow } from "@/lib/services/listings/present";
import { writeListing } from "@/lib/services/listings/write";
import { writeRevert } from "@/lib/services/owner/history/write-revert";
import { lockListing } from "./lock-listing";

const v = schema.listingVersions;

interface Override {
  listingId: number;
  field: ProfileField;
  /** As the field takes it; null removes. */
  value: unknown;
  /** The listing's version that the admin looked at. */
  seenVersion?: number | undefined;
  reason: string;
}

/**
 * Sets a field of a listing by the site's team: a version by an admin, whose value no reading of the website replaces; its owner can, and
 * is told why. Throws `conflict` where it says so already, or somebody changed the field since it was looked at.
 */
export async function writeOverride(
  tx: Db,
  ctx: Ctx,
  { listingId, field, value, seenVersion, reason }: Override,
): Promise<number> {
  const row = await lockListing(tx, ctx, listingId);
  if (seenVersion !== undefined) await refuseChanged(tx, row, field, seenVersion);
  const known = await withKnownCategories(ctx, { fields: { [field]: value } } as Pick<ContentEdit, "fields">); // safe: parsed by its field's own shape
  const originals = await originalsOf(tx, row);
  const saved = await writeListing(ctx, tx, row, (content) =>
    overridden(editContent(content, originals, known), field),
  );
  if (saved.version === row.version)
    throw new AppError("conflict", "The listing says so already.", "Look at the listing again.");
  const [before, after] = [row, saved].map((one) => contentOf(one).fields[field].value);
  await audit(tx, ctx, {
    entity: { kind: "listing", id: listingId },
    did: "overridden",
    before: { field, value: before },
    after: { field, value: after, version: saved.version },
    reason,
  });
  await tellOwner(tx, ctx.site, saved, "listing_overridden", {
    ...{ at: ctx.now.toISOString(), field: FIELD_LABELS[field], reason },
    manage_url: launchUrl(ctx.site.baseUrl, listingId),
  });
  return saved.version;
}

async function refuseChanged(tx: Db, row: ListingRow, field: ProfileField, seenVersion: number): Promise<void> {
  const isLater = and(eq(v.listingId, row.id), gt(v.version, seenVersion), sql`${v.diff} ? ${`fields.${field}`}`);
  const [later] = await tx.select({ actor: v.actor }).from(v).where(isLater).orderBy(desc(v.version)).limit(1);
  if (!later) return;
  const now = contentOf(row).fields[field].value;
  const words = now === null ? "empty" : `“${[now].flat().join(", ")}”`;
  const who = later.actor.type === "admin" ? `, by an admin (${later.actor.name}),` : "";
  throw new AppError("conflict", "It was edited since you opened it.", "Send it again to save yours over it.", {
    errors: [
      {
        pointer: "/value",
        detail: `${FIELD_LABELS[field]} was changed since you opened this${who} and is ${words} now. Send again to save yours.`,
      },
    ],
  });
}

function overridden(content: ProfileContent, field: ProfileField): ProfileContent {
  const value = content.fields[field];
  if (value.value === null) return content;
  return { ...content, fields: { ...content.fields, [field]: { ...value, state: "override" } } };
}

/** Brings back what stood there before, unless somebody edited it since. Throws `conflict`. */
export async function undoOverride(
  tx: Db,
  ctx: Ctx,
  { listingId, version, ...why }: { listingId: number; version: number; reason: string; undoes: number },
): Promise<void> {
  const row: ListingRow = await lockListing(tx, ctx, listingId);
  const result = await writeRevert(ctx, tx, row, { version });
  if (result.written.length === 0)
    throw new AppError("conflict", "It was edited again since.", "Look at the listing’s later edits.");
  await audit(tx, ctx, {
    entity: { kind: "listing", id: listingId },
    did: "edit_reverted",
    before: { version: row.version },
    after: { version: result.version, reverts: version, fields: result.written },
    ...why,
  });
}
