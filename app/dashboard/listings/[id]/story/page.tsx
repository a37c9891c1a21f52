import type { Metadata } from "next";
import { missingOwnPage } from "@/app/missing";
import { StoryEditor } from "@/components/founder/story-editor";
import { userIdOf } from "@/lib/core/context";
import { getStoryEditor } from "@/lib/services/stories/get-story-editor";
import { findOwnListing } from "@/lib/web/request/find-own";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { publishWritten, saveStory, unpublishWritten } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: "Story" };

export default async function StoryPage({ params }: Props) {
  const { id } = await params;
  const { actor } = await requireSignedIn(`/dashboard/listings/${id}/story`);
  const listing = await findOwnListing(id);
  if (!listing) return missingOwnPage();
  const { listing_id } = listing;
  const story = await read(getStoryEditor, { listing_id });
  return (
    <div className="py-8">
      <h1 className="text-xl wrap-anywhere">Story of {listing.name}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        How it came about, in your own words. What you write is saved as a draft by itself; visitors read it once you
        publish it.
      </p>
      <StoryEditor
        story={story}
        writer={userIdOf(actor) ?? ""}
        save={saveStory.bind(null, listing_id)}
        publish={publishWritten.bind(null, listing_id)}
        unpublish={unpublishWritten.bind(null, listing_id)}
      />
    </div>
  );
}
