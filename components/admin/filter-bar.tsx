import { Download } from "lucide-react";
import { Button, buttonClass } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/field";
import { Kbd } from "@/components/ui/kbd";
import type { DeskScreen } from "@/lib/schemas/admin/desk";

interface Props {
  screen: DeskScreen;
  query: { q?: string; sort?: string; descending: boolean; filters: Record<string, string> };
  /** The address of what is shown as CSV. */
  csv: string;
}

/** So many letters are looked for at the beginning alone, where a screen says so. */
const SHORT_MAX = 2;

/** Words and filters of a screen as a plain GET form, and the same rows as CSV. */
export function FilterBar({ screen, query, csv }: Props) {
  const { sort, descending } = query;
  return (
    <form action={`/admin/${screen.key}`} className="mt-4 mb-2 flex flex-wrap items-center gap-2">
      {screen.search && (
        <Input
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={200}
          aria-label={`Search by ${screen.search}`}
          placeholder={`Search by ${screen.search}`}
          data-desk-search
          autoComplete="off"
          className="h-8! w-full! sm:w-64!"
        />
      )}
      {screen.filters.map((filter) => (
        <FilterSelect key={filter.key} filter={filter} value={query.filters[filter.key] ?? ""} />
      ))}
      {sort && <input type="hidden" name="sort" value={`${descending ? "-" : ""}${sort}`} />}
      {(screen.search || screen.filters.length > 0) && (
        <Button type="submit" size="sm">
          Show
        </Button>
      )}
      <a
        href={csv}
        download
        className={buttonClass("quiet", "sm")}
        title="Every row of what is shown, with all columns"
      >
        <Download aria-hidden className="size-4" /> CSV
      </a>
      <KeyHints isForMany={screen.forMany.length > 0} />
      <ShortNote screen={screen} q={query.q} />
    </form>
  );
}

/** What is found by one or two letters. */
function ShortNote({ screen, q }: { screen: DeskScreen; q?: string | undefined }) {
  if (!q || q.length > SHORT_MAX || screen.shortSearch === null) return null;
  return (
    <p className="w-full text-sm text-soft">
      Found is what begins with “{q}”: {screen.shortSearch}. Three letters or more are found anywhere.
    </p>
  );
}

/** What keys do on the table below. */
function KeyHints({ isForMany }: { isForMany: boolean }) {
  return (
    <p className="ml-auto hidden text-xs text-soft lg:block">
      <Kbd>j</Kbd> <Kbd>k</Kbd> move,{" "}
      {isForMany && (
        <>
          <Kbd>x</Kbd> selects,{" "}
        </>
      )}
      <Kbd>Enter</Kbd> opens, <Kbd>/</Kbd> searches
    </p>
  );
}

function FilterSelect({ filter, value }: { filter: DeskScreen["filters"][number]; value: string }) {
  return (
    <Select name={filter.key} aria-label={filter.label} defaultValue={value} className="h-8! w-auto!">
      <option value="">{filter.label}: any</option>
      {filter.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
