import { invalid } from "@/lib/core/errors";
import type { ClaimMethod } from "@/lib/core/statuses";
import type { OfferedMethod } from "@/lib/schemas/claims";
import { type Claimed, offeredMethods } from "./offered-methods";

/** The methods of a claim. Throws `validation_failed` where the one that was asked for is none of them. */
export function openMethod(claimed: Claimed, method: ClaimMethod | null): OfferedMethod[] {
  const offered = offeredMethods(claimed);
  if (method === null || offered.some((one) => one.method === method)) return offered;
  const names = offered.map((one) => one.method).join(", ");
  throw invalid("/method", `${method} cannot prove this claim: ${whyNot(method)}`, `Use one of ${names}.`);
}

function whyNot(method: ClaimMethod): string {
  if (method === "email") return "the account has no verified address at the product's domain.";
  return method === "email_code"
    ? "anybody can have an address at this domain, or its owner can have none."
    : "the product's name is below somebody else's domain, whose DNS is theirs.";
}
