import { z } from "zod";
import { proofChallenge } from "@/lib/core/proof-of-work";
import { VOTE_STATES } from "@/lib/core/statuses";
import type { ActionResult } from "./action-result";

const listingId = z.number().int();

/** Where somebody's vote for a listing stands after they pressed the button. */
export const voteAnswer = z.object({
  listing_id: listingId,
  /** Null without a vote. */
  state: z.enum(VOTE_STATES).nullable(),
  /** Those that count; null while they are hidden. */
  votes: z.number().int().nullable(),
  /** Those of them that were cast in the launch week before it closed. */
  week_votes: z.number().int().nullable(),
  /** Work to do first: nothing was cast. */
  challenge: proofChallenge.nullable(),
});
export type VoteAnswer = z.infer<typeof voteAnswer>;

/** What a vote button's script is answered: how it stands, why it was refused, or where to sign in first. */
export type VoteResult = ActionResult<VoteAnswer> | { sign_in: string };

/** What is somebody's own about a listing. */
export const listingMark = z.object({
  listing_id: listingId,
  /** Null without a vote. */
  vote: z.enum(VOTE_STATES).nullable(),
  /** One's own product, which cannot be voted for. */
  is_own: z.boolean(),
});

export type ListingMark = z.infer<typeof listingMark>;

/** How the votes of one week were judged. */
export const voteFigures = z.object({
  week: z.string(),
  days: z.string(),
  cast: z.number().int(),
  counted: z.number().int(),
  held: z.number().int(),
  released: z.number().int(),
  refused: z.number().int(),
});
