import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";
import { postColumns, postTaken, postWords } from "./write-post";

const t = schema.blogPosts;

/** Writes a post that nobody sees until it is published. Throws `validation_failed` where another has its address. */
export const createPost = definePageOperation({
  name: "create_post",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It adds a draft that nobody sees." },
  input: z.strictObject({ ...postWords, reason: line(REASON_MAX) }),
  output: z.object({ post_id: z.number().int() }),
  run: ({ ctx, input: { reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      const values = { ...(await postColumns(tx, ctx, to)), siteId: ctx.site.id };
      const [row] = await tx.insert(t).values(values).onConflictDoNothing().returning({ id: t.id });
      if (!row) throw postTaken(); // by one that was written at the same moment
      await audit(tx, ctx, { entity: { kind: "post", id: row.id }, did: "written", before: null, after: to, reason });
      return { post_id: row.id };
    }),
});
