import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { userIdOf } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { listingId } from "@/lib/schemas/primitives";
import { isRunBy } from "@/lib/services/listings/people/run-by";

const c = schema.claims;
const t = schema.listings;

/** What whoever is signed in has to do with a listing: whether they run it already, and their open claim of it. */
export const findMyClaim = definePageOperation({
  name: "find_my_claim",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: z.object({ runs: z.boolean(), claim_id: z.string().nullable() }),
  async run({ ctx, input: { listing_id } }) {
    const userId = userIdOf(ctx.actor) ?? "";
    const isOpen = and(eq(c.listingId, listing_id), eq(c.userId, userId), eq(c.status, "pending"));
    const [own, [open]] = await Promise.all([
      ctx.db.$count(t, and(eq(t.id, listing_id), isRunBy(userId))),
      ctx.db.select({ id: c.id }).from(c).where(isOpen),
    ]);
    return { runs: own > 0, claim_id: open?.id ?? null };
  },
});
