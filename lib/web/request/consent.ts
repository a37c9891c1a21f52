import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { isAppError } from "@/lib/api/call/faults";
import { consentView } from "@/lib/api/oauth/endpoint";
import { getApp } from "@/lib/api/process/open-app";
import type { ConsentView } from "@/lib/auth/oauth/consent";
import { currentContext } from "./context";

/** `gone` is one that has expired or was started in another browser. */
export type PendingConsent = { state: "signed_out" } | { state: "gone" } | { state: "asking"; view: ConsentView };

/** What an app asks of the person looking at the page, if it was this browser that the app sent here. Asked once a request. */
export const readPendingConsent = cache(async (uid: string): Promise<PendingConsent> => {
  const [app, ctx, head] = await Promise.all([getApp(), currentContext(), headers()]);
  try {
    const view = await consentView(app, { uid, host: head.get("host"), cookieHeader: head.get("cookie"), ctx });
    return view ? { state: "asking", view } : { state: "signed_out" };
  } catch (error) {
    if (!isAppError(error) || error.code !== "not_found") throw error;
    return { state: "gone" };
  }
});
