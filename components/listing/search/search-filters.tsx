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

interface SearchFiltersProps {
  filters: Filters;
  categories: Category[];
  /** Address of this search with one filter set, or dropped by null. */
  hrefWith: (change: { [K in keyof Filters]: Filters[K] | null }) => string;
}

/** Filters as links: each is one click, each result has an address, nothing needs JavaScript. */
export function SearchFilters(props: SearchFiltersProps) {
  const { filters, hrefWith } = props;
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
          >
            {PRICING_SHORT[model]}
          </FilterLink>
        ))}
      </FilterGroup>
      <FilterGroup title="Platform">
        {platformChoices(filters.platform).map((name) => {
          const isOn = filters.platform?.toLowerCase() === name.toLowerCase();
          return (
            <FilterLink key={name} href={hrefWith({ platform: isOn ? null : name })} isOn={isOn}>
              {name}
            </FilterLink>
          );
        })}
      </FilterGroup>
    </div>
  );
}

/** Top categories with listings; the open one shows its subcategories. */
function CategoryLinks({ filters, categories, hrefWith }: SearchFiltersProps) {
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

function FilterLink({ href, isOn, children }: { href: string; isOn: boolean; children: React.ReactNode }) {
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
    </PageLink>
  );
}
