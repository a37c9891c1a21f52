import "server-only";
import type { Ctx } from "@/lib/core/context";
import { currentContext } from "@/lib/web/request/context";

/** The context of an admin who is signed in; null for everybody else, to whom the desk is not there. */
export async function deskContext(): Promise<Ctx | null> {
  const ctx = await currentContext();
  return ctx.actor.type === "session" && ctx.actor.isAdmin ? ctx : null;
}
