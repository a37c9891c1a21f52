import type { PageParams } from "./search-query";

/** Words and page of a plain list, as its address says them. */
export interface PageQuery {
  q?: string;
  page: number;
}

const QUERY_MAX = 100;
const PAGE_MAX = 10_000;

/** Reads them from an address that people may have typed or cut short: what makes no sense is dropped. */
export function readPageQuery(params: PageParams): PageQuery {
  const [q, page] = ["q", "page"].map((name) => [params[name]].flat()[0]?.trim() ?? "");
  const number = Number(page);
  return {
    ...(q && { q: q.slice(0, QUERY_MAX) }),
    page: Number.isInteger(number) && number >= 1 && number <= PAGE_MAX ? number : 1,
  };
}

/** The address of a list's page. */
export function pageHref(path: string, { q, page }: PageQuery): string {
  const words = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });
  return words.size > 0 ? `${path}?${words}` : path;
}
