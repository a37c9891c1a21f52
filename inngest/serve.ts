import type { Inngest, InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { defaultBaseUrl, env, inngestServer } from "@/lib/core/env";
import { inngest } from "./client";
import { SIGNATURE_HEADER, signCall } from "./signature";

export type InngestHandler = (request: Request) => Promise<Response>;

/** Where an Inngest server calls, below the origin. */
export const INNGEST_PATH = "/api/inngest";

/**
 * For an Inngest server's calls. Where they are to go is said here: the SDK would take it from whoever asks for a registration, and
 * would let anybody ask.
 */
export function createServe(functions: InngestFunction.Any[]): InngestHandler {
  const where = { serveOrigin: defaultBaseUrl(env()), servePath: INNGEST_PATH };
  return serve({ client: inngest, functions, enableUnauthedSync: false, ...where });
}

/** Tells the configured server which functions there are, and where. Throws where it cannot be reached or does not take them. */
export async function register(handler: InngestHandler): Promise<void> {
  const e = env();
  const server = inngestServer(e);
  if (!server) throw new Error("There is no Inngest server to register with.");
  const url = new URL(INNGEST_PATH, defaultBaseUrl(e));
  const signature = signCall({}, server.signingKey, new Date());
  // The SDK wants a Host even where the URL is complete.
  const headers = { [SIGNATURE_HEADER]: signature, "content-type": "application/json", host: url.host };
  const request = new Request(url, { method: "PUT", headers, body: "{}" });
  const response = await handler(request);
  if (!response.ok) throw new Error(`The Inngest server did not take the functions: ${await response.text()}`);
}

/** For the embedded runner: takes unsigned calls, so it must never be reachable by network. */
export function serveInProcess(functions: InngestFunction.Any[], client: Inngest = inngest): InngestHandler {
  return serve({ client, functions });
}
