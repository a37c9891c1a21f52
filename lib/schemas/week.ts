import { z } from "zod";
import { parseWeek } from "@/lib/core/week";

/** A week as callers name it: read it by `resolveWeek` against the clock. */
export const weekInput = z
  .string()
  .refine(
    (text) => text === "current" || text === "next" || parseWeek(text) !== null,
    "must be an ISO 8601 week such as 2026-W48, or current or next",
  )
  .describe("ISO 8601 week such as 2026-W48, or current or next");
