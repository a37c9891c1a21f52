import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import type { ProfileContent } from "@/lib/schemas/content";
import { spend } from "@/lib/services/account/spend";
import { stage } from "@/lib/services/events/stage";
import { type CategoryChoice, knownCategories } from "./categories/category-names";
import { contentColumns, contentOf } from "./content";
import { blank } from "./field-states";
import {
  keptPictures,
  lacksPictures,
  newPictures,
  picturePaths,
  type StoredPictures,
  wantedPictures,
} from "./picture-paths";
import type { ListingRow } from "./present";
import { followStory } from "./told/story";
import { diffOf, recordVersion } from "./versions";

const t = schema.listings;

/** Who writes, and when. */
export type Writer = Pick<Ctx, "actor" | "surface" | "now" | "settings">;

/**
 * The one way in which a listing's content changes, whoever writes it. `row` is locked by the caller's transaction; `edit` gets
 * the content as it is now and changes the parts that it is about, so that no writer brings back what another replaced. What
 * visitors would see differ becomes one version; an edit that changes nothing leaves none. `brought` are pictures that the
 * writer has copies of. Throws `validation_failed` for an edit that leaves no name.
 */
export async function writeListing(
  ctx: Writer,
  tx: Db,
  row: ListingRow,
  edit: (content: ProfileContent) => ProfileContent,
  brought: Record<string, unknown> | null = null,
): Promise<ListingRow> {
  const before = contentOf(row);
  const { content: after, columns: categories } = await onSite(tx, row.siteId, before, edit(before));
  const diff = diffOf(before, after);
  const isVersion = Object.keys(diff).length > 0;
  if (!isVersion && canonicalJson(before) === canonicalJson(after)) return row;
  const version = isVersion ? row.version + 1 : row.version;
  const pictures = await picturesFor(ctx, tx, { ...row, version }, before, after, brought);
  const values = { ...contentColumns(named(after)), ...categories, ...pictures };
  const [saved = row] = await tx
    .update(t)
    .set({ ...values, ...(isVersion && { version, updatedAt: ctx.now }) })
    .where(eq(t.id, row.id))
    .returning();
  const replaced = "pictures" in pictures ? row.pictures : null;
  if (isVersion) await recordVersion(ctx, tx, saved, { diff, pictures: replaced });
  if (Object.keys(diff).some((part) => part.startsWith("story."))) await followStory(ctx, tx, saved);
  return saved;
}

/** However it is written, a listing has a name. */
export function named(content: ProfileContent): ProfileContent {
  if (content.fields.name.value) return content;
  const errors = [{ pointer: "/fields/name", detail: "A listing needs a name." }];
  const fix = "Set fields.name with update_draft, then submit again.";
  throw new AppError("validation_failed", "The draft has no name.", fix, { errors });
}

/** An edit with the categories that the site has, and their columns; categories that were not touched stay as they are. */
async function onSite(tx: Db, siteId: number, before: ProfileContent, after: ProfileContent) {
  const isTouched = canonicalJson(before.fields.categories.value) !== canonicalJson(after.fields.categories.value);
  return isTouched ? knownOnSite(tx, siteId, after) : { content: after, columns: {} };
}

/** The content with those of its categories that the site has, and the columns that hold them. */
export async function knownOnSite(tx: Db, siteId: number, content: ProfileContent) {
  const { categories } = content.fields;
  if (categories.value === null) return { content, columns: categoryColumns([]) };
  const known = await knownCategories(tx, siteId, categories.value);
  const names = known.map((one) => one.name);
  const kept = names.length > 0 ? { ...categories, value: names } : blank<string[]>();
  return { content: { ...content, fields: { ...content.fields, categories: kept } }, columns: categoryColumns(known) };
}

function categoryColumns(categories: CategoryChoice[]) {
  const slugs = categories.map((one) => one.slug);
  const parents = categories.flatMap((one) => (one.parentSlug ? [one.parentSlug] : []));
  return { categorySlugs: slugs, categoryPath: [...new Set([...slugs, ...parents])] };
}

/** The columns of our copies, where an edit names other pictures; those that nobody has fetched yet are asked for. */
async function picturesFor(
  ctx: Writer,
  tx: Db,
  row: ListingRow,
  before: ProfileContent,
  after: ProfileContent,
  brought: Record<string, unknown> | null,
) {
  if (canonicalJson(wantedPictures(before)) === canonicalJson(wantedPictures(after))) return {};
  await spend(ctx, tx, "pictures", { amount: newPictures(before, after).length });
  const pictures = keptPictures(after, row.pictures, brought);
  await requestLacking(tx, { ...row, since: `${row.version}` }, after, pictures);
  return pictureColumns(after, pictures);
}

/** Asks for pictures that the content names and nobody has looked for; `since` is the listing's state that began to lack them. */
export async function requestLacking(
  tx: Db,
  { id, ownerId, since }: Pick<ListingRow, "id" | "ownerId"> & { since: string },
  content: ProfileContent,
  pictures: StoredPictures,
): Promise<void> {
  if (!lacksPictures(content, pictures)) return;
  const key = `listing-pictures:${id}:${since}`;
  await stage(tx, { name: "listing_pictures.requested", key, data: { listing_id: id, user_id: ownerId } });
}

/** Keeps copies that were fetched, of pictures that the listing still names by now. It is no edit: the content stays. */
export async function keepPictures(tx: Db, row: ListingRow, fetched: StoredPictures): Promise<void> {
  const content = contentOf(row);
  const columns = pictureColumns(content, keptPictures(content, fetched, row.pictures));
  await tx.update(t).set(columns).where(eq(t.id, row.id));
}

export function pictureColumns(content: ProfileContent, pictures: StoredPictures) {
  const { logo, screenshot } = picturePaths(content, pictures);
  return { pictures, logoUrl: logo, screenshotUrl: screenshot };
}
