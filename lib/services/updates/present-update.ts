import type { schema } from "@/db/client";
import type { OwnUpdate } from "@/lib/schemas/edits/listing-update";
import { listingPageUrl } from "../listings/present";

/** An update as its owner sees it. */
export function presentUpdate(
  { id, title, body, publishedAt, followersNotified }: typeof schema.listingUpdates.$inferSelect,
  { slug }: { slug: string },
  { baseUrl }: { baseUrl: string },
): OwnUpdate {
  return {
    update_id: id,
    title,
    body,
    published_at: publishedAt.toISOString(),
    url: `${listingPageUrl(baseUrl, slug)}#updates`,
    followers_notified: followersNotified,
  };
}
