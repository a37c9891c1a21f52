import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import { type PartName, type ProfileContent, partName } from "@/lib/schemas/content";
import { whoOf } from "@/lib/services/audit/who";
import { changedParts, partOf } from "./parts";

/** `listing_versions.diff`: each changed part before and after, by its name in the contract. */
export const listingDiff = z.partialRecord(partName, z.object({ before: z.unknown(), after: z.unknown() }));
export type ListingDiff = z.infer<typeof listingDiff>;

/** Whether two values of a part look the same to visitors, in value and quotes: who wrote them is not shown. */
export function looksSame(one: unknown, other: unknown): boolean {
  return canonicalJson(withoutStates(one)) === canonicalJson(withoutStates(other));
}

function withoutStates(part: unknown): unknown {
  return JSON.parse(JSON.stringify(part, (key, value) => (key === "state" ? undefined : value)) ?? "null");
}

/** The parts that visitors would see differ. A value that its owner only accepted is none. */
export function diffOf(before: ProfileContent, after: ProfileContent): ListingDiff {
  const entries = changedParts(before, after).flatMap((part): [PartName, ListingDiff[PartName]][] => {
    const [was, is] = [partOf(before, part), partOf(after, part)];
    return looksSame(was, is) ? [] : [[part, { before: was, after: is }]];
  });
  return Object.fromEntries(entries);
}

/** Who made an edit, as the history shows it (decisions, Listing: web, api key, mcp, admin). */
function editorOf(ctx: Pick<Ctx, "actor" | "surface">, ownerId: string | null) {
  const who = whoOf(ctx);
  const isTeam = "isAdmin" in ctx.actor && ctx.actor.isAdmin && who.id !== ownerId;
  return isTeam ? { ...who, type: "admin" } : who;
}

/** Of a listing's history this many edits are kept at most, the newest. */
const VERSIONS_MAX = 200;
/** And of those older than the newest few, as many as fit: an edit of everything is as large as the listing, twice. */
const VERSIONS_MIN = 20;
const BYTES_MAX = 2 * 1024 * 1024;

/** Forgets the oldest edits of a listing whose history has become too long or too large. */
async function thinOut(tx: Db, listingId: number): Promise<void> {
  await tx.execute(sql`
    delete from listing_versions as kept using (
      select version, row_number() over newest as place, sum(pg_column_size(diff)) over newest as bytes
      from listing_versions where listing_id = ${listingId} window newest as (order by version desc)
    ) as old
    where kept.listing_id = ${listingId} and kept.version = old.version
      and (old.place > ${VERSIONS_MAX} or (old.place > ${VERSIONS_MIN} and old.bytes > ${BYTES_MAX}))`);
}

/**
 * Adds one version to a listing's history, and thins out what is old. `pictures` are our copies of what it replaced, so that they
 * come back with it. Its number is the key: of two writers that missed each other's lock one fails.
 */
export async function recordVersion(
  ctx: Pick<Ctx, "actor" | "surface" | "now">,
  tx: Db,
  listing: { id: number; version: number; ownerId: string | null },
  { diff, pictures }: { diff: ListingDiff; pictures: Record<string, unknown> | null },
): Promise<void> {
  await tx.insert(schema.listingVersions).values({
    listingId: listing.id,
    version: listing.version,
    actor: editorOf(ctx, listing.ownerId),
    diff,
    pictures,
    createdAt: ctx.now,
  });
  await thinOut(tx, listing.id);
}
