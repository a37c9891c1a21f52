import { z } from "zod";

/** One line of text: trimmed, no line breaks or control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, "must be one line of text");

/** Plain text of several lines; no control characters but tabs and line breaks. */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, "must be plain text");

/** An http(s) link of at most 2,048 characters. */
export const webUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2048);
/** An https link. */
export const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(2048);
export const email = z.email().max(254);

export const instant = z.iso.datetime().describe("RFC 3339 instant, UTC");
export const day = z.iso.date().describe("YYYY-MM-DD");

export const listingId = z.number().int().min(1).max(2_147_483_647).describe("The listing's id");
export const draftId = z
  .string()
  .regex(/^dr_[0-9a-z]{20}$/, "must be a draft id such as dr_0123456789abcdefghij")
  .describe("The draft's id");
export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens")
  .describe("The slug in the public address");
