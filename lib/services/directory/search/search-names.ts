import { and, desc, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import { toCountedPage } from "@/lib/core/pagination";
import { presentSummary } from "@/lib/services/listings/present";
import { ageOrder, type Order, pageOfIds, summariesOf, votesOrder } from "../listing-page";
import { countFacets, withFacets } from "./search-facets";
import { similarName } from "./search-match";
import { countingOf, filters, keptTotal, type SearchInput, type Shape, shapeOf, valuesOf } from "./search-query";

const t = schema.listings;
const { placeholder } = sql;
/** Trigram likeness from which a name counts as a misspelling of the query (pg_trgm, 0 to 1). */
const LIKENESS_MIN = 0.35;

const likeness = sql`greatest(similarity(lower(${t.name}), lower(${placeholder("q")})), word_similarity(lower(${placeholder("q")}), lower(${t.name})))`;

const likenessOrder: Order = { by: [desc(likeness), desc(t.id)], needsStats: false };

function orderFor({ sort, hidesWeek }: Shape): Order {
  if (sort === "votes") return votesOrder(hidesWeek);
  return sort === "newest" ? ageOrder : likenessOrder;
}

const nameSearch = preparedQuery((db, shape: Shape) => {
  const isAlike = sql`(lower(${t.name}) % lower(${placeholder("q")}) or lower(${placeholder("q")}) <% lower(${t.name}))`;
  const where = and(filters(shape), isAlike, sql`${likeness} >= ${LIKENESS_MIN}`);
  const page = pageOfIds(db, where, orderFor(shape));
  const rows = summariesOf(db, page).prepare("search_names");
  return { rows, counting: countingOf(db, where), facets: countFacets(db, where) };
});

/** Listings whose names are spelled like the query. */
export async function searchNames(ctx: Ctx, input: SearchInput) {
  const { rows, counting, facets } = nameSearch(ctx.db, shapeOf(ctx, input));
  const values = valuesOf(ctx, input);
  const [found, total] = await Promise.all([
    rows.execute(values),
    keptTotal(ctx, input, "names", () => [counting, values]),
  ]);
  const items = found.map((row) => {
    return { ...presentSummary(row, ctx), matched: "similar" as const, match: similarName(row) };
  });
  return withFacets(input, toCountedPage(items, total, input), () => facets.execute(values));
}
