import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { manageToken, readFollowToken } from "./follow-links";
import { unansweredBefore } from "./followers";
import { deadLink, mailedLink } from "./mailed-link";

const l = schema.listings;
const p = schema.followers;
const f = schema.follows;

/** What a mailed link is about, for the page that asks before it does anything: mail scanners open links. */
export const getFollowLink = definePageOperation({
  name: "get_follow_link",
  access: "public",
  readOnly: true,
  isSecret: true,
  input: z.strictObject({ link: mailedLink, purpose: z.enum(["confirm", "stop"]) }),
  output: z.object({
    name: z.string(),
    slug: z.string(),
    email: z.string(),
    follows: z.boolean(),
    /** The secret of the link to all that the address follows. */
    key: z.string(),
  }),
  async run({ ctx, input }) {
    const ref = await readFollowToken(input.purpose, input.link);
    if (!ref) throw deadLink();
    const ofLink = and(eq(f.listingId, l.id), eq(f.followerId, p.id));
    const [row] = await ctx.db
      .select({ name: l.name, slug: l.slug, email: p.email, askedAt: f.askedAt, confirmedAt: f.confirmedAt })
      .from(p)
      .innerJoin(l, eq(l.id, ref.listingId))
      .leftJoin(f, ofLink)
      .where(and(eq(p.id, ref.followerId), eq(l.siteId, ctx.site.id)));
    if (!row) throw deadLink();
    const { name, slug, email, askedAt, confirmedAt } = row;
    const isOpen = confirmedAt !== null || (askedAt !== null && askedAt >= unansweredBefore(ctx.now));
    if (input.purpose === "confirm" && !isOpen) throw deadLink();
    return { name, slug, email, follows: confirmedAt !== null, key: await manageToken(ref.followerId) };
  },
});
