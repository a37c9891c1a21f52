import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { STORY_PLACES } from "@/lib/core/statuses";
import type { OwnText } from "@/lib/schemas/edits/own-text";
import type { StoryPlace } from "@/lib/schemas/edits/story-editor";
import type { StorySections } from "@/lib/schemas/story";
import type { ListingRow } from "@/lib/services/listings/present";
import { presentOwnText } from "@/lib/services/listings/told/own-text";
import { sectionsIn, storyTexts } from "@/lib/services/listings/told/story";

const d = schema.storyDrafts;

export type StoryTexts = Record<StoryPlace, OwnText>;

/** Every text of a listing's story: as the listing holds it, and as it is written by now. */
export async function ownStoryTexts(db: Db, row: ListingRow): Promise<StoryTexts> {
  const texts = await storyTexts(db, row);
  const told: Partial<Record<StoryPlace, string>> = { ...sectionsIn(texts), title: texts.title ?? "" };
  const rows = await db.select().from(d).where(eq(d.listingId, row.id));
  const drafts = new Map(rows.map((draft) => [draft.place, draft]));
  const entries = STORY_PLACES.map((place) => [place, presentOwnText(told[place] ?? "", drafts.get(place))]);
  return Object.fromEntries(entries) as StoryTexts; // safe: one entry for each place
}

/** The story as it would be published now. */
export function writtenStory({ title, ...texts }: StoryTexts): { title: string | null; sections: StorySections } {
  const sections = Object.entries(texts).flatMap(([place, { text }]) => (text.trim() ? [[place, text.trim()]] : []));
  return { title: title.text.trim() || null, sections: Object.fromEntries(sections) };
}
