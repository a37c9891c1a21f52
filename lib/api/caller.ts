import { newRequestId } from "@/lib/core/ids";

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * The client's address: the entry of `X-Forwarded-For` that the outermost of `trustedProxies` own proxies wrote, or the
 * socket's address without proxies. What a client writes into the header itself is never believed.
 */
export function clientAddress(
  socketAddress: string | null,
  forwardedFor: string | null,
  trustedProxies: number,
): string | null {
  if (trustedProxies === 0) return socketAddress;
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - trustedProxies)] || socketAddress;
}

/** A request id: the proxy's own where one stands before us, else a new one. */
export function requestIdOf(header: string | null, trustedProxies: number): string {
  return trustedProxies > 0 && header !== null && REQUEST_ID.test(header) ? header : newRequestId();
}
