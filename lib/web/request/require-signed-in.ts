import { redirect } from "next/navigation";
import type { Ctx } from "@/lib/core/context";
import { currentContext } from "./context";

/** The page's context, or the way to the sign-in page and back to `path`. */
export async function requireSignedIn(path: string): Promise<Ctx> {
  const ctx = await currentContext();
  if (ctx.actor.type === "anonymous") redirect(`/sign-in?callbackUrl=${encodeURIComponent(path)}`);
  return ctx;
}
