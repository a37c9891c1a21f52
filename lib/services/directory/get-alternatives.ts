import { z } from "zod";
import { tags } from "@/lib/core/content-tags";
import { defineOperation } from "@/lib/core/operation";
import { perPage } from "@/lib/core/pagination";
import { alternative } from "@/lib/schemas/listing";
import { slug } from "@/lib/schemas/primitives";
import { presentSummary } from "@/lib/services/listings/present";
import { missingListing } from "@/lib/services/listings/slugs/former-slug";
import { mostAlike, reasonsOf, subjectValues } from "./likeness";
import { hidesWeekAt, pageValues } from "./listing-page";
import { findSummary } from "./live-summary";

/** What else does a listing's job: listings of a category of its own, by what else they share with it. */
export const getAlternatives = defineOperation({
  name: "get_alternatives",
  method: "GET",
  path: "/listings/{slug}/alternatives",
  access: "public",
  toolset: "read",
  title: "Get alternatives",
  summary:
    "Live listings of the same categories, the most alike by categories, platforms and pricing first, each with the reasons in words; never by payment. Next: compare_listings.",
  input: z.strictObject({ slug: slug.describe("From search_listings, such as tidebell"), per_page: perPage }),
  output: z.object({
    listing: z.object({ slug: z.string(), name: z.string() }).describe("What they are alternatives to"),
    items: z.array(alternative),
  }),
  errors: ["moved"],
  example: { slug: "tidebell", per_page: 5 },
  nextSteps: ({ listing, items: [first] }) =>
    first ? [`compare_listings {"a": "${listing.slug}", "b": "${first.slug}"}`] : ["search_listings"],
  // votes order only equals: there an order may be as old as an answer may
  cacheTags: ({ siteId, output }) => [tags.listings(siteId), ...output.items.map(({ id }) => tags.listing(id))],
  async run({ ctx, input }) {
    const subject = await findSummary(ctx, input.slug);
    if (!subject) throw await missingListing(ctx, input.slug, "/alternatives");
    const { slug, name } = subject;
    const page = pageValues(ctx.now, { limit: input.per_page, offset: 0 });
    const values = { ...subjectValues(subject), ...page, siteId: ctx.site.id };
    const rows = await mostAlike(ctx.db, { hidesWeek: hidesWeekAt(ctx.now) }).execute(values);
    const items = rows.map(({ score, categoryPath, ...row }) => {
      const other = presentSummary(row, ctx);
      return { ...other, score, reasons: reasonsOf(subject, other, categoryPath) };
    });
    return { listing: { slug, name }, items };
  },
});
