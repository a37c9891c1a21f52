import { z } from "zod";
import { AppError } from "@/lib/core/errors";

/** What stands in a mailed link by which an account is deleted. */
export const deletionLink = z.string().max(120);

/** The same for a link that was never mailed, is somebody else's or is too old. */
export function deadLink(): AppError {
  return new AppError(
    "not_found",
    "This link does not work, or no longer.",
    "Ask for a new one on your account's page.",
  );
}
