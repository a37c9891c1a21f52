import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, instant, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { setPublication } from "./set-publication";

/** Publishes a post: now, or at an instant to come. */
export const publishPost = definePageOperation({
  name: "publish_post",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["post.published", "post.scheduled"] },
  input: z.strictObject({ post_id: countedId("Of the posts"), at: instant.optional(), reason: line(REASON_MAX) }),
  output: z.object({ published_at: instant }),
  run: ({ ctx, input: { post_id, at, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const publishedAt = at ? new Date(at) : ctx.now;
      if (publishedAt < ctx.now)
        throw invalid("/at", "This time has passed.", "Give a time to come, or publish the post now.");
      await setPublication(tx, ctx, { id: post_id, publishedAt, reason });
      return { published_at: publishedAt.toISOString() };
    }),
});
