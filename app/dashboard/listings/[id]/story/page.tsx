import type { Metadata } from "next";
import { missingOwnPage } from "@/app/missing";
import { StepList } from "@/components/dashboard/step-list";
import { OwnWordsForm, type WordsField } from "@/components/founder/own-words-form";
import { Status } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import type { MyStory } from "@/lib/schemas/edits/my-story";
import { STORY_SECTION_MAX, STORY_SECTION_NAMES, STORY_SECTIONS } from "@/lib/schemas/story";
import { getMyStory } from "@/lib/services/owner/editing/get-my-story";
import { findOwnListing } from "@/lib/web/request/find-own";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { saveStory } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: "Story" };

export default async function StoryPage({ params }: Props) {
  const { id } = await params;
  await requireSignedIn(`/dashboard/listings/${id}/story`);
  const listing = await findOwnListing(id);
  if (!listing) return missingOwnPage();
  const { listing_id } = listing;
  const story = await read(getMyStory, { listing_id });
  return (
    <div className="py-8">
      <h1 className="text-xl">Story of {listing.name}</h1>
      <p className="mt-2 mb-6 text-soft">
        How it came about, in your own words. It is published when you save it and nothing is missing.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42.5rem)_1fr]">
        <OwnWordsForm fields={fieldsOf(story)} label="Save story" action={saveStory.bind(null, listing_id)} />
        <State story={story} />
      </div>
    </div>
  );
}

function fieldsOf({ title, sections }: MyStory): WordsField[] {
  return [
    { name: "title", pointer: "/title", label: "Title", value: title ?? "", maxLength: 160, isLine: true },
    ...STORY_SECTION_NAMES.map((name) => ({
      ...{ name, pointer: `/${name}`, label: STORY_SECTIONS[name] },
      ...{ value: sections[name] ?? "", maxLength: STORY_SECTION_MAX },
    })),
  ];
}

function State({ story }: { story: MyStory }) {
  const isWhole = story.missing.length === 0;
  return (
    <Notice title={isWhole ? undefined : "Still missing"} className="max-lg:order-first">
      {story.status === "published" ? (
        <div className="grid gap-3 text-sm">
          <Status tone="ok">Published</Status>
          {story.shown_on_listing ? (
            <PageLink href={new URL(story.url).pathname} className="link">
              See the story
            </PageLink>
          ) : (
            <p>Visitors see it once the listing is live.</p>
          )}
        </div>
      ) : (
        isWhole && <Status tone="ok">Complete: save it to publish it</Status>
      )}
      {!isWhole && <StepList steps={story.missing} />}
    </Notice>
  );
}
