import { type IncomingMessage, request, type ServerResponse } from "node:http";
import type { NodeHandler } from "@/lib/api/http/node-request";

const RETRY_SECONDS = 1;

/** Hands requests on to a process on this machine, once it listens, as a trusted proxy would. */
export function forwardTo(port: () => Promise<number>): NodeHandler {
  return async (req, res) => {
    try {
      await pass(req, res, await port());
    } catch (error) {
      refuse(res, error instanceof Error ? error.message : String(error));
    }
  };
}

function pass(req: IncomingMessage, res: ServerResponse, port: number): Promise<void> {
  const forwarded = [req.headers["x-forwarded-for"], req.socket.remoteAddress].flat().filter(Boolean).join(", ");
  const headers = { ...req.headers, "x-forwarded-for": forwarded };
  return new Promise((resolve, reject) => {
    const upstream = request({ host: "127.0.0.1", port, method: req.method, path: req.url, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(res).once("close", resolve);
    });
    upstream.once("error", reject);
    res.once("close", () => upstream.destroy());
    req.pipe(upstream);
  });
}

function refuse(res: ServerResponse, why: string): void {
  if (res.headersSent) return void res.destroy();
  const detail = `The process behind the API is away. ${why}`;
  const problem = { title: "Service unavailable", status: 503, code: "unavailable", detail, fix: "Mend it and save." };
  res.writeHead(503, { "content-type": "application/problem+json", "retry-after": String(RETRY_SECONDS) });
  res.end(JSON.stringify(problem));
}
