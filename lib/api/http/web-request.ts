import { readBody } from "./body";
import type { HttpCall } from "./exchange";

export interface PeerInfo {
  /** Address of the peer that connected, null where the host does not tell. */
  address: string | null;
}

export type WebHandler = (request: Request, peer: PeerInfo) => Promise<Response>;

/** A request of the web as REST and MCP read it. */
export function webCall(request: Request, peer: PeerInfo): HttpCall {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    header: (name) => request.headers.get(name) ?? (name === "host" ? url.host : null),
    readBody: (limit) => readBody(request.body, Number(request.headers.get("content-length") ?? 0), limit),
    socketAddress: peer.address,
  };
}
