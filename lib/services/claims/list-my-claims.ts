import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { defineOperation } from "@/lib/core/operation";
import { claim } from "@/lib/schemas/claims";
import { requireUser } from "@/lib/services/account/require-user";
import { claimedColumns, presentClaim, verifiedAddress } from "./present";

const c = schema.claims;
const t = schema.listings;
/** So many at most are listed; an hour of claiming makes a fifth of them. */
const LISTED_MAX = 100;

/** The caller's claims on this site, newest first. */
export const listMyClaims = defineOperation({
  name: "list_my_claims",
  method: "GET",
  path: "/claims",
  access: "account:read",
  toolset: "listings",
  title: "List my claims",
  summary: `Your claims on this site, newest first, ${LISTED_MAX} at most, with how each can still be proven. Next: verify_claim.`,
  input: z.strictObject({}),
  output: z.object({ items: z.array(claim), total: z.number().int().describe("Claims in all") }),
  nextSteps: ({ items }) =>
    items
      .filter(({ methods }) => methods.length > 0)
      .slice(0, 1)
      .map(
        (one) => `verify_claim {"claim_id": "${one.claim_id}", "method": "${one.method ?? one.methods[0]?.method}"}`,
      ),
  async run({ ctx }) {
    const userId = requireUser(ctx);
    const where = and(eq(c.userId, userId), eq(c.siteId, ctx.site.id));
    const [rows, total, email] = await Promise.all([
      ctx.db
        .select({ claim: c, listing: claimedColumns })
        .from(c)
        .innerJoin(t, eq(t.id, c.listingId))
        .where(where)
        .orderBy(desc(c.createdAt), desc(c.id))
        .limit(LISTED_MAX),
      ctx.db.$count(c, where),
      verifiedAddress(ctx.db, userId),
    ]);
    const items = rows.map(({ claim: row, listing }) => presentClaim(ctx, row, { listing, email }));
    return { items, total };
  },
});
