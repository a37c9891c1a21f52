import { and, eq, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid, raced } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { releaseFilesOf } from "../files/release-files";
import { releaseFreeSlot } from "../launches/free-slots";
import { readContent } from "../listings/content";
import { tellOfDraft } from "../listings/people/tell-dropped";
import type { ListingRow } from "../listings/present";
import { moveListing } from "../listings/status";
import { cancelOpenOrders, releaseAhead } from "./booked-ahead";
import { deadLink, deletionLink } from "./dead-link";
import { isDeletionToken } from "./deletion-link";
import type { Holder } from "./export-part";
import { forgetFormer, forgetTraces } from "./forget-traces";
import { formerHolders } from "./former-holders";
import { lockAccounts } from "./lock-accounts";
import { onSiteOf, ownListingsOf } from "./own-listings";
import { passOn } from "./pass-on";
import { takeStoriesBack } from "./take-stories-back";

const t = schema.listings;
const co = schema.companies;
const u = schema.users;
const d = schema.drafts;
const p = schema.founderProfiles;
const TYPED_MAX = 400;
const TRIES_MAX = 5;
const DELETED = { deleted: true } as const;

/** What becomes of published listings that nobody takes over. */
type Choice = "keep" | "remove";

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
    for (let tries = 0; tries < TRIES_MAX; tries += 1) if (await deleteAll(ctx, actor, input.listings)) return DELETED;
    throw raced("Something of this account was just changing.");
  },
});

/** Deletes an account in one transaction; false, and nothing done, where something became theirs meanwhile. */
function deleteAll(ctx: Ctx, holder: Holder, choice: Choice): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockAccounts(tx, [holder]))) return false;
    const { userId } = holder;
    await cancelOpenOrders(ctx, tx, userId);
    await letGoOfListings(ctx, tx, userId, choice);
    await tellJoinedDrafts(ctx, tx, userId);
    await takeStoriesBack(tx, userId);
    await tx.delete(d).where(eq(d.userId, userId));
    await tx.delete(p).where(eq(p.userId, userId));
    await releaseFilesOf(tx, userId);
    for (const former of await formerHolders(tx, holder)) await forgetFormer(tx, former);
    await forgetTraces(tx, holder);
    await tx.delete(u).where(eq(u.id, userId));
    return true;
  });
}

async function letGoOfListings(ctx: Ctx, tx: Db, userId: string, choice: Choice): Promise<void> {
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
    if (fate === "unpublished") await dropUnpublished(ctx, tx, row);
    if (fate === "published" && choice === "remove") await remove(ctx, tx, row);
  }
  const isEmpty = notExists(tx.select({ one: sql`1` }).from(t).where(eq(t.companyId, co.id)));
  await tx.delete(co).where(and(eq(co.ownerId, userId), isEmpty));
}

/** Nobody but its owner has seen it; its place in the free queue and its paid ones in weeks ahead are others'. */
async function dropUnpublished(ctx: Ctx, tx: Db, row: ListingRow): Promise<void> {
  if (row.plan === "free" && row.launchWeek) await releaseFreeSlot(tx, row.siteId, row.launchWeek);
  await releaseAhead(ctx, tx, row.id);
  await tx.delete(t).where(eq(t.id, row.id));
}

/** Its page says that it is gone; what it won stays, and nothing of its text, pictures and history. */
async function remove(ctx: Ctx, tx: Db, row: ListingRow): Promise<void> {
  if (row.status !== "removed") await moveListing(tx, onSiteOf(ctx, row), row, "removed", {});
  await releaseAhead(ctx, tx, row.id);
  const nothing = { headline: null, summary: null, description: null, logoUrl: null, screenshotUrl: null };
  await tx
    .update(t)
    .set({ ...nothing, content: {}, pictures: null })
    .where(eq(t.id, row.id));
  await tx.delete(schema.listingVersions).where(eq(schema.listingVersions.listingId, row.id));
}

/** People who joined one of the person's drafts run nothing yet, and expect to. */
async function tellJoinedDrafts(ctx: Ctx, tx: Db, userId: string): Promise<void> {
  const own = await tx.select().from(d).where(eq(d.userId, userId));
  for (const { id, siteId, content, url } of own) {
    const name = readContent(content).fields.name.value ?? new URL(url).hostname;
    await tellOfDraft(ctx, tx, { id, siteId, name });
  }
}
