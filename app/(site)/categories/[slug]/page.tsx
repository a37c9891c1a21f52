import type { Metadata } from "next";
import type { z } from "zod";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { Spotlights } from "@/components/listing/spotlights";
import { countWords } from "@/components/listing/week-words";
import { JsonLd } from "@/components/site/json-ld";
import { Tag } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageLink } from "@/components/ui/page-link";
import { RailSection } from "@/components/ui/panel";
import { RelativeTime } from "@/components/ui/relative-time";
import { listCategories } from "@/lib/services/directory/list-categories";
import { listSpotlights } from "@/lib/services/directory/list-spotlights";
import { currentContext } from "@/lib/web/request/context";
import { categoryOrElsewhere } from "@/lib/web/request/find-category";
import { read, readOrNull } from "@/lib/web/request/read";
import { type PageParams, searchHref } from "@/lib/web/request/search-query";
import { breadcrumbJsonLd } from "@/lib/web/seo/site-json-ld";

type Tree = z.output<typeof listCategories.output>["items"][number];

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<PageParams>;
}

type Sort = "votes" | "newest";

async function sortOf({ searchParams }: Props): Promise<Sort> {
  return (await searchParams).sort === "newest" ? "newest" : "votes";
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await props.params;
  const category = await categoryOrElsewhere(slug, await sortOf(props));
  if (!category) return MISSING_METADATA;
  return {
    title: category.name,
    description: category.description || `${countWords(category.total, "product")} in ${category.name}.`,
    alternates: { canonical: `/categories/${slug}` },
  };
}

export default async function CategoryPage(props: Props) {
  const { slug } = await props.params;
  const sort = await sortOf(props);
  const [category, tree, spotlights, { site, now }] = await Promise.all([
    categoryOrElsewhere(slug, sort),
    read(listCategories, {}),
    readOrNull(listSpotlights, { category: slug }),
    currentContext(),
  ]);
  if (!category) return missingPage();
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <JsonLd data={breadcrumbJsonLd(site, trailOf(category))} />
      <div>
        <Trail parent={category.parent} />
        <h1 className="text-xl">{category.name}</h1>
        {category.description && <p className="mt-1 max-w-text text-sm text-soft">{category.description}</p>}
        <Subcategories items={category.subcategories} />
        <Spotlights category={category.name} items={spotlights?.items ?? []} />
        <SortedListings category={category} sort={sort} now={now} />
      </div>
      <Beside category={category} tree={tree.items} />
    </div>
  );
}

function SortedListings({ category, sort, now }: { category: Category; sort: Sort; now: Date }) {
  const { slug, total, listings } = category;
  const path = `/categories/${slug}`;
  return (
    <div className="mt-5">
      <LinkTabs
        label="Order"
        aside={countWords(total, "product")}
        tabs={[
          { href: path, label: "Most votes", current: sort === "votes" },
          { href: `${path}?sort=newest`, label: "Newest", current: sort === "newest" },
        ]}
      />
      <Listings category={category} now={now} />
      {total > listings.length && (
        <p className="mt-6">
          <LinkButton href={searchHref({ category: slug, sort: sort === "newest" ? sort : undefined, page: 1 })}>
            See all {total.toLocaleString("en")}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** The categories beside this one: its parent's other parts, or the other main ones. */
function Beside({ category, tree }: { category: Category; tree: Tree[] }) {
  const { parent } = category;
  const level = parent ? (tree.find((one) => one.slug === parent.slug)?.subcategories ?? []) : tree;
  const others = level.filter((one) => one.slug !== category.slug && one.listings > 0);
  if (others.length === 0) return null;
  return (
    <aside className="pt-1">
      <RailSection title={parent ? `More in ${parent.name}` : "Other categories"}>
        <ul className="text-sm">
          {others.map((one) => (
            <li key={one.slug} className="border-b border-line">
              <PageLink href={`/categories/${one.slug}`} className="flex justify-between gap-4 py-2 hover:underline">
                {one.name}
                <span className="figures text-soft">{one.listings}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </RailSection>
    </aside>
  );
}

type Category = NonNullable<Awaited<ReturnType<typeof categoryOrElsewhere>>>;

function trailOf({ parent, name, slug }: Category) {
  const steps = parent ? [parent, { name, slug }] : [{ name, slug }];
  return [
    { name: "Categories", path: "/categories" },
    ...steps.map((step) => ({ name: step.name, path: `/categories/${step.slug}` })),
  ];
}

function Trail({ parent }: { parent: Category["parent"] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1 flex gap-2 text-sm text-soft">
      <PageLink href="/categories" className="hover:text-ink hover:underline">
        Categories
      </PageLink>
      {parent && (
        <>
          <span aria-hidden>/</span>
          <PageLink href={`/categories/${parent.slug}`} className="hover:text-ink hover:underline">
            {parent.name}
          </PageLink>
        </>
      )}
    </nav>
  );
}

function Subcategories({ items }: { items: Category["subcategories"] }) {
  const filled = items.filter((sub) => sub.listings > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-label="Subcategories" className="mt-4 flex flex-wrap gap-2">
      {filled.map((sub) => (
        <Tag key={sub.slug} href={`/categories/${sub.slug}`} count={sub.listings}>
          {sub.name}
        </Tag>
      ))}
    </nav>
  );
}

function Listings({ category, now }: { category: Category; now: Date }) {
  if (category.listings.length === 0)
    return (
      <EmptyState
        isBelowTabs
        title={`Nothing in ${category.name} yet.`}
        actions={
          <>
            <LinkButton href="/submit" variant="primary">
              Submit the first product
            </LinkButton>
            <LinkButton href="/categories">All categories</LinkButton>
          </>
        }
      />
    );
  return (
    <ListingList label={`Products in ${category.name}`} isBelowTabs>
      {category.listings.map((listing) => (
        <ListingRow
          key={listing.id}
          listing={listing}
          aside={listing.launched_at && <RelativeTime at={listing.launched_at} now={now} />}
        />
      ))}
    </ListingList>
  );
}
