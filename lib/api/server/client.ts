import type { IncomingMessage } from "node:http";
import { clientAddress } from "@/lib/api/http/caller";
import type { App } from "@/lib/api/process/app";
import { addressSubject } from "@/lib/core/limits/address-subject";
import { HEALTH_PATHS } from "./health";
import { isRelayed, relayedAddress } from "./relay";

/** Where a request comes from, as far as our own proxies say. */
export function addressOf({ trustedProxies }: App, req: IncomingMessage): string | null {
  const { headers, socket } = req;
  const told = relayedAddress(req);
  if (told !== undefined) return told;
  const forwarded = headers["x-forwarded-for"];
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(", ") : (forwarded ?? null);
  return clientAddress(socket.remoteAddress ?? null, forwardedFor, trustedProxies);
}

/** By what a page's client is counted, once the front door has said where it comes from. */
export function clientOfPage({ headers }: IncomingMessage): string {
  return addressSubject(String(headers["x-forwarded-for"] ?? "") || null);
}

/** By what a request takes turns with others; null where it has none to take, such as a look at our health or a part of one that has. */
export function turnTakerOf(app: App, req: IncomingMessage): string | null {
  return HEALTH_PATHS.includes(req.url ?? "") || isRelayed(req) ? null : addressSubject(addressOf(app, req));
}
