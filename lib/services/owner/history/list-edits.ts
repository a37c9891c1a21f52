import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { teamEdit } from "@/lib/schemas/edits/listing-version";
import { changesOf, editorKind, plainPart } from "./version-rows";

const v = schema.listingVersions;
const t = schema.listings;

/** Every edit of the site's listings, newest first, each value before and after: the feed of the site's team. */
export const listEdits = definePageOperation({
  name: "list_edits",
  access: "admin",
  readOnly: true,
  input: z.strictObject(pageQuery),
  output: pageOf(teamEdit),
  async run({ ctx, input }) {
    const { limit, offset } = limitOffset(input);
    const ofSite = eq(t.siteId, ctx.site.id);
    const columns = { listing_id: v.listingId, slug: t.slug, name: t.name, version: v.version };
    const [rows, total] = await Promise.all([
      ctx.db
        .select({ ...columns, at: v.createdAt, actor: v.actor, diff: v.diff })
        .from(v)
        .innerJoin(t, eq(t.id, v.listingId))
        .where(ofSite)
        .orderBy(desc(v.createdAt), v.listingId, v.version)
        .limit(limit)
        .offset(offset),
      ctx.db.$count(
        ctx.db.select({ id: v.listingId }).from(v).innerJoin(t, eq(t.id, v.listingId)).where(ofSite).as("of_site"),
      ),
    ]);
    const items = rows.map(({ at, actor, diff, ...row }) => ({
      ...row,
      created_at: at.toISOString(),
      editor: { kind: editorKind(actor.type), user_id: actor.id, name: actor.name },
      changes: changesOf({ diff }).map(([field, { before, after }]) => ({
        field,
        before: plainPart(before),
        after: plainPart(after),
      })),
    }));
    return toPage(items, total, input);
  },
});
