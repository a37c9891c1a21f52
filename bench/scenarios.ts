import type { Request } from "autocannon";
import { WORDS } from "./words";

/** Distinct requests of a scenario, asked in turn. */
const REQUESTS = 1_000;
const REQUESTS_OF_ALL = 10_000;

export interface Scenario {
  name: string;
  /** `names` are two-word names of listings. */
  requests(size: number, names: string[]): Request[];
}

/** Spreads `i` over 0..count-1, the same in every run. */
export const spread = (i: number, count: number) => (i * 2_654_435_761) % count;
const FREQUENT_WORDS = 20;
const CATEGORIES = 200;
const many = (make: (i: number) => Request, count = REQUESTS) => Array.from({ length: count }, (_, i) => make(i));
const pathOf = (i: number, size: number) => `/listings/product-${1 + spread(i, size)}`;
const detail = (i: number, size: number) => ({ path: `/api/v1${pathOf(i, size)}` });
const list = (i: number, pages: number) => ({ path: `/api/v1/listings?page=${1 + spread(i, pages)}` });
const search = (i: number, names: string[]) => ({
  path: `/api/v1/listings?q=${(names[i % names.length] ?? "").replaceAll(" ", "+")}`,
});

const LIST_PAGES_MAX = 100;
const DETAIL: Scenario = { name: "detail by slug", requests: (size) => many((i) => detail(i, size)) };
const TWO_WORDS: Scenario = { name: "two-word search", requests: (_size, names) => many((i) => search(i, names)) };
export const FREQUENT_WORD: Scenario = {
  name: "one frequent word",
  requests: () => many((i) => ({ path: `/api/v1/listings?q=${WORDS[i % FREQUENT_WORDS]}` })),
};

export const SCENARIOS: Scenario[] = [
  DETAIL,
  { name: "list of 20", requests: (size) => many((i) => list(i, Math.min(LIST_PAGES_MAX, size / 20))) },
  TWO_WORDS,
  FREQUENT_WORD,
];

/** What should cost about the same whatever the size. */
export const GROWING: Scenario[] = [DETAIL, { name: "top lists", requests: () => many((i) => list(i, 5)) }, TWO_WORDS];

/** Readers of the whole directory: profiles, lists, categories and searches. */
export const EVERYTHING: Scenario = {
  name: "the whole directory",
  requests: (size, names) =>
    many((i) => {
      const nth = Math.floor(i / 10);
      if (i % 10 < 7) return detail(i, size);
      if (i % 10 === 7) return list(nth, LIST_PAGES_MAX);
      if (i % 10 === 8) return { path: `/api/v1/listings?category=category-${nth % CATEGORIES}` };
      return search(nth, names);
    }, REQUESTS_OF_ALL),
};

const asBrowser = (path: string) => ({ path, headers: { "accept-encoding": "gzip, deflate, br" } });

/** The same profiles as pages, the home page, and what Next answers without rendering. */
export const PAGES: Scenario[] = [
  { name: "listing page", requests: (size) => many((i) => asBrowser(pathOf(i, size))) },
  { name: "home page", requests: () => [asBrowser("/")] },
  { name: "static file of Next", requests: () => [asBrowser("/icon.svg")] },
];
export const DETAIL_JSON = DETAIL;

const MCP_HEADERS = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
  "mcp-protocol-version": "2025-11-25",
};

/** The detail read as an MCP tool. */
export const MCP_DETAIL: Scenario = {
  name: "MCP tools/call get_listing",
  requests: (size) =>
    many((i) => {
      const params = { name: "get_listing", arguments: { slug: `product-${1 + spread(i, size)}` } };
      const body = JSON.stringify({ jsonrpc: "2.0", id: i, method: "tools/call", params });
      return { method: "POST", path: "/mcp", headers: MCP_HEADERS, body };
    }),
};

export interface MixedRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Readers and agents side by side: of ten requests four are for data, three for pages, two are searches, one is a tool's. */
export function mixedRequest(i: number, size: number): MixedRequest {
  const one = pathOf(i, size);
  const word = WORDS[spread(i, WORDS.length)] ?? "";
  const pages = [
    one,
    `${one}/alternatives`,
    `/categories/category-${i % CATEGORIES}`,
    "/",
    "/launches",
    `/founders?page=${1 + (i % 50)}`,
  ];
  const data = [
    `/api/v1${one}`,
    `/api/v1/listings?page=${1 + (i % LIST_PAGES_MAX)}`,
    `/api/v1${one}/alternatives`,
    "/api/v1/launches",
  ];
  if (i % 10 < 4) return { path: data[i % data.length] ?? one };
  if (i % 10 < 7) return asBrowser(pages[spread(i, pages.length)] ?? one);
  if (i % 10 < 8) return { path: `/api/v1/listings?q=${word}` };
  if (i % 10 < 9) return asBrowser(`/search?q=${word}`);
  const params = { name: "get_listing", arguments: { slug: one.split("/").at(-1) } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: i, method: "tools/call", params });
  return { method: "POST", path: "/mcp", headers: MCP_HEADERS, body };
}
