import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { AppError, type FieldError, invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import { type ComparisonRow, comparedField, comparison } from "@/lib/schemas/comparison";
import { slug } from "@/lib/schemas/primitives";
import { FIELD_LABELS } from "@/lib/schemas/profile";
import { contentOf } from "@/lib/services/listings/content";
import { isLive } from "@/lib/services/listings/live";
import { factsOf, presentSummary, rowColumns } from "@/lib/services/listings/present";
import { findMovedSlug } from "@/lib/services/listings/slugs/former-slug";
import { votesColumn } from "@/lib/services/listings/stats";

const t = schema.listings;
const { placeholder } = sql;
const FIX = "Send two different slugs from search_listings.";

const liveBySlugs = preparedQuery((db, _shape: object) =>
  db
    .select({ ...rowColumns, votes: votesColumn })
    .from(t)
    .where(
      and(eq(t.siteId, placeholder("siteId")), sql`${t.slug} in (${placeholder("a")}, ${placeholder("b")})`, isLive),
    )
    .prepare("live_by_slugs"),
);
type Row = Awaited<ReturnType<ReturnType<typeof liveBySlugs>["execute"]>>[number];

/** Two live listings side by side, each fact with the quotes that prove it. */
export const compareListings = defineOperation({
  name: "compare_listings",
  method: "GET",
  path: "/compare",
  access: "public",
  toolset: "read",
  title: "Compare two listings",
  summary:
    "The facts of two live listings side by side, each with its quotes; null where a product's site does not say. get_alternatives finds what is worth comparing.",
  input: z.strictObject({
    a: slug.describe("From search_listings, such as tidebell"),
    b: slug.describe("Another one, such as pagemoth"),
  }),
  output: comparison,
  example: { a: "tidebell", b: "pagemoth" },
  nextSteps: ({ a, b }) => [a, b].map((one) => `get_listing {"slug": "${one.slug}"}`),
  cacheTags: ({ output: { a, b } }) => [tags.listing(a.id), tags.listing(b.id)],
  async run({ ctx, input }) {
    if (input.a === input.b) throw invalid("/b", `a and b are the same listing, “${input.b}”.`, FIX);
    const rows = await liveBySlugs(ctx.db, {}).execute({ siteId: ctx.site.id, ...input });
    const [a, b] = [input.a, input.b].map((one) => rows.find((row) => row.slug === one));
    if (!a || !b) throw await missing(ctx, input, rows);
    const { baseUrl } = ctx.site;
    return {
      a: presentSummary(a, ctx),
      b: presentSummary(b, ctx),
      rows: rowsOf(sidesOf(a, baseUrl), sidesOf(b, baseUrl)),
      url: `${baseUrl}/compare/${[input.a, input.b].toSorted().join("/")}`,
    };
  },
});

async function missing(ctx: Ctx, input: { a: string; b: string }, found: { slug: string }[]): Promise<AppError> {
  const names = (["a", "b"] as const).filter((name) => !found.some((row) => row.slug === input[name]));
  const errors: FieldError[] = [];
  for (const name of names) {
    const today = await findMovedSlug(ctx, input[name]);
    const hint = today ? `It is called “${today}” now.` : "";
    errors.push({ pointer: `/${name}`, detail: `No live listing has the slug “${input[name]}”. ${hint}`.trim() });
  }
  return new AppError("validation_failed", errors.map(({ detail }) => detail).join(" "), FIX, { errors });
}

type Sides = { [K in ComparisonRow["field"]]?: NonNullable<ComparisonRow["a"]> | undefined };

/** What is known of a listing; unknown facts are absent. */
function sidesOf(row: Row, baseUrl: string): Sides {
  const content = contentOf(row);
  const { value, evidence } = content.fields.categories;
  return { ...factsOf(content, baseUrl), ...(value && { categories: { value, evidence } }) };
}

function rowsOf(a: Sides, b: Sides): ComparisonRow[] {
  return comparedField.options.flatMap((field) => {
    const [ofA = null, ofB = null] = [a[field], b[field]];
    if (!ofA && !ofB) return [];
    const same = ofA !== null && ofB !== null && comparable(ofA.value) === comparable(ofB.value);
    return [{ field, label: FIELD_LABELS[field], a: ofA, b: ofB, same }];
  });
}

/** A value as text that is equal for equal ones: case does not count, nor the order of a list. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return value.map(comparable).sort().join();
  return canonicalJson(value).toLowerCase();
}
