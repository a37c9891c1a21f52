import { z } from "zod";

/** A whole number, or its digits as text, since addresses hold nothing else. Of all other values none is turned into a number. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  );
