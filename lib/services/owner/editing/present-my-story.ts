import { hash } from "node:crypto";
import type { Ctx } from "@/lib/core/context";
import type { MyStory } from "@/lib/schemas/edits/my-story";
import { STORY_SECTION_NAMES, type StorySections } from "@/lib/schemas/story";
import { founderFieldUrl } from "@/lib/services/account/founder-profile";
import type { ListingRow } from "@/lib/services/listings/present";
import type { StoryGap } from "@/lib/services/listings/told/story";
import { storyUrl } from "@/lib/services/listings/told/told";

interface StoryRow {
  title: string | null;
  sections: StorySections;
  status: MyStory["status"];
  publishedAt: Date | null;
}

/** A story on the wire, with a link for all that it lacks. */
export function presentMyStory(
  row: ListingRow,
  story: StoryRow,
  gaps: StoryGap[],
  { site }: Pick<Ctx, "site">,
): MyStory {
  const isPublished = story.status === "published";
  const isShown = isPublished && row.status === "live";
  const editor = `${site.baseUrl}/dashboard/listings/${row.id}/story`;
  return {
    title: story.title,
    sections: story.sections,
    url: isShown ? storyUrl(site.baseUrl, row.slug) : editor,
    published_at: isPublished ? (story.publishedAt?.toISOString() ?? null) : null,
    shown_on_listing: isShown,
    status: story.status,
    missing: gaps.map(({ field, isProfile, reason }) => ({
      reason,
      url: isProfile ? founderFieldUrl(site.baseUrl, field) : `${editor}#${field}`,
    })),
  };
}

/** Names what a call can change of it. */
export const storyRevision = ({ title, sections }: Pick<MyStory, "title" | "sections">): string =>
  hash("sha1", JSON.stringify([title, STORY_SECTION_NAMES.map((name) => sections[name] ?? null)]), "base64url");
