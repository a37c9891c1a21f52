import type { ActRow } from "./undoable";

/** Acts that change the same thing by other names: what was done by one of them is gone on from by each. */
const SAME_THING = [
  ["listing.turned_down", "listing.reopened", "listing.removed"],
  [...["listing.requeued", "listing.rescheduled", "listing.moved_on"], "listing.returned", "listing.launched"],
  ["listing.paused", "listing.rejected", "listing.restored", "listing.removed", "listing.imported"],
  ["post.published", "post.scheduled", "post.unpublished"],
  ["report.settled", "report.dismissed", "report.reopened"],
  ["address.resumed", "address.paused"],
  ["user.made_admin", "user.admin_taken"],
  ["user.banned", "user.ban_lifted"],
  ["question.added", "question.retired", "question.asked_again"],
  ["story.unpublished", "story.published_again"],
  ["promo.created", "promo.switched_on", "promo.switched_off"],
];

/** Whether two acts on one object change the same thing of it; prices and ratings do for the same day. */
export function isOfSameThing(one: ActRow, other: ActRow): boolean {
  if (one.action === "product.price_set" && other.action === one.action)
    return one.before?.starts_on === other.before?.starts_on;
  if (one.action === "listing.overridden" && other.action === one.action)
    return one.before?.field === other.before?.field;
  if (one.action === "rating.set" && other.action === one.action) return one.before?.day === other.before?.day;
  return one.action === other.action || SAME_THING.some((acts) => [one, other].every((x) => acts.includes(x.action)));
}
