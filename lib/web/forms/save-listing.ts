import { editLabel, pointerAt } from "@/components/dashboard/editor/edit-places";
import type { ListingSaved } from "@/components/dashboard/editor/listing-saved";
import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { revisionTag } from "@/lib/core/http/revision";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import type { AppliedTo, ListingPatch } from "@/lib/schemas/edits/listing-edit";
import type { EditPlace, ListingEditor } from "@/lib/schemas/edits/listing-editor";
import { type PricingPlan, pricingPlan } from "@/lib/schemas/profile";
import { getListingEditor } from "@/lib/services/owner/editing/get-listing-editor";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { listingRevision } from "@/lib/services/owner/owned-listing";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";
import { changesIn } from "./listing-form";

const TRIES = 3;

/**
 * Saves what a person changed in a listing's editor, and only over what they were shown: the write names the version that the
 * form was compared with, so that an edit which arrives between the two is met too.
 */
export async function saveListing(listing_id: number, form: FormData): Promise<ListingSaved> {
  let current: ListingEditor | undefined;
  const save = async () => {
    const ctx = await currentContext();
    current = (await execute(getListingEditor, ctx, { listing_id })).output;
    const { changed, contested } = changesIn(form, current.values);
    if (contested.length > 0) throw contestedPlaces(contested);
    if (changed.size === 0) return { said: "Nothing was changed.", applied: [] };
    const patch = patchOf(changed, current, form.getAll("apply_to").map(String));
    return write({ ...ctx, ifMatch: revisionTag(listingRevision(current)) }, listing_id, patch);
  };
  const result = await runAction(() => meetingOthers(save));
  if (result.ok || !current) return result;
  const { typed, contested } = changesIn(form, current.values);
  return { ...result, current, typed: Object.fromEntries(typed), contested };
}

/** Compares anew where somebody else wrote between comparing and writing. */
async function meetingOthers<T>(save: () => Promise<T>, left = TRIES): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const isOvertaken = isAppError(error) && error.code === "precondition_failed" && !error.extras.errors;
    if (!isOvertaken || left <= 1) throw error;
    return meetingOthers(save, left - 1);
  }
}

async function write(ctx: Ctx, listing_id: number, patch: ListingPatch) {
  const { output } = await execute(updateMyListing, ctx, { ...patch, listing_id });
  const said = output.status === "live" ? "Saved. Visitors see it now." : "Saved.";
  return { said, applied: output.applied.map(appliedWords) };
}

/** "fernwood: skipped. You have no listing of this company there." */
function appliedWords({ site, result, reason }: AppliedTo): string {
  return result === "written" ? `${site}: written too.` : `${site}: skipped. ${reason ?? ""}`.trim();
}

function patchOf(changed: ReadonlyMap<EditPlace, unknown>, { values }: ListingEditor, applyTo: string[]): ListingPatch {
  const { faqs, company_socials: socials, seo, ...fields } = Object.fromEntries(changed);
  if (fields.pricing_plans) fields.pricing_plans = withKnownAmounts(fields.pricing_plans, values.pricing_plans);
  const body = { faqs, socials, seo, ...(Object.keys(fields).length > 0 && { fields }) };
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  const apply_to = applyTo.length > 0 ? applyTo : undefined;
  return { ...Object.fromEntries(sent), apply_to } as ListingPatch; // safe: the operation checks what it is sent
}

/** A plan that stays as it is keeps the number that was read from its price. */
function withKnownAmounts(plans: unknown, known: unknown): unknown {
  const kept = pricingPlan.array().catch([]).parse(known);
  const rows = pricingPlan.partial().array().catch([]).parse(plans);
  if (rows.length === 0) return plans;
  const textOf = ({ name, price, period }: { [K in keyof PricingPlan]?: PricingPlan[K] | undefined }) =>
    canonicalJson([name, price, period]);
  return rows.map((row) => kept.find((one) => textOf(one) === textOf(row)) ?? row);
}

function contestedPlaces(places: EditPlace[]): AppError {
  const errors = places.map((place) => ({ pointer: pointerAt(place), detail: "Choose which one stays." }));
  const detail = `Somebody else changed ${places.map(editLabel).join(", ")} meanwhile; nothing was saved yet.`;
  return new AppError("precondition_failed", detail, "Choose which one stays, then save again.", { errors });
}
