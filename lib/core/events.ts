import { z } from "zod";

/** Whose work it is: users take turns. Null where it is nobody's, and in events of before it was told. */
const user_id = z.string().nullable().default(null);

/** Every event staged in the outbox and its data. Names are past tense, except requests to do work. */
export const EVENTS = {
  "draft.requested": z.object({ draft_id: z.string(), run: z.number().int(), user_id }),
  /** Products wait to be drafted for nobody; the first of them. */
  "import.requested": z.object({ first_id: z.number().int() }),
  "pictures.requested": z.object({ draft_id: z.string(), user_id }),
  "listing_pictures.requested": z.object({ listing_id: z.number().int(), user_id }),
  "competitor.requested": z.object({ draft_id: z.string(), url: z.string(), user_id }),
  "launch.requested": z.object({ listing_id: z.number().int(), site_id: z.number().int() }),
  "badge_check.requested": z.object({ listing_id: z.number().int(), site_id: z.number().int() }),
  "order.paid": z.object({ order_id: z.number().int(), site_id: z.number().int(), user_id }),
  "refund.requested": z.object({ refund_id: z.number().int(), site_id: z.number().int() }),
  /** Listings of a large category are to be filed anew. */
  "category.refiled": z.object({ refiling_id: z.number().int() }),
  "rating.requested": z.object({ domain: z.string() }),
  "update.posted": z.object({ update_id: z.number().int(), site_id: z.number().int() }),
  /** One follower's mail of an update: what it says is read when it is sent. */
  "update_mail.requested": z.object({
    update_id: z.number().int(),
    follower_id: z.string(),
    site_id: z.number().int(),
  }),
  "mail.requested": z.object({
    to: z.string(),
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    site_id: z.number().int(),
    /** The follow that it is about: it then carries links that end it, which are made only when it is sent. */
    follow: z.object({ follower_id: z.string(), listing_id: z.number().int() }).optional(),
    /** Whom it tells of a new follower: it goes if they still want such mails, and carries a link that ends them. */
    follower_mail: z.object({ user_id: z.string() }).optional(),
    /** Whose account its link deletes, until then; it is made only when it is sent. */
    deletion: z.object({ user_id: z.string(), until: z.iso.datetime() }).optional(),
    /** The invitation that it brings, whose link is made only when it is sent. */
    invite: z.object({ id: z.string(), expires_at: z.iso.datetime() }).optional(),
  }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventData<N extends EventName> = z.infer<(typeof EVENTS)[N]>;
