import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import inject, { type InjectOptions, type Response } from "light-my-request";
import { memoryOf } from "@/lib/api/call/memory";
import type { KeptPage } from "@/lib/api/call/open-pages";
import { matchesTag } from "@/lib/api/http/etag";
import { type NodeHandler, splitTarget } from "@/lib/api/http/node-request";
import type { App } from "@/lib/api/process/app";
import { tags } from "@/lib/core/content-tags";
import { keptPolicy } from "./page-headers";

/** Whoever has one of our cookies is somebody in particular. */
const OUR_COOKIE = /(?:^|;\s*)(?:__Host-|__Secure-)?ly_/;
/** Pages that are about their visitor, files, and what is no page. */
const OWN = /^\/(?:_next|api|dashboard|settings|sign-in|oauth|files|badges|invites)(?:\/|$)|\.\w+$/;
/** What the browser's script asks for is part of a page. */
const PART_HEADERS = ["rsc", "next-action", "next-router-prefetch", "next-router-state-tree", "authorization", "range"];
/** All that a page is made from: what names the site, and what the front door wrote. What else one caller sends is not for all. */
const MADE_FROM = ["host", "x-forwarded-for", "x-request-id", "x-nonce", "content-security-policy"];
const TARGET_MAX = 500;
const HOUR_MS = 3_600_000;
/** Of the page as it was made, not of what is sent. */
const LEFT_OUT = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page that is not for everybody, or no success; what was made is sent once. */
class NotKept extends Error {
  constructor(readonly response: Response) {
    super("not kept");
  }
}

export type PageHandler = (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<void>;

/** Answers those who are nobody in particular with bytes made once, until what a page shows has changed; all others by `pages`. */
export function keepPages(app: App, pages: NodeHandler): PageHandler {
  const { pages: kept } = memoryOf(app.db);
  return async (req, res, requestId) => {
    if (!isForAnybody(req)) return pages(req, res);
    const now = app.now().getTime();
    const key = `${req.headers.host ?? ""} ${Math.floor(now / HOUR_MS)} ${req.url}`;
    const policy = String(res.getHeader("content-security-policy") ?? "");
    try {
      const page = await kept.through(key, now, () => make(app, pages, req, requestId, policy));
      send(page, req, res);
    } catch (error) {
      if (!(error instanceof NotKept) || error.response.statusCode >= 500 || error.response.headers["set-cookie"])
        return pages(req, res);
      sendOnce(error.response, req, res);
    }
  };
}

function isForAnybody({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    url.length <= TARGET_MAX &&
    !OWN.test(splitTarget(url).path) &&
    !OUR_COOKIE.test(headers.cookie ?? "") &&
    !PART_HEADERS.some((name) => headers[name] !== undefined)
  );
}

/** Has the page made without a connection, so that nobody's leaving ends it. */
async function make(app: App, pages: NodeHandler, req: IncomingMessage, requestId: string, policy: string) {
  const { openPages } = memoryOf(app.db);
  const sources = { tags: new Set<string>(), isOwn: false };
  openPages.set(requestId, sources);
  try {
    const entries = Object.entries(req.headers).filter(([name]) => MADE_FROM.includes(name));
    const headers = { ...Object.fromEntries(entries), "accept-encoding": "identity" };
    const asked = { method: "GET" as const, url: req.url ?? "/", headers };
    const response = await answerOf(pages, asked, (answer) => app.openPages.set(requestId, answer));
    if (!isForEverybody(response) || sources.isOwn) throw new NotKept(response);
    const { site } = await app.sites.find(req.headers.host ?? null, app.now().getTime());
    const page = await encode(response, policy);
    const bytes = page.identity.length + page.gzip.length + page.br.length;
    return { value: page, bytes, tags: [...sources.tags.add(tags.site(site.id))] };
  } finally {
    openPages.delete(requestId);
    app.openPages.delete(requestId);
  }
}

/** What the pages answer to a request without a connection. Rejects when they throw. */
function answerOf(pages: NodeHandler, asked: InjectOptions, onOpen: (answer: ServerResponse) => void) {
  return new Promise<Response>((resolve, reject) => {
    const dispatch = (req: unknown, res: unknown) => {
      // safe: they are made to stand for them
      onOpen(res as ServerResponse);
      void pages(req as IncomingMessage, res as ServerResponse).catch(reject);
    };
    inject(dispatch, asked).then(resolve, reject);
  });
}

function isForEverybody({ statusCode, headers }: Response): boolean {
  return statusCode === 200 && String(headers["content-type"]).startsWith("text/html") && !headers["set-cookie"];
}

async function encode(response: Response, policy: string): Promise<KeptPage> {
  const identity = response.rawPayload;
  const [zipped, br] = await Promise.all([promisify(gzip)(identity), promisify(brotliCompress)(identity, BROTLI)]);
  return {
    headers: {
      ...ownHeaders(response),
      "cache-control": "private, no-cache",
      "content-security-policy": keptPolicy(policy, identity.toString("utf8")),
    },
    etag: `W/"${hash("sha1", identity, "base64url")}"`,
    identity,
    gzip: zipped,
    br,
  };
}

function ownHeaders({ headers }: Response): Record<string, string> {
  const entries = Object.entries(headers as OutgoingHttpHeaders).filter(([name]) => !LEFT_OUT.includes(name));
  const varying = `${headers.vary ?? ""}, accept-encoding, cookie`.toLowerCase().split(/,\s*/).filter(Boolean);
  const vary = [...new Set(varying)].join(", ");
  return { ...Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), vary };
}

function send(page: KeptPage, req: IncomingMessage, res: ServerResponse): void {
  for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value);
  res.setHeader("etag", page.etag);
  if (matchesTag(req.headers["if-none-match"] ?? null, page.etag)) {
    res.writeHead(304).end();
    return;
  }
  const accepted = String(req.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((one) => takes(accepted, one));
  const body = page[encoding ?? "identity"];
  if (encoding) res.setHeader("content-encoding", encoding);
  res.writeHead(200, { "content-length": body.length });
  res.end(req.method === "HEAD" ? undefined : body);
}

/** Whether `Accept-Encoding` names the coding without refusing it (RFC 9110, section 12.5.3). */
function takes(accepted: string, coding: string): boolean {
  return accepted.split(",").some((one) => {
    const [name = "", weight = ""] = one.split(";").map((part) => part.trim());
    return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

function sendOnce(response: Response, req: IncomingMessage, res: ServerResponse): void {
  for (const [name, value] of Object.entries(ownHeaders(response))) res.setHeader(name, value);
  res.writeHead(response.statusCode, { "content-length": response.rawPayload.length });
  res.end(req.method === "HEAD" ? undefined : response.rawPayload);
}
