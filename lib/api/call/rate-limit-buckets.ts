import { type Actor, type Ctx, userIdOf } from "@/lib/core/context";
import type { AppError } from "@/lib/core/errors";
import { addressSubject } from "@/lib/core/limits/address-subject";
import type { AnyExecutable, OwnBucket } from "@/lib/core/operation";
import { networkOf } from "@/lib/services/votes/network";

const userSubject = (actor: Actor) => `user:${userIdOf(actor) ?? "none"}`;

/** Who is counted for an operation's own bucket; none where this call does not use it. */
export function ownSubjects(operation: AnyExecutable, ctx: Ctx, input: Record<string, unknown>): string[] {
  if (operation.bucket === undefined) return [];
  switch (operation.bucket) {
    case "drafts":
    case "claims":
    case "claim_checks":
    case "vat_checks":
    case "desk_finds":
      return [userSubject(ctx.actor)];
    case "reports":
      return [`network:${networkOf(ctx.address) ?? "unknown"}`];
    case "promo":
      return input.promo_code === undefined ? [] : [userSubject(ctx.actor), addressSubject(ctx.address)];
    case "badge_check":
      // with the user, so that a stranger cannot use up an owner's checks
      return [`listing:${String(input.listing_id)},${userSubject(ctx.actor)}`];
  }
}

/** How a call ended: something was made, was there already, was refused, or we failed. */
export type Ending = "made" | "existing" | "fault" | AppError;

/** Whether an ended call keeps its charge: only drafts that are made cost, and of promo codes only wrong tries. */
export function keepsCharge(bucket: OwnBucket, ending: Ending): boolean {
  if (bucket === "drafts") return ending === "made";
  if (bucket !== "promo") return true;
  return typeof ending === "object" && !!ending.extras.errors?.some(({ pointer }) => pointer === "/promo_code");
}
