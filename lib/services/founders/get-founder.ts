import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { type AppError, moved, notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { founderDetail } from "@/lib/schemas/people/founder";
import { slug } from "@/lib/schemas/primitives";
import type { FounderRow } from "../account/founder-profile";
import { presentSummary } from "../listings/present";
import { isPublic, listingsOf, presentFounder } from "./public-founders";
import { storiesBy } from "./stories";

const p = schema.founderProfiles;
const q = schema.interviewQuestions;
const a = schema.interviewAnswers;

/** One founder with what they run, their stories and their answers. */
export const getFounder = defineOperation({
  name: "get_founder",
  method: "GET",
  path: "/founders/{slug}",
  access: "public",
  toolset: "read",
  title: "Get a founder",
  summary:
    "One founder in their own words: bio, links, stories, answers to the site's questions; and the listings they run. Next: get_listing.",
  input: z.strictObject({ slug: slug.describe("From list_founders, such as ragnvald-sjursen-moe") }),
  output: founderDetail,
  errors: ["moved"],
  example: { slug: "ragnvald-sjursen-moe" },
  nextSteps: ({ listings: [first] }) => (first ? [`get_listing {"slug": "${first.slug}"}`] : []),
  cacheTags: ({ siteId, output }) => [
    tags.founders(siteId),
    tags.listings(siteId),
    ...output.listings.map(({ id }) => tags.listing(id)),
  ],
  async run({ ctx, input }) {
    const [profile] = await ctx.db
      .select()
      .from(p)
      .where(and(eq(p.slug, input.slug), isPublic));
    const rows = profile ? await listingsOf(ctx.db, ctx.site.id, [profile.userId]) : [];
    const founder = profile && presentFounder(profile, rows, ctx);
    if (!founder) throw await missing(ctx, input.slug);
    const [stories, interview] = await Promise.all([storiesBy(ctx, profile.userId), answersOf(ctx, profile)]);
    const listings = rows.map((row) => presentSummary(row, ctx));
    return { ...founder, bio: profile.bio ?? "", links: profile.links, listings, stories, interview };
  },
});

function answersOf({ db, site }: Ctx, { userId }: FounderRow) {
  return db
    .select({ question: q.question, answer: a.answer })
    .from(a)
    .innerJoin(q, eq(q.id, a.questionId))
    .where(and(eq(a.userId, userId), eq(q.siteId, site.id)))
    .orderBy(asc(q.position), asc(q.id));
}

async function missing(ctx: Pick<Ctx, "db">, slug: string): Promise<AppError> {
  const today = await findMovedFounder(ctx, slug);
  return today === null ? notFound("founder") : moved("founder", today, `/founders/${today}`);
}

/** The slug a founder has today, for a slug they had before; null when there is none. Pages redirect to it. */
export async function findMovedFounder({ db }: Pick<Ctx, "db">, oldSlug: string): Promise<string | null> {
  const former = schema.founderSlugs;
  const [row] = await db
    .select({ slug: p.slug })
    .from(former)
    .innerJoin(p, eq(p.userId, former.userId))
    .where(and(eq(former.slug, oldSlug), isPublic));
  return row?.slug ?? null;
}
