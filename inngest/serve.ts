import type { Inngest, InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { env, usesInngestServer } from "@/lib/core/env";
import { inngest } from "./client";

export type InngestHandler = (request: Request) => Promise<Response>;

/** For `/api/inngest`: an Inngest server's signed calls; 404 while the embedded runner is in charge, since nobody else may call. */
export function createServe(functions: InngestFunction.Any[]): InngestHandler {
  if (!usesInngestServer(env())) return async () => new Response("No Inngest server is configured.", { status: 404 });
  return serve({ client: inngest, functions });
}

/** For the embedded runner: takes unsigned calls, so it must never be reachable by network. */
export function serveInProcess(functions: InngestFunction.Any[], client: Inngest = inngest): InngestHandler {
  return serve({ client, functions });
}
