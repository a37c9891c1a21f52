/** A request as REST and MCP read it: the least that both node:http and the web's Request give without copying. */
export interface HttpCall {
  method: string;
  /** Path as sent, without the query. */
  path: string;
  /** Query as sent, without the question mark. */
  query: string;
  /** `name` in lower case. */
  header(name: string): string | null;
  /** The whole body. Throws `payload_too_large` beyond `limit` bytes, without reading on. */
  readBody(limit: number): Promise<Uint8Array>;
  /** Address of the peer, before proxies are looked at. */
  socketAddress: string | null;
}

/** A response before it is written; `body` is null for none. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | null;
  /** For the log line. */
  operation?: string;
}
