import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { evidenceApart } from "@/lib/drafting/draft-apart";
import { draftId } from "@/lib/schemas/primitives";
import { draftReview } from "@/lib/schemas/review";
import { presentComparison } from "@/lib/services/drafts/building/competitor";
import { draftFieldUrl, withoutRoom } from "@/lib/services/drafts/content/completeness";
import { readDrafted } from "@/lib/services/drafts/content/content";
import { changedLists, currentSpans } from "@/lib/services/drafts/content/drafted-lists";
import { getOwnedDraft, pagesOf } from "@/lib/services/drafts/owned";
import { presentDraft, presentPage } from "@/lib/services/drafts/present";
import { keptPictures, picturePaths } from "@/lib/services/listings/picture-paths";
import { placeMarks, reviewItems } from "./marks";

const p = schema.draftPages;

/** What the review page shows beside the draft: the drafter's own values and the text around every quote. */
export const getDraftReview = definePageOperation({
  name: "get_draft_review",
  access: "session",
  readOnly: true,
  input: z.strictObject({ id: draftId }),
  output: draftReview,
  async run({ ctx, input }) {
    const row = await getOwnedDraft(ctx, input.id);
    const [pages, snapshots] = await Promise.all([
      pagesOf(ctx.db, row),
      ctx.db
        .select({ snapshot: p.snapshot })
        .from(p)
        .where(and(eq(p.draftId, row.id), inArray(p.subject, ["product", "reading"]), isNotNull(p.snapshot)))
        .orderBy(asc(p.subject), asc(p.position)),
    ]);
    const { content } = row;
    const copies = keptPictures(content, row.listing?.pictures ?? null, row.pictures);
    const drafted = readDrafted(row.drafted);
    const spans = currentSpans(content, drafted);
    const stored = snapshots.flatMap((one) => one.snapshot ?? []);
    const evidence = spans.length > 0 ? await evidenceApart(spans, stored, { user: row.userId }) : [];
    const draft = presentDraft(row, pages, ctx);
    return {
      draft: { ...draft, competitor: presentComparison(content, row) },
      progress: draft.progress,
      pages: pages.map(presentPage),
      items: reviewItems(content, row.checked),
      marks: placeMarks(content),
      drafted: drafted.fields,
      changed_lists: changedLists(content, drafted),
      evidence,
      rejected: drafted.rejected,
      pictures: picturePaths(content, row.listing?.pictures ?? null, row.pictures),
      left_out: withoutRoom(copies, (field) => draftFieldUrl(ctx.site.baseUrl, row.id, field)).map((one) => one.reason),
      crawled_at: row.crawledAt?.toISOString() ?? null,
    };
  },
});
