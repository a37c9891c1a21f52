import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { postWords, writePost } from "./write-post";

/** Gives a post other words, also one that is out. */
export const changePost = definePageOperation({
  name: "change_post",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["post.changed"] },
  input: z.strictObject({ post_id: countedId("Of the posts"), ...postWords, reason: line(REASON_MAX) }),
  output: z.object({ post_id: z.number().int() }),
  run: ({ ctx, input: { post_id, reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      await writePost(tx, ctx, { id: post_id, to, reason });
      return { post_id };
    }),
});
