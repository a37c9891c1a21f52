import type { Metadata } from "next";
import { countWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import type { Category } from "@/lib/schemas/category";
import { listCategories } from "@/lib/services/directory/list-categories";
import { read } from "@/lib/web/request/read";

export const metadata: Metadata = {
  title: "Categories",
  description: "All categories and subcategories, with how many products each holds.",
  alternates: { canonical: "/categories" },
};

export default async function CategoriesPage() {
  const { items } = await read(listCategories, {});
  return (
    <>
      <h1 className="mb-4 text-xl">Categories</h1>
      {items.length === 0 ? (
        <EmptyState
          title="There are no categories yet."
          actions={<LinkButton href="/search">See all products</LinkButton>}
        />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((category) => (
            <CategoryRow key={category.slug} category={category} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A category with its subcategories; those without a product stand in plain words. */
function CategoryRow({ category }: { category: Category }) {
  return (
    <li className="grid gap-x-10 gap-y-2 py-5 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-base">
          <PageLink href={`/categories/${category.slug}`} className="hover:underline">
            {category.name}
          </PageLink>
        </h2>
        <p className="text-sm text-soft">{countWords(category.listings, "product")}</p>
      </div>
      <div>
        <p className="text-sm text-soft">{category.description}</p>
        <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-0.5">
          {category.subcategories.map((sub) => (
            <li key={sub.slug} className="text-sm">
              {sub.listings > 0 ? (
                <PageLink href={`/categories/${sub.slug}`} className="link inline-flex min-h-8 items-center">
                  {sub.name}
                </PageLink>
              ) : (
                <span className="inline-flex min-h-8 items-center text-soft">{sub.name}</span>
              )}
              {sub.listings > 0 && <span className="figures ml-1.5 text-xs text-soft">{sub.listings}</span>}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
