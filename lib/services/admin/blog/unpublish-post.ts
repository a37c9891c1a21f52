import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { setPublication } from "./set-publication";

/** Takes a post off the blog, or off its time; its words stay. */
export const unpublishPost = definePageOperation({
  name: "unpublish_post",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["post.unpublished"] },
  input: z.strictObject({ post_id: countedId("Of the posts"), reason: line(REASON_MAX) }),
  output: z.object({ post_id: z.number().int() }),
  run: ({ ctx, input: { post_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await setPublication(tx, ctx, { id: post_id, publishedAt: null, reason });
      return { post_id };
    }),
});
