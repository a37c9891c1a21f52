import { z } from "zod";

const WORDS_MAX = 200;

/** What every reading of a screen takes; filters are choices by their keys. */
export const askedInput = {
  screen: z.string().max(60),
  q: z.string().trim().max(WORDS_MAX).optional(),
  sort: z.string().max(60).optional(),
  descending: z.boolean().default(false),
  filters: z.record(z.string().max(60), z.string().max(60)).default({}),
};
