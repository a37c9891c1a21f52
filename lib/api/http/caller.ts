import { BASE36, randomText } from "@/lib/core/ids";

const HALF_LENGTH = 8;
const COUNT_MAX = 36 ** HALF_LENGTH;
/** A hop with its port, as some proxies write it. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;
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
  const hop = hops[Math.max(0, hops.length - trustedProxies)] || socketAddress;
  const [, bracketed, withPort] = WITH_PORT.exec(hop ?? "") ?? [];
  return bracketed ?? withPort ?? hop;
}

let prefix = "";
let count = COUNT_MAX;

/** An id of its own for every request of every process: a random half and a counted one, since randomness is dear at this rate. */
export function nextRequestId(): string {
  if (count >= COUNT_MAX) {
    prefix = randomText(HALF_LENGTH, BASE36);
    count = 0;
  }
  count += 1;
  return `req_${prefix}${(count - 1).toString(36).padStart(HALF_LENGTH, "0")}`;
}

/** A request id: the proxy's own where one stands before us, else a new one. */
export function requestIdOf(header: string | null, trustedProxies: number): string {
  return proxyRequestId(header, trustedProxies) ?? nextRequestId();
}

/** The id that the proxy before us gave a request; undefined where none stands there, or it gave none. */
export function proxyRequestId(header: string | null, trustedProxies: number): string | undefined {
  return trustedProxies > 0 && header !== null && REQUEST_ID.test(header) ? header : undefined;
}
