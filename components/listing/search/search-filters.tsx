import { PRICING_SHORT } from "@/components/listing/pricing-words";
import { classNames } from "@/components/ui/class-names";
import { PageLink } from "@/components/ui/page-link";
import type { Category } from "@/lib/schemas/category";
import { PRICING_MODELS, type PricingModel } from "@/lib/schemas/profile";

/** Platforms offered as filters; any other can stand in the address. */
const PLATFORMS = ["Web", "macOS", "Windows", "Linux", "iOS", "Android", "Docker", "Chrome"];

/** The filters in force. */
export interface Filters {
  category?: string | undefined;
  platform?: string | undefined;
  pricing?: PricingModel | undefined;
}

type Facet = readonly { value: string; listings: number }[];

interface SearchFiltersProps {
  filters: Filters;
  categories: Category[];
  /** How many of what was found each filter would leave; null where too much was found to count. */
  counts: { categories: Facet; platforms: Facet; pricing: Facet } | null;
  /** Address of this search with one filter set, or dropped by null. */
  hrefWith: (change: { [K in keyof Filters]: Filters[K] | null }) => string;
}

/** Filters as links: each is one click, each result has an address, nothing needs JavaScript. */
export function SearchFilters(props: SearchFiltersProps) {
  const { filters, counts, hrefWith } = props;
  return (
    <div className="grid gap-7">
      <FilterGroup title="Category">
        <CategoryLinks {...props} />
      </FilterGroup>
      <FilterGroup title="Pricing">
        {PRICING_MODELS.map((model) => (
          <FilterLink
            key={model}
            href={hrefWith({ pricing: filters.pricing === model ? null : model })}
            isOn={filters.pricing === model}
            count={filters.pricing ? null : countOf(counts?.pricing, model)}
          >
            {PRICING_SHORT[model]}
          </FilterLink>
        ))}
      </FilterGroup>
      <FilterGroup title="Platform">
        {platformChoices(filters.platform).map((name) => {
          const isOn = filters.platform?.toLowerCase() === name.toLowerCase();
          return (
            <FilterLink
              key={name}
              href={hrefWith({ platform: isOn ? null : name })}
              isOn={isOn}
              count={filters.platform ? null : countOf(counts?.platforms, name)}
            >
              {name}
            </FilterLink>
          );
        })}
      </FilterGroup>
    </div>
  );
}

/** Top categories with listings; the open one shows its subcategories. */
function CategoryLinks({ filters, categories, counts, hrefWith }: SearchFiltersProps) {
  return categories
    .filter((category) => category.listings > 0)
    .map((category) => {
      const subs = category.subcategories.filter((sub) => sub.listings > 0);
      const isOpen = category.slug === filters.category || subs.some((sub) => sub.slug === filters.category);
      return (
        <div key={category.slug}>
          <FilterLink
            href={hrefWith({ category: filters.category === category.slug ? null : category.slug })}
            isOn={filters.category === category.slug}
            count={filters.category ? null : countOf(counts?.categories, category.slug)}
          >
            {category.name}
          </FilterLink>
          {isOpen && (
            <div className="ml-1.5 border-l border-line pl-3">
              {subs.map((sub) => (
                <FilterLink
                  key={sub.slug}
                  href={hrefWith({ category: filters.category === sub.slug ? category.slug : sub.slug })}
                  isOn={filters.category === sub.slug}
                  count={filters.category === category.slug ? countOf(counts?.categories, sub.slug) : null}
                >
                  {sub.name}
                </FilterLink>
              ))}
            </div>
          )}
        </div>
      );
    });
}

/** Null where it is not known. Platforms are spelled in more ways than one. */
function countOf(facet: Facet | undefined, value: string): number | null {
  return facet ? (facet.find((one) => one.value.toLowerCase() === value.toLowerCase())?.listings ?? 0) : null;
}

function platformChoices(current: string | undefined): string[] {
  const isKnown = !current || PLATFORMS.some((name) => name.toLowerCase() === current.toLowerCase());
  return isKnown ? PLATFORMS : [...PLATFORMS, current];
}

function FilterGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-sm">{title}</h2>
      {children}
    </section>
  );
}

interface FilterLinkProps {
  href: string;
  isOn: boolean;
  count: number | null;
  children: React.ReactNode;
}

function FilterLink({ href, isOn, count, children }: FilterLinkProps) {
  if (count === 0 && !isOn) return null; // it would leave nothing
  return (
    <PageLink
      href={href}
      scroll={false}
      aria-current={isOn ? "true" : undefined}
      className={classNames(
        "flex min-h-8 items-center justify-between gap-2 text-sm hover:text-ink",
        isOn ? "font-medium text-ink" : "text-soft",
      )}
    >
      {children}
      {isOn && <span className="text-xs font-normal text-soft">remove</span>}
      {count !== null && <span className="text-xs text-soft tabular-nums">{count}</span>}
    </PageLink>
  );
}
