import { z } from "zod";
import { instant, openEnum } from "../primitives";

/** An invitation to run a product beside its owner. */
export const invite = z.object({
  invite_id: z.string(),
  email: z.string(),
  status: openEnum(["pending", "accepted", "revoked", "expired"], "Where it stands"),
  expires_at: instant.describe("Until when the mailed link works"),
});

/** The same with the room that is left beside it. */
export const inviteSent = invite.extend({
  invites_left: z.number().int().describe("How many more people can be invited; open invitations count until they end"),
});

/** Somebody who runs a listing. */
const person = z.object({
  user_id: z.string(),
  role: openEnum(["owner", "cofounder"], "What they may do"),
  name: z.string().nullable(),
  email: z.string(),
  /** Of their founder page, while visitors see it. */
  slug: z.string().nullable(),
  joined_at: instant.nullable(),
  is_me: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** Who runs a listing and, for its owner, who is invited to. */
export const people = z.object({
  role: openEnum(["owner", "cofounder"], "What the caller is"),
  people: z.array(person),
  invites: z.array(invite),
  invites_left: z.number().int(),
});
export type People = z.infer<typeof people>;

/** Who is invited to a draft, and who will run its listing beside the owner. */
export const draftPeople = z.object({
  product: z.string(),
  /** What it has become. */
  listing_id: z.number().int().nullable(),
  joined: z.array(z.object({ invite_id: z.string(), name: z.string().nullable(), email: z.string() })),
  invites: z.array(invite),
  invites_left: z.number().int(),
});
export type DraftPeople = z.infer<typeof draftPeople>;

/** What an invited person is shown before they join. */
export const invitePreview = z.object({
  product: z.string(),
  url: z.string(),
  /** The product is not saved yet: who joins runs it once it is. */
  is_draft: z.boolean(),
  /** Of the listing's public page, once there is one. */
  slug: z.string().nullable(),
  /** Who invites. */
  by: z.string(),
  email: z.string(),
  expires_at: instant,
  /** Whoever looks at it runs the product already. */
  is_mine: z.boolean(),
});
