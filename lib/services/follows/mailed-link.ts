import { z } from "zod";
import { AppError } from "@/lib/core/errors";

const LENGTH_MAX = 100;

/** What stands in a link of one of our mails. */
export const mailedLink = z.string().max(LENGTH_MAX);

/** The same for a link that was never mailed, is too old, or whose follow or address is gone. */
export function deadLink(): AppError {
  return new AppError("not_found", "This link does not work, or no longer.", "Follow the product again from its page.");
}
