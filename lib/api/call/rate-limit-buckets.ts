import ipaddr from "ipaddr.js";
import { type Actor, type Ctx, userIdOf } from "@/lib/core/context";
import type { AppError } from "@/lib/core/errors";
import type { AnyExecutable, OwnBucket } from "@/lib/core/operation";

const IPV6_NETWORK_BITS = 64; // what one subscriber usually holds

/** What a client address is counted as: IPv4 alone, IPv6 by its /64, everything of unknown origin together. */
export function addressSubject(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return "address:unknown";
  if (!address.includes(":")) return `address:${address}`;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return `address:${parsed.toString()}`;
  return `address:${ipaddr.IPv6.networkAddressFromCIDR(`${address.split("%")[0]}/${IPV6_NETWORK_BITS}`).toString()}/64`;
}

const userSubject = (actor: Actor) => `user:${userIdOf(actor) ?? "none"}`;

/** Who is counted for an operation's own bucket; none where this call does not use it. */
export function ownSubjects(operation: AnyExecutable, ctx: Ctx, input: Record<string, unknown>): string[] {
  if (operation.bucket === undefined) return [];
  switch (operation.bucket) {
    case "drafts":
      return [userSubject(ctx.actor)];
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
