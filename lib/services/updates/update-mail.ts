import type { Db } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { listingPageUrl } from "../listings/present";
import type { Deliverable } from "../mail/deliver-mail";
import { findMailedUpdate } from "./mail-update";
import { findMailed } from "./mailed-followers";

/** What the mail of an update says besides its links. */
export function updateMail(
  update: { title: string; body: string },
  listing: { name: string; slug: string },
  baseUrl: string,
) {
  const page_url = `${listingPageUrl(baseUrl, listing.slug)}#updates`;
  return { name: listing.name, title: update.title, body: update.body, page_url };
}

/** One follower's mail of an update; null once it follows no more, wants no news, or there is nothing to tell. */
export async function findUpdateMail(
  db: Db,
  site: Site,
  { update_id, follower_id }: { update_id: number; follower_id: string },
): Promise<Deliverable | null> {
  const found = await findMailedUpdate(db, update_id);
  const to = found && (await findMailed(db, found.update.listingId, follower_id));
  if (!to) return null;
  return {
    to,
    template: "product_news",
    data: updateMail(found.update, found, site.baseUrl),
    follow: { follower_id, listing_id: found.update.listingId },
  };
}
