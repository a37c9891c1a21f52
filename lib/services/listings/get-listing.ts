import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { tags } from "@/lib/core/content-tags";
import { defineOperation } from "@/lib/core/operation";
import { listing } from "@/lib/schemas/listing";
import { slug } from "@/lib/schemas/primitives";
import { figuresOf } from "./figures";
import { isLive } from "./live";
import { presentListing, rowColumns } from "./present";
import { missingListing } from "./slugs/former-slug";

const t = schema.listings;
const { placeholder } = sql;

const liveBySlug = preparedQuery((db, _shape: object) =>
  db
    .select(rowColumns)
    .from(t)
    .where(and(eq(t.siteId, placeholder("siteId")), eq(t.slug, placeholder("slug")), isLive))
    .prepare("live_by_slug"),
);

/** A listing's full public profile, by slug. Only live listings are public. */
export const getListing = defineOperation({
  name: "get_listing",
  method: "GET",
  path: "/listings/{slug}",
  access: "public",
  toolset: "read",
  title: "Get a listing",
  summary:
    "The full public profile of one live listing: facts with the quotes that prove them, FAQs, founders, votes and rank. Use search_listings to find a slug.",
  input: z.strictObject({ slug: slug.describe("From search_listings, such as tidebell") }),
  output: listing,
  errors: ["moved"],
  example: { slug: "tidebell" },
  // its rank moves with its week; its alternatives with others, which may be seen as late as an answer may live
  cacheTags: ({ siteId, output }) => [
    tags.listing(output.id),
    ...(output.launch_week ? [tags.week(siteId, output.launch_week)] : []),
  ],
  async run({ ctx, input }) {
    const [row] = await liveBySlug(ctx.db, {}).execute({ siteId: ctx.site.id, slug: input.slug });
    if (!row) throw await missingListing(ctx, input.slug);
    return presentListing(row, ctx, await figuresOf(ctx, row));
  },
});
