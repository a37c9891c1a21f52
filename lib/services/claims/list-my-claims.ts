import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { claim } from "@/lib/schemas/claims";
import { requireUser } from "@/lib/services/account/require-user";
import { claimedColumns, presentClaim, verifiedAddress } from "./present";

const c = schema.claims;
const t = schema.listings;

/** The caller's claims on this site, newest first. */
export const listMyClaims = defineOperation({
  name: "list_my_claims",
  method: "GET",
  path: "/claims",
  access: "account:read",
  toolset: "listings",
  title: "List my claims",
  summary: "Your claims on this site, newest first, with how each can still be proven. Next: verify_claim.",
  input: z.strictObject(pageQuery),
  output: pageOf(claim),
  nextSteps: (page) =>
    page.items
      .filter(({ methods }) => methods.length > 0)
      .slice(0, 1)
      .map(
        (one) => `verify_claim {"claim_id": "${one.claim_id}", "method": "${one.method ?? one.methods[0]?.method}"}`,
      ),
  async run({ ctx, input }) {
    const userId = requireUser(ctx);
    const where = and(eq(c.userId, userId), eq(c.siteId, ctx.site.id));
    const { limit, offset } = limitOffset(input);
    const [rows, total, email] = await Promise.all([
      ctx.db
        .select({ claim: c, listing: claimedColumns })
        .from(c)
        .innerJoin(t, eq(t.id, c.listingId))
        .where(where)
        .orderBy(desc(c.createdAt), desc(c.id))
        .limit(limit)
        .offset(offset),
      ctx.db.$count(c, where),
      verifiedAddress(ctx.db, userId),
    ]);
    const items = rows.map(({ claim: row, listing }) => presentClaim(ctx, row, { listing, email }));
    return toPage(items, total, input);
  },
});
