import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { PartName, ProfileContent } from "@/lib/schemas/content";
import { partLabel } from "@/lib/schemas/edits/listing-version";
import type { ProfileField } from "@/lib/schemas/profile";
import { audit } from "@/lib/services/audit/audit";
import { launchUrl } from "@/lib/services/launches/free-steps";
import { tellOwner } from "@/lib/services/launches/tell-owner";
import { withKnownCategories } from "@/lib/services/listings/categories/category-names";
import { contentOf } from "@/lib/services/listings/content";
import { type ContentEdit, editContent, type Originals } from "@/lib/services/listings/edit-content";
import { originalsOf } from "@/lib/services/listings/originals";
import { partOf } from "@/lib/services/listings/parts";
import type { ListingRow } from "@/lib/services/listings/present";
import { writeListing } from "@/lib/services/listings/write";
import { writeRevert } from "@/lib/services/owner/history/write-revert";
import { lockListing } from "./lock-listing";

const v = schema.listingVersions;

interface Override {
  listingId: number;
  /** What of its content changes, by the names of its versions. */
  part: PartName;
  /** The content as the site's team wants it. */
  edit(content: ProfileContent, originals: Originals): ProfileContent;
  /** The listing's version that the admin looked at. */
  seenVersion?: number | undefined;
  reason: string;
}

/** Content with one field as the site's team sets it, which no reading of the website replaces; null removes it. */
export async function fieldOverride(
  ctx: Ctx,
  field: ProfileField,
  value: unknown,
): Promise<Pick<Override, "part" | "edit">> {
  const known = await withKnownCategories(ctx, { fields: { [field]: value } } as Pick<ContentEdit, "fields">); // safe: parsed by its field's own shape
  return {
    part: `fields.${field}`,
    edit: (content, originals) => overridden(editContent(content, originals, known), field),
  };
}

/** Content without one founder; no reading of the website brings them back. Throws `not_found`. */
export const withoutFounder = (name: string): Pick<Override, "part" | "edit"> => ({
  part: "founders",
  edit: (content) => {
    const founders = content.founders.filter((one) => one.name !== name);
    if (founders.length === content.founders.length) throw notFound("founder");
    return { ...content, founders, foundersSaved: true };
  },
});

/**
 * Changes a part of a listing by the site's team: a version by an admin; its owner can edit it, and is told why. Throws `conflict` where
 * it says so already, or somebody changed the part since it was looked at.
 */
export async function writeOverride(
  tx: Db,
  ctx: Ctx,
  { listingId, part, edit, seenVersion, reason }: Override,
): Promise<number> {
  const row = await lockListing(tx, ctx, listingId);
  if (seenVersion !== undefined) await refuseChanged(tx, row, part, seenVersion);
  const originals = await originalsOf(tx, row);
  const saved = await writeListing(ctx, tx, row, (content) => edit(content, originals));
  if (saved.version === row.version)
    throw new AppError("conflict", "The listing says so already.", "Look at the listing again.");
  const [before, after] = [row, saved].map((one) => plainOf(contentOf(one), part));
  const field = part.replace("fields.", "");
  await audit(tx, ctx, {
    entity: { kind: "listing", id: listingId },
    did: "overridden",
    before: { field, value: before },
    after: { field, value: after, version: saved.version },
    reason,
  });
  await tellOwner(tx, ctx.site, saved, "listing_overridden", {
    ...{ at: ctx.now.toISOString(), field: partLabel(part), reason },
    manage_url: launchUrl(ctx.site.baseUrl, listingId),
  });
  return saved.version;
}

/** A part as the audit log and an admin read it; of founders, their names. */
function plainOf(content: ProfileContent, part: PartName): unknown {
  if (part === "founders") return content.founders.map(({ name }) => name);
  const value = partOf(content, part);
  return typeof value === "object" && value !== null && "value" in value ? value.value : value;
}

async function refuseChanged(tx: Db, row: ListingRow, part: PartName, seenVersion: number): Promise<void> {
  const isLater = and(eq(v.listingId, row.id), gt(v.version, seenVersion), sql`${v.diff} ? ${part}`);
  const [later] = await tx.select({ actor: v.actor }).from(v).where(isLater).orderBy(desc(v.version)).limit(1);
  if (!later) return;
  const now = plainOf(contentOf(row), part);
  const words = now === null ? "empty" : `“${[now].flat().map(wordsOf).join(", ")}”`;
  const who = later.actor.type === "admin" ? `, by an admin (${later.actor.name}),` : "";
  const label = partLabel(part);
  throw new AppError("conflict", "It was edited since you opened it.", "Send it again to save yours over it.", {
    errors: [
      {
        pointer: part === "founders" ? "/name" : "/value",
        detail: `${label} was changed since you opened this${who} and is ${words} now. Send again to save yours.`,
      },
    ],
  });
}

/** Of a plan its name; of anything else itself. */
const wordsOf = (one: unknown): string =>
  typeof one === "object" && one !== null && "name" in one ? String(one.name) : String(one);

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
