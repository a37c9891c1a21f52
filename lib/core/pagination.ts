import { z } from "zod";

export const PER_PAGE_DEFAULT = 20;
export const PER_PAGE_MAX = 100;
const PAGE_MAX = 100_000; // keeps OFFSET within an int4 and a scan within reason

/** `per_page` alone, for lists that are not paginated. */
export const perPage = z.number().int().min(1).max(PER_PAGE_MAX).default(PER_PAGE_DEFAULT);

/** Query of every paginated list; spread into an operation's input. */
export const pageQuery = {
  page: z.number().int().min(1).max(PAGE_MAX).default(1).describe("From 1"),
  per_page: perPage,
};

/** The wire shape of a page of `item`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int().describe("How many there are in all"),
    has_more: z.boolean(),
  });
}

/** As `pageOf`, of a list that may be too long to be counted through. */
export function countedPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({
    total: z.number().int().describe("How many there are in all; beyond 1,000 an estimate"),
    total_is_estimate: z.boolean(),
  });
}

interface PageInput {
  page: number;
  per_page: number;
}

export function limitOffset(input: PageInput): { limit: number; offset: number } {
  return { limit: input.per_page, offset: (input.page - 1) * input.per_page };
}

export function toPage<T>(items: T[], total: number, input: PageInput) {
  return { items, page: input.page, per_page: input.per_page, total, has_more: input.page * input.per_page < total };
}

/** How many there are in all. */
export interface Total {
  count: number;
  isEstimate: boolean;
}

/**
 * As `toPage`, of a list that may be estimated: `found` holds one more than the page where there is a next one, and what it shows
 * goes before an estimate.
 */
export function toCountedPage<T>(found: T[], { count, isEstimate }: Total, input: PageInput) {
  const { per_page, page } = input;
  const seen = (page - 1) * per_page + found.length;
  const isLast = found.length > 0 && found.length <= per_page;
  return {
    items: found.slice(0, per_page),
    page,
    per_page,
    total: isLast && isEstimate ? seen : Math.max(count, found.length > 0 ? seen : 0),
    total_is_estimate: isEstimate && !isLast,
    has_more: found.length > per_page,
  };
}
