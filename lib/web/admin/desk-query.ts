import type { PageParams } from "@/lib/web/request/search-query";

/** What an address asks of a screen: words, order, page and filters. */
export interface DeskQuery {
  q?: string;
  sort?: string;
  descending: boolean;
  page: number;
  filters: Record<string, string>;
}

/** Names of an address that are no filters. */
const OWN = ["q", "sort", "page", "done"];
const TEXT_MAX = 60;
const WORDS_MAX = 200;
const PAGE_MAX = 1_000;

/** Reads them from an address that people may have typed or cut short: what makes no sense is dropped. A sort that begins with `-` descends. */
export function readDeskQuery(params: PageParams): DeskQuery {
  const said = new Map(Object.entries(params).map(([name, value]) => [name, [value].flat()[0]?.trim() ?? ""]));
  const page = Number(said.get("page"));
  const [q, sort] = [said.get("q")?.slice(0, WORDS_MAX), said.get("sort")?.slice(0, TEXT_MAX)];
  const filters = [...said].filter(
    ([name, value]) => !OWN.includes(name) && value !== "" && name.length <= TEXT_MAX && value.length <= TEXT_MAX,
  );
  return {
    ...(q && { q }),
    ...(sort && { sort: sort.replace(/^-/, "") }),
    descending: sort?.startsWith("-") ?? false,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    filters: Object.fromEntries(filters),
  };
}

/** The part of an address that asks the same again, with some of it changed; any change but of the page starts at page 1. */
export function deskSearch(query: DeskQuery, changes: Partial<DeskQuery> = {}): string {
  const { q, sort, descending, page, filters } = { ...query, page: 1, ...changes };
  const words = new URLSearchParams({
    ...filters,
    ...(q && { q }),
    ...(sort && { sort: `${descending ? "-" : ""}${sort}` }),
    ...(page > 1 && { page: String(page) }),
  });
  return words.size > 0 ? `?${words}` : "";
}
