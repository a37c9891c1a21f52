import { keywordsOf, type SeedCategory } from "@/db/seed/category";
import { LAUNCHYARD_CATEGORIES } from "@/db/seed/launchyard-categories";
import type { CategoryHint } from "@/lib/drafting/candidate";

const hint = (seed: SeedCategory, parent: string | null): CategoryHint => ({
  name: seed.name,
  parent,
  keywords: keywordsOf(seed),
});

/** The seed's categories, as drafts of a default site choose from them. */
export const CATEGORY_HINTS: CategoryHint[] = LAUNCHYARD_CATEGORIES.flatMap((one) => [
  hint(one, null),
  ...one.subs.map((sub) => hint(sub, one.name)),
]);
