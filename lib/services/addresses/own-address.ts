import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { readAddress } from "@/lib/core/text/mail-address";

/** The verified address of whoever is signed in on the website. Throws `unauthenticated`, which access has refused before. */
export function ownAddress({ actor }: Pick<Ctx, "actor">): string {
  if (actor.type !== "session")
    throw new AppError("unauthenticated", "This needs somebody signed in.", "Sign in first.");
  return readAddress(actor.email);
}
