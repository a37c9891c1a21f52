import { and, desc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { FounderStory, StorySummary } from "@/lib/schemas/people/founder-story";
import { STORY_SECTION_NAMES, STORY_SECTIONS, type StorySections } from "@/lib/schemas/story";
import { presentFounderCard } from "../account/present";
import { isLive } from "../listings/live";
import { storyUrl } from "../listings/told/told";

const t = schema.listings;
const s = schema.stories;
const p = schema.founderProfiles;

/** Stories of live listings of a site that are published. */
export const isTold = (siteId: number) => and(eq(t.siteId, siteId), isLive, eq(s.status, "published"));

/** Columns of a list row: the story, its listing and its writer's profile. */
export const storyColumns = {
  title: s.title,
  publishedAt: s.publishedAt,
  sections: s.sections,
  slug: t.slug,
  name: t.name,
  profile: p,
};
interface StoryRow {
  title: string | null;
  publishedAt: Date | null;
  sections: StorySections;
  slug: string;
  name: string;
  profile: typeof p.$inferSelect | null;
}

const EXCERPT_MAX = 220;

/** The written sections in reading order. */
export function sectionsOf(sections: StorySections): FounderStory["sections"] {
  return STORY_SECTION_NAMES.flatMap((key) =>
    sections[key] ? [{ key, title: STORY_SECTIONS[key], text: sections[key] }] : [],
  );
}

/** A published story as lists show it; the writer is named while their profile is complete. */
export function presentHead(
  { title, publishedAt, sections, slug, name, profile }: StoryRow,
  baseUrl: string,
): StorySummary {
  const card = presentFounderCard(profile, baseUrl);
  const [first] = sectionsOf(sections);
  return {
    title: title ?? name,
    url: storyUrl(baseUrl, slug),
    published_at: (publishedAt ?? new Date(0)).toISOString(),
    excerpt: excerptOf(first?.text ?? ""),
    product: { slug, name },
    founder: card && { slug: card.slug, name: card.name, role: card.role, photo_url: card.photo_url },
  };
}

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= EXCERPT_MAX) return line;
  return `${line.slice(0, line.lastIndexOf(" ", EXCERPT_MAX)).replace(/[\s,;:–-]+$/u, "")}…`;
}

/** A person's published stories, newest first. */
export async function storiesBy({ db, site }: Ctx, userId: string) {
  const rows = await db
    .select(storyColumns)
    .from(s)
    .innerJoin(t, eq(t.id, s.listingId))
    .leftJoin(p, eq(p.userId, s.userId))
    .where(and(isTold(site.id), eq(s.userId, userId)))
    .orderBy(desc(s.publishedAt), desc(s.listingId));
  return rows.map((row) => {
    const { title, url, published_at } = presentHead(row, site.baseUrl);
    return { title, url, published_at };
  });
}
