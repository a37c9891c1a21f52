import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { Filters } from "./search-filters";

/** Keeps the filters in force when the words change. */
export function SearchForm({ query }: { query: Filters & { q?: string | undefined } }) {
  return (
    <form action="/search" className="flex gap-2">
      <div className="relative flex-1">
        <Search aria-hidden className="absolute top-3 left-3 size-4 text-soft" />
        <input
          type="search"
          name="q"
          aria-label="Search for"
          defaultValue={query.q}
          key={query.q}
          maxLength={200}
          placeholder="What should it do?"
          autoComplete="off"
          className="h-10 w-full rounded-md border border-edge bg-card pr-3 pl-9 text-base hover:border-soft"
        />
      </div>
      {(["category", "platform", "pricing"] as const).map(
        (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  );
}

/** A filter in force, with the address that is without it. */
export interface ActiveFilter {
  label: string;
  href: string;
}

/** The filters in force as pills that take themselves away. */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-4 flex flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={filter.label}>
          <PageLink
            href={filter.href}
            aria-label={`Remove the filter ${filter.label}`}
            className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line bg-card pr-2.5 pl-3 text-sm hover:border-edge"
          >
            {filter.label}
            <X aria-hidden className="size-3.5 text-soft" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The filters folded away, for screens without room beside the list. */
export function FoldedFilters({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="group mt-4 rounded-lg border border-line bg-card lg:hidden">
      <summary className="flex min-h-11 items-center justify-between px-4 text-sm font-medium">
        Filters{count > 0 && ` (${count})`}
        <span aria-hidden className="font-normal text-soft group-open:hidden">
          Show
        </span>
        <span aria-hidden className="hidden font-normal text-soft group-open:inline">
          Hide
        </span>
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
