import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import { whoOf } from "@/lib/services/audit/who";
import type { ListingValues } from "./from-draft";
import type { ListingRow } from "./present";

type Diff = Record<string, { before: unknown; after: unknown }>;

/** By content: the key order of JSON columns is the database's. */
function diffOf(before: Record<string, unknown>, after: Record<string, unknown>, prefix = ""): Diff {
  const diff: Diff = {};
  for (const key of Object.keys(after)) {
    if (canonicalJson(before[key]) !== canonicalJson(after[key]))
      diff[prefix + key] = { before: before[key] ?? null, after: after[key] ?? null };
  }
  return diff;
}

/** Writes one version with the fields that differ, and answers the listing's new version number; unchanged content answers the old one. */
export async function recordVersion(ctx: Ctx, tx: Db, before: ListingRow, after: ListingValues): Promise<number> {
  const { content, ...columns } = after;
  const diff = { ...diffOf({ ...before }, columns), ...diffOf(before.content, content, "content.") };
  if (Object.keys(diff).length === 0) return before.version;
  const version = before.version + 1;
  const actor = whoOf(ctx);
  await tx.insert(schema.listingVersions).values({ listingId: before.id, version, actor, diff, createdAt: ctx.now });
  return version;
}
