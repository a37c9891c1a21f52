import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { clientAddress, requestIdOf } from "@/lib/api/http/caller";
import { contextFor } from "@/lib/api/process/app";
import { getApp } from "@/lib/api/process/open-app";
import { currentSessionActor } from "@/lib/auth/session";
import type { Ctx } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { BILLING_COUNTRIES } from "@/lib/core/orders/billing-countries";

const ANONYMOUS = { type: "anonymous" } as const;

/** The call's context for a page or a server action: site by Host, actor by session cookie. One per request. */
export const currentContext = cache(async (): Promise<Ctx> => {
  const head = await headers(); // first: it ends a prerender at build time, before anything opens the database
  const app = await getApp();
  const requestId = head.get("x-request-id");
  const forwardedFor = head.get("x-forwarded-for");
  const ctx = await contextFor(app, {
    host: head.get("host"),
    actor: ANONYMOUS,
    surface: "web",
    // The front door wrote it; without one it is what the client says, but for what own proxies added.
    country: countryIn(head),
    address: app.hasFrontDoor ? forwardedFor : clientAddress(null, forwardedFor, app.trustedProxies),
    // Likewise: by this id the door learns what a page that it keeps was made from.
    requestId: app.hasFrontDoor && requestId ? requestId : requestIdOf(requestId, app.trustedProxies),
  });
  return { ...ctx, actor: await currentSessionActor(app.db, ctx.site.baseUrl) };
});

/** What the proxy in front says, in the header that was set up for it; it names places that are no country too, such as `T1`. */
function countryIn(head: Headers): string | undefined {
  const { COUNTRY_HEADER } = env();
  const told = COUNTRY_HEADER ? head.get(COUNTRY_HEADER)?.toUpperCase() : undefined;
  return BILLING_COUNTRIES.find(({ code }) => code === told)?.code;
}
