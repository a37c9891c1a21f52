import { z } from "zod";

export const siteInfo = z.object({
  name: z.string(),
  key: z.string().describe("Key of the site in its network"),
  tagline: z.string(),
  base_url: z.string().describe("Public origin; every link starts with it"),
  current_week: z.string().describe("ISO 8601 week such as 2026-W48, Monday to Sunday UTC"),
  next_free_week: z
    .string()
    .nullable()
    .describe("First week that choosing the free plan would give today; null while no free place is open"),
  counts: z.object({ listings: z.number().int(), categories: z.number().int(), launching_this_week: z.number().int() }),
  api: z.object({
    version: z.string(),
    base: z.string(),
    openapi: z.string(),
    docs: z.string(),
    mcp: z.string(),
    mcp_versions: z.array(z.string()),
    scopes: z.record(z.string(), z.string()).describe("What each scope allows, by scope"),
  }),
  payment_providers: z
    .array(z.string())
    .describe("Ways to pay that are on, such as stripe; a person pays on the checkout page, never through the API"),
  how_it_works: z.array(z.string()),
});
