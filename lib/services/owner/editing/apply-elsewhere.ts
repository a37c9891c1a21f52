import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { AppliedTo, ListingPatch } from "@/lib/schemas/edits/listing-edit";
import { requireUser } from "@/lib/services/account/require-user";
import { type ContentEdit, editContent } from "@/lib/services/listings/edit-content";
import { originalsOf } from "@/lib/services/listings/originals";
import { isRunBy } from "@/lib/services/listings/people/run-by";
import { type ListingRow, rowColumns } from "@/lib/services/listings/present";
import { writeListing } from "@/lib/services/listings/write";

const t = schema.listings;
const s = schema.sites;

const ALL = "all";
/** What may be the same wherever a company's product is listed; the rest is each site's own. */
const TRAVELLING_FIELDS = ["headline", "summary"] as const;

/** Sites that `apply_to` names, by key, or "all"; null where it names none. */
export type NamedSites = Map<string, number> | typeof ALL;

/** Reads `apply_to`. Throws `validation_failed` at a key that no site has. */
export async function sitesNamed({ db }: Ctx, applyTo: string[] | undefined): Promise<NamedSites | null> {
  if (!applyTo || applyTo.length === 0) return null;
  if (applyTo.every((key) => key === ALL)) return ALL;
  const rows = await db.select({ id: s.id, key: s.key }).from(s).orderBy(asc(s.id));
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const errors = applyTo.flatMap((key, i) =>
    ids.has(key) ? [] : [{ pointer: `/apply_to/${i}`, detail: `No site has the key “${key}”.` }],
  );
  if (errors.length === 0) return new Map(applyTo.map((key) => [key, ids.get(key) ?? 0]));
  const fix = `Send ["all"], or keys among: ${[...ids.keys()].join(", ")}.`;
  throw new AppError("validation_failed", "apply_to names a site that there is not.", fix, { errors });
}

/** Locks all listings that the caller runs and that belong to this one's company, in one order, so that two such calls never wait for each other. */
export async function lockCompanyListings(ctx: Ctx, tx: Db, listingId: number): Promise<void> {
  const userId = requireUser(ctx);
  const company = tx
    .select({ id: t.companyId })
    .from(t)
    .where(and(eq(t.id, listingId), isRunBy(userId)));
  await tx
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.companyId, company), isRunBy(userId)))
    .orderBy(asc(t.id))
    .for("update");
}

interface Elsewhere {
  row: ListingRow;
  patch: ListingPatch;
  sites: NamedSites;
}

/** Writes what may travel to the same company's listings on the named sites, each as a version of its own. */
export async function applyElsewhere(ctx: Ctx, tx: Db, { row, patch, sites }: Elsewhere): Promise<AppliedTo[]> {
  const others = await tx
    .select({ ...rowColumns, site: s.key })
    .from(t)
    .innerJoin(s, eq(s.id, t.siteId))
    .where(and(eq(t.companyId, row.companyId), isRunBy(requireUser(ctx)), ne(t.id, row.id)))
    .orderBy(asc(t.id));
  const edit = travelling(patch);
  const named = sites === ALL ? [...new Set(others.map(({ site }) => site))] : [...sites.keys()];
  const applied: AppliedTo[] = [];
  for (const site of named.filter((key) => sites !== ALL || key !== ctx.site.key)) {
    const there = others.filter((one) => one.site === site);
    const same = sameProduct(row, there);
    const skipped = reasonToSkip(ctx, site, there, edit) ?? (same.length === 0 ? OTHER_PRODUCTS : null);
    if (skipped) applied.push({ site, listing_id: null, result: "skipped", reason: skipped });
    else for (const one of same) applied.push(await writeThere(ctx, tx, one, edit));
  }
  return applied;
}

const OTHER_PRODUCTS = "Several products of this company are there, and none at this address.";

/** Of several products that a company has there, the one at the same address; one alone is it. */
function sameProduct<T extends ListingRow>(row: ListingRow, there: T[]): T[] {
  return there.length > 1 ? there.filter((one) => one.url === row.url) : there;
}

function reasonToSkip(ctx: Ctx, site: string, there: ListingRow[], edit: ContentEdit): string | null {
  if (site === ctx.site.key) return "This is the site of the listing itself.";
  if (Object.keys(edit.fields ?? {}).length === 0 && !edit.seo)
    return "The call has no headline, summary or SEO text; nothing else travels.";
  return there.length === 0 ? "You have no listing of this company there." : null;
}

function travelling({ fields = {}, seo }: ListingPatch): ContentEdit {
  const sent = TRAVELLING_FIELDS.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]);
  return { fields: Object.fromEntries(sent), seo };
}

async function writeThere(ctx: Ctx, tx: Db, row: ListingRow & { site: string }, edit: ContentEdit): Promise<AppliedTo> {
  const { site, ...listing } = row;
  const originals = await originalsOf(tx, listing);
  await writeListing(ctx, tx, listing, (content) => editContent(content, originals, edit));
  return { site, listing_id: listing.id, result: "written", reason: null };
}
