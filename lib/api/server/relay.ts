import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

const HEADER = "x-launchyard-relay";
/** Known to this process alone: nobody else can say in whose place they ask. */
const SECRET = randomBytes(24).toString("base64url");
/** Requests of Next's own, with the address of the client whose form they follow. */
const relayed = new WeakMap<IncomingMessage, string | null>();

/**
 * Next asks this server itself for the page that a server action leads to, with the headers of the form's request, but under its
 * own host and from this machine. So each request tells Next, in a header that comes back, which site it is for and who sent it.
 */
export function tellNext(req: IncomingMessage, address: string | null): void {
  req.headers[HEADER] = [SECRET, req.headers.host ?? "", address ?? ""].map(encodeURIComponent).join(" ");
}

/** Gives a request of Next's own the host of the form that it follows; what others write into the header is dropped. */
export function takeRelayed(req: IncomingMessage): void {
  const [secret, host = "", address = ""] = String(req.headers[HEADER] ?? "").split(" ");
  delete req.headers[HEADER];
  if (secret !== SECRET) return;
  if (host) req.headers.host = decodeURIComponent(host);
  relayed.set(req, decodeURIComponent(address) || null);
}

export const isRelayed = (req: IncomingMessage): boolean => relayed.has(req);

/** The address of the client whose form a request of Next's own follows; undefined for all others. */
export const relayedAddress = (req: IncomingMessage): string | null | undefined => relayed.get(req);
