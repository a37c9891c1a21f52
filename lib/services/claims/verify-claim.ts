import { z } from "zod";
import type { Db } from "@/db/client";
import type { StoredCheck } from "@/db/schema/claims";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import type { ClaimMethod } from "@/lib/core/statuses";
import { checkedClaim, claimId, claimMethod } from "@/lib/schemas/claims";
import { email } from "@/lib/schemas/primitives";
import { deliverMail } from "@/lib/services/mail/deliver-mail";
import { lookForProof, type Seen } from "./check-proof";
import { addressAt } from "./claim-domain";
import { CODE_MINUTES, judgeCode, makeCode } from "./mailed-code";
import { openMethod } from "./open-method";
import { getOwnClaim, lockClaim } from "./own-claim";
import { type ClaimedListing, presentClaim, verifiedAddress } from "./present";
import { settleCheck } from "./settle";
import { type ClaimRow, statusAt } from "./status";
import { lockClaimed } from "./transfer";

/** Looks for a claim's proof now. Not found is an answer, with what to do. */
export const verifyClaim = defineOperation({
  name: "verify_claim",
  method: "POST",
  path: "/claims/{claim_id}/verify",
  access: "listings:write",
  toolset: "listings",
  repeatable: true,
  openWorld: true,
  bucket: "claim_checks",
  title: "Check a claim",
  summary:
    "Look now for what proves a claim. `checked` says whether it was found, and what to mend where it was not; call it again as often as needed. With email_code, send email to have a code mailed, then send code. Once verified, the listing is yours: see get_my_listing.",
  input: z.strictObject({
    claim_id: claimId,
    method: claimMethod
      .optional()
      .describe("Which of the claim's `methods` to check; left out, the one that claim_listing named"),
    email: email.optional().describe("With email_code: an address at the claim's domain, to send a code to"),
    code: z
      .string()
      .trim()
      .regex(/^[0-9]{6}$/, "must be six digits")
      .optional()
      .describe("With email_code: the six digits that were mailed"),
  }),
  output: checkedClaim,
  errors: ["limit_reached", "unavailable"],
  example: { claim_id: "cl_0123456789abcdefghij", method: "meta_tag" },
  nextSteps: (one) => {
    if (one.status === "verified") return [`get_my_listing {"listing_id": ${one.listing.listing_id}}`];
    if (one.status !== "pending") return [`claim_listing {"slug": "${one.listing.slug}"}`];
    const again = { claim_id: one.claim_id, method: one.checked.method };
    return one.methods.length > 0 ? [`verify_claim ${JSON.stringify(again)} after that is mended`] : ["list_my_claims"];
  },
  async run({ ctx, input }) {
    const { claim, listing } = await getOwnClaim(ctx, input.claim_id);
    const address = await verifiedAddress(ctx.db, claim.userId);
    const row = await settledAfter(ctx, { claim, listing, address }, input);
    const { checked, ...one } = presentClaim(ctx, row, { listing, email: address });
    return { ...one, checked: checked ?? unchecked(row) };
  },
});

interface Question {
  claim: ClaimRow;
  listing: ClaimedListing;
  address: string | null;
}
type Asked = { method?: ClaimMethod | undefined; email?: string | undefined; code?: string | undefined };

/** The claim after a look at its proof; as it is where nothing is left to look for. */
async function settledAfter(ctx: Ctx, question: Question, asked: Asked): Promise<ClaimRow> {
  const { claim, listing } = question;
  const isWaiting = claim.proof !== null && listing.ownerId !== null && listing.ownerId !== claim.userId;
  if (claim.status !== "pending" || isWaiting) return claim;
  if (statusAt(claim, ctx.now) === "expired")
    return judged(ctx, claim, async () => ({ method: "meta_tag", found: false, detail: "" }));
  const method = methodOf(ctx, question, asked);
  if (method === "email_code") return byCode(ctx, question, asked);
  const seen = method === "email" ? ownAddress(question) : await lookForProof(ctx, method, { claim, listing });
  return judged(ctx, claim, async () => ({ method, ...seen }));
}

function methodOf({ site }: Ctx, { claim, listing, address }: Question, asked: Asked): ClaimMethod {
  const isOfCode = asked.email !== undefined || asked.code !== undefined;
  const method = asked.method ?? (isOfCode ? "email_code" : claim.method);
  const claimed = { site, listing, token: claim.token, email: address };
  const names = openMethod(claimed, method).map((one) => one.method);
  if (method === null)
    throw invalid("/method", "Which method is to be checked?", `Send method: one of ${names.join(", ")}.`);
  if (isOfCode && method !== "email_code")
    throw invalid(
      "/method",
      "email and code belong to the method email_code.",
      "Leave them out, or send method email_code.",
    );
  return method;
}

function ownAddress({ claim, address }: Question): Seen {
  return { found: true, detail: `The verified address ${address} is at ${claim.domain}.` };
}

/** Takes a look's result into the claim, with claim and listing locked. */
function judged(
  ctx: Ctx,
  { id, listingId, userId }: ClaimRow,
  look: (tx: Db, claim: ClaimRow) => Promise<Omit<StoredCheck, "at">>,
): Promise<ClaimRow> {
  return ctx.db.transaction(async (tx) => {
    const listing = await lockClaimed(tx, listingId, userId);
    const claim = await lockClaim(tx, ctx.site.id, id);
    const seen = await look(tx, claim);
    return settleCheck(tx, ctx, { claim, listing }, { ...seen, at: ctx.now.toISOString() });
  });
}

/** Judges a code, or has one mailed: after the transaction, so that no code is stored to be sent. */
async function byCode(ctx: Ctx, { claim, listing }: Question, { email: typed, code }: Asked): Promise<ClaimRow> {
  const method = "email_code" as const;
  if (code !== undefined)
    return judged(ctx, claim, async (tx, locked) => ({ method, ...(await judgeCode(tx, ctx, locked, code)) }));
  if (typed === undefined)
    throw invalid(
      "/email",
      `Name an address at ${claim.domain}.`,
      "Send it as email to get a code, then send the code as code.",
    );
  const to = addressAt(typed, claim.domain, listing.url);
  let made = "";
  const row = await judged(ctx, claim, async (tx, locked) => {
    made = await makeCode(tx, ctx, locked, to);
    const detail = `A code of six digits was sent to ${to}. Send it as code within ${CODE_MINUTES} minutes.`;
    return { method, found: false, detail };
  });
  await deliverMail(ctx.site, { to, template: "claim_code", data: { code: made, domain: claim.domain } });
  return row;
}

function unchecked(row: ClaimRow): StoredCheck {
  const detail = `This claim is ${row.status}. Claim the listing again to prove it.`;
  return { method: row.method ?? "meta_tag", found: false, detail, at: (row.settledAt ?? row.createdAt).toISOString() };
}
