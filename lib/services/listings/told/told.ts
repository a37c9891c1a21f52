import { sql } from "drizzle-orm";
import type { Listing } from "@/lib/schemas/listing";

const UPDATES_SHOWN = 3;

/** A row of `toldColumns`. */
export interface Told {
  story: { title: string; at: string } | null;
  updates: { id: number; title: string; body: string; at: string }[];
}

/** What the owner has told of a listing, beside its counters: its story if published, and the latest updates. */
export const toldColumns = {
  story: sql<Told["story"]>`(
    select json_build_object('title', title, 'at', published_at) from stories
    where stories.listing_id = listing_stats.listing_id and stories.status = 'published')`,
  updates: sql<Told["updates"]>`(
    select coalesce(json_agg(json_build_object('id', id, 'title', title, 'body', body, 'at', published_at)), '[]')
    from (
      select * from listing_updates where listing_updates.listing_id = listing_stats.listing_id
      order by published_at desc, id desc limit ${sql.raw(String(UPDATES_SHOWN))}
    ) latest)`,
};

/** A story's page on a site: one a listing, under its slug. */
export function storyUrl(baseUrl: string, listingSlug: string): string {
  return `${baseUrl}/stories/${listingSlug}`;
}

const instantOf = (text: string) => new Date(text).toISOString();

export function presentStory(story: Told["story"], url: string): Listing["story"] {
  return story && { title: story.title, url, published_at: instantOf(story.at) };
}

export function presentUpdates(updates: Told["updates"]): Listing["updates"] {
  return updates.map(({ id, title, body, at }) => ({ id, title, body, published_at: instantOf(at) }));
}
