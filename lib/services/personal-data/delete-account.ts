import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { releaseFilesOf } from "../files/release-files";
import { releaseFreeSlot } from "../launches/free-slots";
import type { ListingRow } from "../listings/present";
import { moveListing } from "../listings/status";
import { deadLink, deletionLink } from "./dead-link";
import { isDeletionToken } from "./deletion-link";
import { forgetTraces } from "./forget-traces";
import { onSiteOf, ownListingsOf } from "./own-listings";
import { passOn } from "./pass-on";

const t = schema.listings;
const co = schema.companies;
const u = schema.users;
const d = schema.drafts;
const p = schema.founderProfiles;
const TYPED_MAX = 400;

/**
 * Deletes the caller's account with all that is theirs alone, in one transaction. Listings with co-founders pass to who joined
 * first; other published ones stay without an owner, or are removed, as the person chooses; unpublished ones go.
 */
export const deleteAccount = definePageOperation({
  name: "delete_account",
  access: "session",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({
    link: deletionLink,
    /** The account's address, typed. */
    email: z.string().max(TYPED_MAX),
    listings: z.enum(["keep", "remove"]),
  }),
  output: z.object({ deleted: z.literal(true) }),
  async run({ ctx, input }) {
    const { actor } = ctx;
    if (actor.type !== "session") throw new AppError("unauthenticated", "This needs somebody signed in.", "Sign in.");
    if (!(await isDeletionToken(input.link, actor.userId, ctx.now))) throw deadLink();
    if (input.email.trim().toLowerCase() !== actor.email.toLowerCase())
      throw invalid("/email", "This is not the address of your account.", `Type ${actor.email} to confirm.`);
    await ctx.db.transaction(async (tx) => {
      await tx.select({ id: u.id }).from(u).where(eq(u.id, actor.userId)).for("update");
      await letGoOfListings(ctx, tx, actor.userId, input.listings);
      await takeStoriesBack(tx, actor.userId);
      await tx.delete(d).where(eq(d.userId, actor.userId));
      await tx.delete(p).where(eq(p.userId, actor.userId));
      await releaseFilesOf(tx, actor.userId);
      await forgetTraces(tx, actor);
      await tx.delete(u).where(eq(u.id, actor.userId));
    });
    return { deleted: true as const };
  },
});

async function letGoOfListings(ctx: Ctx, tx: Db, userId: string, choice: "keep" | "remove"): Promise<void> {
  const own = await ownListingsOf(tx, userId, { isLocked: true });
  const passed = Map.groupBy(
    own.filter(({ fate }) => fate === "passed_on"),
    ({ row }) => row.companyId,
  );
  for (const group of passed.values())
    await passOn(
      ctx,
      tx,
      group.map(({ row }) => row),
      group[0]?.heir ?? "",
    );
  for (const { row, fate } of own) {
    if (fate === "unpublished") await dropUnpublished(tx, row);
    if (fate === "published" && choice === "remove") await remove(ctx, tx, row);
  }
  const isEmpty = notExists(tx.select({ one: sql`1` }).from(t).where(eq(t.companyId, co.id)));
  await tx.delete(co).where(and(eq(co.ownerId, userId), isEmpty));
}

/** Nobody but its owner has seen it; its place in the free queue is another's. */
async function dropUnpublished(tx: Db, row: ListingRow): Promise<void> {
  if (row.plan === "free" && row.launchWeek) await releaseFreeSlot(tx, row.siteId, row.launchWeek);
  await tx.delete(t).where(eq(t.id, row.id));
}

/** Its page says that it is gone; what it won stays, and nothing of its text, pictures and history. */
async function remove(ctx: Ctx, tx: Db, row: ListingRow): Promise<void> {
  if (row.status === "live") await moveListing(tx, onSiteOf(ctx, row), row, "removed", {});
  const nothing = { headline: null, summary: null, description: null, logoUrl: null, screenshotUrl: null };
  await tx
    .update(t)
    .set({ ...nothing, content: {}, pictures: null })
    .where(eq(t.id, row.id));
  await tx.delete(schema.listingVersions).where(eq(schema.listingVersions.listingId, row.id));
}

/** Stories are their writer's own words: they go, from the listings too that others run from now on. */
async function takeStoriesBack(tx: Db, userId: string): Promise<void> {
  const s = schema.stories;
  const told = await tx.delete(s).where(eq(s.userId, userId)).returning({ listingId: s.listingId });
  const ids = told.map(({ listingId }) => listingId);
  await tx
    .update(t)
    .set({ content: sql`${t.content} - 'story'` })
    .where(inArray(t.id, ids));
}
