import { z } from "zod";
import { withoutHiddenMarks } from "@/lib/core/text/visible";
import { typedWebAddress } from "@/lib/core/text/web-address";

/** The greatest id that the database counts to. */
const INT4_MAX = 2_147_483_647;
const URL_MAX = 2048;
const CREDENTIALS = /^https?:\/\/[^/?#]*@/i;
const CONTROL = /\p{Cc}/u;
const CONTROL_IN_LINES = /(?![\t\n\r])\p{Cc}/u;

/** One line of text: trimmed, no line breaks or control characters; marks that turn letters round are taken out. */
export const line = (max: number) => lineOrEmpty(max).min(1);

/** As `line`, or empty to remove what was there. */
export const lineOrEmpty = (max: number) =>
  z
    .string()
    .overwrite(withoutHiddenMarks)
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text), "must be one line of text");

/** As a browser counts a form's texts, which it sends with two characters for a line break. */
const withPlainBreaks = (text: string) => withoutHiddenMarks(text).replace(/\r\n?/g, "\n");

/** Plain text of several lines; no control characters but tabs and line breaks, which become line feeds. */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite(withPlainBreaks)
    .trim()
    .max(max)
    .refine((text) => !CONTROL_IN_LINES.test(text), "must be plain text without control characters");

/** As `plainText`, spaces at its ends included: a text that is still typed. */
export const unfinishedText = (max: number) =>
  z
    .string()
    .overwrite(withPlainBreaks)
    .max(max)
    .refine((text) => !CONTROL_IN_LINES.test(text), "must be plain text without control characters");

/** Nothing in an address may be read as more than an address where it is shown; one that is wrong is refused elsewhere. */
const serialised = (text: string) => typedWebAddress(text) ?? text;

/** Words for what is no link; what is no text at all, or missing, is told as for every other field. */
const unlessLink = (complaint: string) => (issue: z.core.$ZodRawIssue) =>
  issue.code === "invalid_format" ? complaint : undefined;
const WEB_URL_COMPLAINT = "must be an http or https link such as https://example.com";

/** An http or https link of at most 2,048 characters, serialised where it is not plain. */
export const webUrl = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: unlessLink(WEB_URL_COMPLAINT) })
  .refine((text) => !CREDENTIALS.test(text), "must be a link without a user name")
  .overwrite(serialised)
  .max(URL_MAX);

/** As `webUrl`, or empty to remove what was there. */
export const webUrlOrEmpty = z
  .string()
  .max(URL_MAX)
  .refine((text) => text === "" || webUrl.safeParse(text).success, `${WEB_URL_COMPLAINT}, or empty`)
  .overwrite(serialised);

/** An https link of at most 2,048 characters. */
export const httpsUrl = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: unlessLink("must be an https link such as https://example.com"),
  })
  .refine((text) => !CREDENTIALS.test(text), "must be a link without a user name")
  .overwrite(serialised)
  .max(URL_MAX)
  .describe("https:// link");

export const email = z.email().max(254);

/** RFC 3339. */
export const instant = z.iso.datetime().describe("RFC 3339 instant, UTC");
export const day = z.iso.date().describe("YYYY-MM-DD");

/** Money in the hundredth part of its currency; never negative. */
export const cents = z.number().int().min(0);

/** An id that the database counts up. `about` says where callers find it, with an example. */
export const countedId = (about: string) => z.number().int().min(1).max(INT4_MAX).describe(about);

export const listingId = countedId("From submit_draft or list_my_listings, such as 1001");
export const draftId = z
  .string()
  .regex(/^dr_[0-9a-z]{20}$/, "must be a draft id such as dr_0123456789abcdefghij")
  .describe("From submit_listing or list_my_drafts, such as dr_0123456789abcdefghij");
export const inviteId = z.string().regex(/^inv_[0-9a-z]{20}$/, "must be the id of an invitation");
export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens");

/** Marks the values of `openEnum` in a JSON Schema, until their list is taken out. */
export const OPEN_ENDED = "openEnded";

/**
 * Values that more may join (the contract leaves the list open): described to callers and not closed, so that a client
 * written today takes what comes tomorrow. Our own code still knows each one.
 */
export function openEnum<const T extends readonly [string, ...string[]]>(values: T, about: string) {
  const description = `${about}. Known: ${values.join(", ")}; more may come`;
  return z.enum(values).meta({ description, [OPEN_ENDED]: true });
}
