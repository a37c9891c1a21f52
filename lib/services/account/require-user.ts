import type { Ctx } from "@/lib/core/context";
import { userIdOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";

/** The caller's user id. The scope check has already refused anonymous callers; this keeps types and jobs honest. */
export function requireUser(ctx: Pick<Ctx, "actor">): string {
  const userId = userIdOf(ctx.actor);
  if (!userId)
    throw new AppError(
      "unauthenticated",
      "This needs a signed-in user.",
      "Sign in, or send an API key as bearer token.",
    );
  return userId;
}
