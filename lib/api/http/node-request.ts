import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { readBody } from "./body";
import type { HttpAnswer, HttpCall } from "./exchange";
import type { WebHandler } from "./web-request";

export type NodeHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Path and query of a request target. */
export function splitTarget(target: string): { path: string; query: string } {
  const at = target.indexOf("?");
  return at < 0 ? { path: target, query: "" } : { path: target.slice(0, at), query: target.slice(at + 1) };
}

/** Reads an absolute target as the ordinary one it counts as; its host wins over the Host header (RFC 9112, section 3.2.2). */
export function toOriginForm(req: IncomingMessage): void {
  const [prefix, host] = /^https?:\/\/(?:[^/?]*@)?([^/?]*)\/?/i.exec(req.url ?? "") ?? [];
  if (prefix === undefined) return;
  req.url = `/${req.url?.slice(prefix.length)}`;
  req.headers.host = host;
}

/** A request over node:http as REST and MCP read it. */
export function nodeCall(req: IncomingMessage): HttpCall {
  const { path, query } = splitTarget(req.url ?? "/");
  return {
    method: req.method ?? "GET",
    path,
    query,
    header: (name) => headerOf(req, name),
    readBody: (limit) => readBody(req, Number(req.headers["content-length"] ?? 0), limit),
    socketAddress: req.socket.remoteAddress ?? null,
  };
}

/** A header as one text, or null. */
export function headerOf(req: IncomingMessage, name: string): string | null {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
}

/** Writes an answer; the last one of a connection ends it. */
export function writeAnswer(res: ServerResponse, answer: HttpAnswer, isLast: boolean): void {
  if (isLast) answer.headers.connection = "close";
  res.writeHead(answer.status, answer.headers);
  if (answer.body) res.end(answer.body);
  else res.end();
}

/** Runs a handler of the web's Request and Response over node:http. Bodies stream both ways; a closed connection aborts. */
export function serveWeb(handler: WebHandler): NodeHandler {
  return async (req, res) => {
    const response = await handler(toRequest(req, res), { address: req.socket.remoteAddress ?? null });
    await writeResponse(res, response, req.method === "HEAD");
  };
}

/** Writes a Response as it comes, its head alone to HEAD. */
export async function writeResponse(res: ServerResponse, response: Response, isHead: boolean): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader("set-cookie", cookies);
  if (!response.body || isHead) return void res.end();
  for await (const chunk of response.body) {
    if (res.destroyed) return;
    if (!res.write(chunk)) await new Promise((resolve) => res.once("drain", resolve).once("close", resolve));
  }
  res.end();
}

function toRequest(req: IncomingMessage, res: ServerResponse): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2)
    headers.append(req.rawHeaders[i] ?? "", req.rawHeaders[i + 1] ?? "");
  headers.set("host", req.headers.host || "localhost"); // that of an absolute target is not among the raw ones
  const abort = new AbortController();
  res.once("close", () => res.writableFinished || abort.abort());
  const { path, query } = splitTarget(req.url ?? "/");
  const url = `http://${headers.get("host")}${path}${query && `?${query}`}`;
  const init: RequestInit & { duplex?: "half" } = { method: req.method ?? "GET", headers, signal: abort.signal };
  if (req.method === "GET" || req.method === "HEAD") return new Request(url, init);
  init.duplex = "half";
  return new Request(url, { ...init, body: bodyOf(req) });
}

function bodyOf(req: IncomingMessage): ReadableStream<Uint8Array> {
  return Readable.toWeb(req) as ReadableStream<Uint8Array>; // one class at run time, declared twice: by Node and by the DOM
}
