import { z } from "zod";
import { CLAIM_METHODS, CLAIM_STATUSES } from "@/lib/core/statuses";
import { instant, openEnum } from "./primitives";

export const claimId = z
  .string()
  .regex(/^cl_[0-9a-z]{20}$/, "must be a claim id such as cl_0123456789abcdefghij")
  .describe("From claim_listing or list_my_claims, such as cl_0123456789abcdefghij");

export const claimMethod = z
  .enum(CLAIM_METHODS)
  .describe("One of the claim's `methods`: how you show that the listing's website is yours");

const claimStatus = openEnum(
  CLAIM_STATUSES,
  "pending: not proven yet, or proven and waiting for the site's team (see proven_at); verified: the listing is yours",
);

/** A way to prove a claim. */
const offeredMethod = z.object({
  method: openEnum(CLAIM_METHODS, "Name for verify_claim"),
  instructions: z.string(),
  place: z.string().nullable().describe("Where the value goes: a DNS name, a page or a file's address"),
  value: z
    .string()
    .nullable()
    .describe("What to put there, as it is; for email the address, for email_code its ending"),
});
export type OfferedMethod = z.infer<typeof offeredMethod>;

/** What the last look for a proof ended in. */
const claimCheck = z.object({
  method: openEnum(CLAIM_METHODS, "How it was looked for"),
  found: z.boolean(),
  detail: z.string().describe("What was found, or what is in the way and how to mend it"),
  at: instant,
});

export const claim = z.object({
  claim_id: z.string(),
  status: claimStatus,
  listing: z.object({
    listing_id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    url: z.string().describe("The product's website"),
    page_url: z.string().describe("The listing's page here"),
  }),
  domain: z.string().describe("What has to be shown to be yours"),
  method: openEnum(CLAIM_METHODS, "The method you chose").nullable(),
  methods: z.array(offeredMethod).describe("Ways to prove it; empty once there is nothing left to prove"),
  proven_at: instant
    .nullable()
    .describe("When it was proven. With status pending the listing has another owner, and the site's team decides"),
  reason: z.string().nullable().describe("Words of the site's team, where they decided"),
  checked: claimCheck.nullable().describe("The last look for a proof"),
  created_at: instant,
  expires_at: instant.describe("Until when it can be proven"),
});
export type Claim = z.infer<typeof claim>;

export const checkedClaim = claim.extend({ checked: claimCheck });
