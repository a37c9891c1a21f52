import type { Metadata } from "next";
import { missingOwnPage } from "@/app/missing";
import { StoryArticle } from "@/components/founder/story-article";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { previewStory } from "@/lib/services/stories/preview-story";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

interface Props {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: "Preview of the story" };

/** The page of a story as it is written now, before visitors may read it. */
export default async function StoryPreviewPage({ params }: Props) {
  const { id } = await params;
  const { now } = await requireSignedIn(`/dashboard/listings/${id}/story/preview`);
  const story = await readOrNull(previewStory, { listing_id: Number(id) });
  if (!story) return missingOwnPage();
  return (
    <div className="py-8">
      <Notice className="mb-8">
        Only the people who run this listing can see this preview of the story as it is written now.{" "}
        <PageLink href={`/dashboard/listings/${id}/story`} className="link">
          Back to the story
        </PageLink>
      </Notice>
      <article className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-8">
        <StoryArticle story={story} now={now} />
      </article>
    </div>
  );
}
