import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import type { PortraitProblem } from "@/lib/drafting/pictures/portrait";
import { toPortraitApart } from "@/lib/drafting/pictures/to-webp-apart";
import { knownFiles } from "@/lib/services/files/store-file";
import { requireUser } from "./require-user";
import { spend } from "./spend";

/** Bytes of an uploaded photo at most: 5 MiB. */
export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
const FIX = "Choose a JPEG, PNG or WebP photo of at least 128 × 128 pixels and at most 5 MiB.";
const PROBLEMS: Record<PortraitProblem, string> = {
  unreadable: "This file is not a photo that can be read.",
  too_small: "The photo is too small.",
  damaged: "The photo is damaged, or takes too long to read.",
};

/**
 * Checks an uploaded portrait, cuts it square, drops its metadata and stores it as WebP. Answers its SHA-256. One that is refused
 * counts as a picture too: reading it costs the same. One that was not read counts as none.
 */
export async function storePhoto(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  const user = requireUser(ctx);
  if (bytes.length === 0) throw invalid("/photo", "No photo was chosen.", FIX);
  if (bytes.length > PHOTO_BYTES_MAX) throw invalid("/photo", "The photo is larger than 5 MiB.", FIX);
  const made = await toPortraitApart(Buffer.from(bytes), { user, first: () => spend(ctx, ctx.db, "pictures") });
  if ("problem" in made) throw invalid("/photo", PROBLEMS[made.problem], FIX);
  return knownFiles({ ...ctx, userId: user }).put(made.picture.bytes);
}
