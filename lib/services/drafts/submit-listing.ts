import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound, raced } from "@/lib/core/errors";
import { newDraftId } from "@/lib/core/ids";
import { defineOperation, Existing } from "@/lib/core/operation";
import { requireProductUrl } from "@/lib/core/product-url";
import { draft } from "@/lib/schemas/draft";
import { requireUser } from "../account/require-user";
import { isAbandoned } from "./building/abandoned";
import { FIRST_PROGRESS } from "./building/progress";
import { requestBuild, restartDraft } from "./building/restart";
import { draftNextSteps } from "./next-steps";
import { pagesOf } from "./owned";
import { presentDraft } from "./present";
import { type DraftRow, showDraft } from "./shown";

const t = schema.drafts;
const URL_MAX = 2048;

/** Starts a draft from a product's public website. The same user and address get the same draft back; one whose last reading failed, or was not heard of for minutes, is read again. */
export const submitListing = defineOperation({
  name: "submit_listing",
  method: "POST",
  path: "/drafts",
  access: "listings:write",
  toolset: "drafts",
  idempotent: true,
  bucket: "drafts",
  status: 201,
  location: (one) => `/drafts/${one.id}`,
  findsExisting: true,
  repeatable: true,
  openWorld: true,
  title: "Submit a product",
  summary:
    "Give a product's public website; its pages are read within robots.txt and a profile is drafted in about a minute, with a quote behind every value. Nothing is published or charged. The same site gives the same draft again. Next: poll get_draft.",
  input: z.strictObject({
    url: z.string().trim().min(1).max(URL_MAX).describe("The product's public website, such as https://example.com"),
  }),
  output: draft,
  errors: ["invalid_url", "conflict"],
  example: { url: "https://hedgerow.example" },
  nextSteps: draftNextSteps,
  async run({ ctx, input }) {
    const product = requireProductUrl(input.url);
    const { row, isExisting } = await ctx.db.transaction((tx) => openDraft(ctx, tx, product));
    const one = presentDraft(await showDraft(ctx.db, row), await pagesOf(ctx.db, row), ctx);
    return isExisting ? new Existing(one) : one;
  },
  async again({ ctx, input }) {
    const [row] = await ctx.db
      .select()
      .from(t)
      .where(isOwn(ctx, requireProductUrl(input.url).normalizedUrl));
    if (!row) throw notFound("draft");
    return presentDraft(await showDraft(ctx.db, row), await pagesOf(ctx.db, row), ctx);
  },
});

/** The caller's draft of this address on this site. */
function isOwn(ctx: Ctx, normalizedUrl: string) {
  return and(eq(t.userId, requireUser(ctx)), eq(t.siteId, ctx.site.id), eq(t.normalizedUrl, normalizedUrl));
}

/** Whether a draft's listing is another's by now: nothing can be saved there any more. */
async function hasLostListing(tx: Db, row: DraftRow): Promise<boolean> {
  return row.listingId !== null && (await showDraft(tx, row)).listing === null;
}

/** A draft that is open already comes back as it is, unless its listing is another's by now; whatever has to be read counts as made. */
async function openDraft(
  ctx: Ctx,
  tx: Db,
  product: { url: string; normalizedUrl: string },
): Promise<{ row: DraftRow; isExisting: boolean }> {
  const userId = requireUser(ctx);
  const [created] = await tx
    .insert(t)
    .values({
      id: newDraftId(),
      userId,
      siteId: ctx.site.id,
      url: product.url,
      normalizedUrl: product.normalizedUrl,
      progress: FIRST_PROGRESS,
      buildSeenAt: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (created) return { row: await requestBuild(tx, created), isExisting: false };
  const [existing] = await tx.select().from(t).where(isOwn(ctx, product.normalizedUrl)).for("update");
  if (!existing) throw raced("The draft was removed while it was being opened.");
  if (await hasLostListing(tx, existing)) {
    await tx.delete(t).where(eq(t.id, existing.id));
    return openDraft(ctx, tx, product);
  }
  const hasFailed = existing.status === "failed" || existing.error !== null;
  if (hasFailed || isAbandoned(existing, ctx.now))
    return { row: await restartDraft(ctx, tx, existing), isExisting: false };
  return { row: existing, isExisting: true };
}
