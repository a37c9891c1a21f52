import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { listingMark } from "@/lib/schemas/votes";
import { requireUser } from "@/lib/services/account/require-user";
import { ownListings } from "./votable";

const t = schema.listings;
const v = schema.votes;
/** Votes that pages know of; pressing the button of an older one finds it. */
const VOTES_MAX = 1_000;

/** What is the caller's own about this site's listings, the newest votes first: pages show it in place of what anybody sees. */
export const listMyMarks = definePageOperation({
  name: "list_my_marks",
  access: "session",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({ items: z.array(listingMark) }),
  async run({ ctx }) {
    const userId = requireUser(ctx);
    const [votes, own] = await Promise.all([votesOf(ctx, userId), ownOf(ctx, userId)]);
    return {
      items: [
        ...own.map(({ id }) => ({ listing_id: id, vote: null, is_own: true })),
        ...votes.map(({ id, vote }) => ({ listing_id: id, vote, is_own: false })),
      ],
    };
  },
});

function votesOf({ db, site }: Ctx, userId: string) {
  return db
    .select({ id: v.listingId, vote: v.state })
    .from(v)
    .where(and(eq(v.userId, userId), eq(v.siteId, site.id)))
    .orderBy(desc(v.castAt))
    .limit(VOTES_MAX);
}

function ownOf({ db, site }: Ctx, userId: string) {
  return db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.siteId, site.id), inArray(t.id, ownListings(db, userId))));
}
