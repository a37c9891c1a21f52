import { z } from "zod";
import { requireRevision } from "@/lib/core/http/revision";
import { defineOperation } from "@/lib/core/operation";
import { myStory } from "@/lib/schemas/edits/my-story";
import { listingId } from "@/lib/schemas/primitives";
import { storyInput } from "@/lib/schemas/story";
import { sectionsIn, storyTexts } from "@/lib/services/listings/told/story";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentMyStory, storyRevision } from "./present-my-story";
import { tellStory } from "./tell-story";

/** Writes sections of a listing's story, and publishes it once it passes the site's rules; what fails them is kept as a draft. */
export const setFounderStory = defineOperation({
  name: "set_founder_story",
  method: "PUT",
  path: "/me/listings/{listing_id}/story",
  access: "listings:write",
  toolset: "listings",
  idempotent: true,
  title: "Set the founder story",
  summary:
    "Write how a listing you own came about, in the user's own words only: never write or reword it for them. Only sections sent change; an empty text removes one. It is published when it is saved and nothing is `missing`, also where somebody had unpublished it: call again once a missing founder profile is complete.",
  input: z.strictObject({ listing_id: listingId, ...storyInput.shape }),
  output: myStory,
  example: { listing_id: 1001, title: "A board in a folder", problem: "Every board we tried kept our work from us." },
  revision: storyRevision,
  nextSteps: ({ status }) => (status === "draft" ? ["set_founder_story with what `missing` asks for"] : []),
  async run({ ctx, input: { listing_id, ...sent } }) {
    return ctx.db.transaction(async (tx) => {
      const before = await lockOwnedListing(ctx, tx, listing_id);
      const texts = await storyTexts(tx, before);
      requireRevision(ctx.ifMatch, () => storyRevision({ title: texts.title, sections: sectionsIn(texts) }));
      const { row, story, gaps } = await tellStory(ctx, tx, before, sent);
      return presentMyStory(row, story, gaps, ctx);
    });
  },
});
