import { z } from "zod";
import type { Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { lookup } from "@/lib/core/lookup";
import { SETTING_KEYS } from "@/lib/core/settings";
import { PRODUCTS } from "@/lib/core/statuses";
import { parseWeek } from "@/lib/core/week";
import { setPublication } from "../blog/set-publication";
import { readPostWords, writePost } from "../blog/write-post";
import { readCategoryWords, writeCategory } from "../categories/write-category";
import { writeParent } from "../categories/write-parent";
import { writeImport } from "../imports/write-import";
import { undoOverride } from "../listings/write-override";
import { writeReport } from "../listings/write-report";
import { writeStanding } from "../listings/write-standing";
import { writePause } from "../mail/write-pause";
import { writePrice } from "../money/write-price";
import { readProductWords, writeProduct } from "../money/write-product";
import { switchPromo } from "../money/write-promo";
import { readSellerWords, writeSeller } from "../money/write-seller";
import { readRateId, refuseBegun, writeVatRate } from "../money/write-vat-rate";
import { writeBan } from "../people/write-ban";
import { writeRole } from "../people/write-role";
import { readKeptRating, writeRating } from "../ratings/write-rating";
import { writeSetting } from "../settings/write-setting";
import { readSiteWords, writeSite } from "../sites/write-site";
import { readWeekPlaces, writePlaces } from "../weeks/write-places";
import { writeWeek } from "../weeks/write-week";
import { readQuestionWords, writeQuestion, writeRetired } from "../words/write-question";
import { writeStory } from "../words/write-story";

/** An act, as the audit log keeps it. */
export type ActRow = typeof schema.auditLog.$inferSelect;
type Undo = (tx: Db, ctx: Ctx, act: ActRow, why: { reason: string; undoes: number }) => Promise<void>;

const unpublished: Undo = (tx, ctx, { entityId }, why) =>
  writeStanding(tx, ctx, { listingId: Number(entityId), move: "paused", ...why });
const broughtBack: Undo = (tx, ctx, { entityId }, why) =>
  writeImport(tx, ctx, { id: Number(entityId), isDiscarded: false, ...why });

const publication: Undo = (tx, ctx, { entityId, before }, why) => {
  const { published_at: at } = postBefore.parse(before);
  return setPublication(tx, ctx, { id: Number(entityId), publishedAt: at === null ? null : new Date(at), ...why });
};
const undoPost: Undo = (tx, ctx, { entityId, before }, why) =>
  writePost(tx, ctx, { id: Number(entityId), to: readPostWords(before), ...why });
const undoSite: Undo = (tx, ctx, { entityId, before }, why) =>
  writeSite(tx, ctx, { id: Number(entityId), to: readSiteWords(before), ...why });

const settingKey = z.enum(SETTING_KEYS);
const postBefore = z.object({ published_at: z.iso.datetime().nullable() });
const settingBefore = z.object({ value: z.number().int().nullable() });

const undoSetting: Undo = (tx, ctx, { entityId, before }, why) =>
  writeSetting(tx, ctx, { key: settingKey.parse(entityId), value: settingBefore.parse(before).value, ...why });
const role =
  (isAdmin: boolean): Undo =>
  (tx, ctx, { entityId: userId }, why) =>
    writeRole(tx, ctx, { userId, isAdmin, ...why });
const ban =
  (isBanned: boolean): Undo =>
  (tx, ctx, { entityId: userId }, why) =>
    writeBan(tx, ctx, { userId, isBanned, ...why });
const standingBefore = z.object({ status: z.literal("live") });
const restored: Undo = (tx, ctx, { entityId }, why) =>
  writeStanding(tx, ctx, { listingId: Number(entityId), move: "restored", ...why });

const reopened: Undo = (tx, ctx, { entityId }, why) =>
  writeStanding(tx, ctx, { listingId: Number(entityId), move: "restored", ...why });
const weekBefore = z.object({ launch_week: z.string().transform((text) => parseWeek(text)) });
const undoWeek: Undo = async (tx, ctx, { entityId, before }, why) => {
  const { launch_week: week } = weekBefore.parse(before);
  if (week) await writeWeek(tx, ctx, { listingId: Number(entityId), week, ...why });
};

const undoPlaces: Undo = async (tx, ctx, { entityId, before }, why) => {
  const week = parseWeek(entityId);
  if (week) await writePlaces(tx, ctx, { week, ...readWeekPlaces(before), ...why });
};

const overridden = z.object({ version: z.number().int() });
const undoOverridden: Undo = (tx, ctx, { entityId, after }, why) =>
  undoOverride(tx, ctx, { listingId: Number(entityId), version: overridden.parse(after).version, ...why });

const productKey = z.enum(PRODUCTS);
const priceBefore = z.object({ starts_on: z.iso.date(), price_cents: z.number().int().nullable() });
const rateBefore = z.object({ rate_bp: z.number().int().nullable() });

const undoPrice: Undo = (tx, ctx, { entityId, before }, why) => {
  const { starts_on: startsOn, price_cents: priceCents } = priceBefore.parse(before);
  return writePrice(tx, ctx, { product: productKey.parse(entityId), startsOn, priceCents, ...why });
};
const undoWords: Undo = (tx, ctx, { entityId, before }, why) =>
  writeProduct(tx, ctx, { product: productKey.parse(entityId), to: readProductWords(before), ...why });
const promo =
  (isActive: boolean): Undo =>
  (tx, ctx, { entityId }, why) =>
    switchPromo(tx, ctx, { id: Number(entityId), isActive, ...why });
const undoSeller: Undo = (tx, ctx, { before }, why) => writeSeller(tx, ctx, { to: readSellerWords(before), ...why });
const undoRate: Undo = (tx, ctx, { entityId, before }, why) => {
  const { territory, starts_on: startsOn } = readRateId(entityId);
  refuseBegun(ctx, startsOn);
  return writeVatRate(tx, ctx, { territory, startsOn, rateBp: rateBefore.parse(before).rate_bp, ...why });
};

const undoCategory: Undo = (tx, ctx, { entityId, before }, why) =>
  writeCategory(tx, ctx, { id: Number(entityId), to: readCategoryWords(before), ...why });
const parentBefore = z.object({ parent_id: z.number().int().nullable() });
const undoParent: Undo = (tx, ctx, { entityId, before }, why) =>
  writeParent(tx, ctx, { id: Number(entityId), parentId: parentBefore.parse(before).parent_id, ...why });

const undoQuestion: Undo = (tx, ctx, { entityId, before }, why) =>
  writeQuestion(tx, ctx, { id: Number(entityId), to: readQuestionWords(before), ...why });
const retired =
  (isRetired: boolean): Undo =>
  (tx, ctx, { entityId }, why) =>
    writeRetired(tx, ctx, { id: Number(entityId), isRetired, ...why });
const undoStory: Undo = (tx, ctx, { entityId, at }, why) =>
  writeStory(tx, ctx, { listingId: Number(entityId), isPublished: true, withheldAt: at, ...why });
const reportReopened: Undo = (tx, ctx, { entityId }, why) =>
  writeReport(tx, ctx, { reportId: Number(entityId), to: "open", ...why });

const undoRating: Undo = (tx, ctx, { entityId, before }, why) =>
  writeRating(tx, ctx, { domain: entityId, to: readKeptRating(before), ...why });

const pausedBefore = z.object({ paused_at: z.iso.datetime() });
const undoResumed: Undo = (tx, ctx, { entityId, before }, why) =>
  writePause(tx, ctx, { id: Number(entityId), pausedAt: new Date(pausedBefore.parse(before).paused_at), ...why });

/** How acts are taken back, by their action; others cannot be. */
const UNDOES = lookup<Undo>({
  "setting.changed": undoSetting,
  "listing.paused": restored,
  "listing.rejected": restored,
  "listing.turned_down": reopened,
  "listing.requeued": undoWeek,
  "listing.rescheduled": undoWeek,
  "listing.overridden": undoOverridden,
  "listing.imported": unpublished,
  "import.discarded": broughtBack,
  "post.changed": undoPost,
  "post.published": publication,
  "post.scheduled": publication,
  "post.unpublished": publication,
  "site.changed": undoSite,
  "report.settled": reportReopened,
  "report.dismissed": reportReopened,
  "user.made_admin": role(false),
  "user.admin_taken": role(true),
  "user.banned": ban(false),
  "user.ban_lifted": ban(true),
  "product.price_set": undoPrice,
  "product.changed": undoWords,
  "promo.created": promo(false),
  "promo.switched_on": promo(false),
  "promo.switched_off": promo(true),
  "rating.set": undoRating,
  "seller.changed": undoSeller,
  "vat_rate.set": undoRate,
  "category.changed": undoCategory,
  "category.moved": undoParent,
  "question.added": retired(true),
  "question.changed": undoQuestion,
  "question.retired": retired(false),
  "question.asked_again": retired(true),
  "story.unpublished": undoStory,
  "address.resumed": undoResumed,
  "week.places_set": undoPlaces,
});

/** How this act is taken back, or null. A listing that was not public before is never made so by it: that is a decision of its own. */
export function findUndo({ action, before }: Pick<ActRow, "action" | "before">): Undo | null {
  const undo = UNDOES.get(action) ?? null;
  return undo === restored && !standingBefore.safeParse(before).success ? null : undo;
}

/** Whether acts of this name can be taken back. */
export const isUndoable = (action: string): boolean => UNDOES.has(action);
