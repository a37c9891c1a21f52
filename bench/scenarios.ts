import type { Request } from "autocannon";
import { WORDS } from "./words";

/** Distinct requests of a scenario, asked in turn. */
const REQUESTS = 1_000;

export interface Scenario {
  name: string;
  /** `names` are two-word names of listings. */
  requests(size: number, names: string[]): Request[];
}

/** Spreads `i` over 0..count-1, the same in every run. */
const spread = (i: number, count: number) => (i * 2_654_435_761) % count;
const FREQUENT_WORDS = 20;
const many = (make: (i: number) => Request) => Array.from({ length: REQUESTS }, (_, i) => make(i));
const slugOf = (i: number, size: number) => `product-${1 + spread(i, size)}`;

export const SCENARIOS: Scenario[] = [
  { name: "detail by slug", requests: (size) => many((i) => ({ path: `/api/v1/listings/${slugOf(i, size)}` })) },
  {
    name: "list of 20",
    requests: (size) => many((i) => ({ path: `/api/v1/listings?page=${1 + spread(i, Math.min(100, size / 20))}` })),
  },
  {
    name: "two-word search",
    requests: (_size, names) =>
      many((i) => ({ path: `/api/v1/listings?q=${(names[i % names.length] ?? "").replaceAll(" ", "+")}` })),
  },
  {
    name: "one frequent word",
    requests: () => many((i) => ({ path: `/api/v1/listings?q=${WORDS[i % FREQUENT_WORDS]}` })),
  },
];

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
      const params = { name: "get_listing", arguments: { slug: slugOf(i, size) } };
      const body = JSON.stringify({ jsonrpc: "2.0", id: i, method: "tools/call", params });
      return { method: "POST", path: "/mcp", headers: MCP_HEADERS, body };
    }),
};
