import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import inject, { type InjectOptions, type Response } from "light-my-request";
import { memoryOf } from "@/lib/api/call/memory";
import type { KeptPage } from "@/lib/api/call/open-pages";
import { matchesTag } from "@/lib/api/http/etag";
import { type NodeHandler, splitTarget } from "@/lib/api/http/node-request";
import type { App } from "@/lib/api/process/app";
import { tags } from "@/lib/core/content-tags";
import { CodedBytes, type Coding, codingFor } from "@/lib/core/http/coded-bytes";
import { keptPolicy, nonceOf } from "./page-headers";

/** Whoever has one of our cookies is somebody in particular. */
const OUR_COOKIE = /(?:^|;\s*)(?:__Host-|__Secure-)?ly_/;
/** Pages that are about their visitor, files, and what is no page. */
const OWN =
  /^\/(?:_next|admin|api|dashboard|settings|sign-in|oauth|files|badges|invites|follows|unsubscribe)(?:\/|$)|\.\w+$/;
/** For programs: the same for everybody, whoever they are. */
const TEXTS =
  /^\/(?:feeds\/[\w-]+\.\w+|blog\/feed\.xml|launches\.ics|llms\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml|(?:listings|blog)\/[a-z0-9-]+\.md)$/;
/** What the browser's script asks for is part of a page. */
const PART_HEADERS = ["rsc", "next-action", "next-router-prefetch", "next-router-state-tree", "authorization", "range"];
/** All that a page is made from: what names the site, and what the front door wrote. What else one caller sends is not for all. */
const MADE_FROM = ["host", "x-forwarded-for", "x-request-id", "x-nonce", "content-security-policy"];
const TARGET_MAX = 500;
const HOUR_MS = 3_600_000;
/** So long an address that leads nowhere is not looked at again. */
const MISS_MS = 1_000;
/** What others may yet make of a page's bytes in one coding, in those bytes. */
const FORMS = 2;
/** Of a page's key and headers, about. */
const HEAD_BYTES = 2_048;
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

/** A page that is not for everybody, or no success; those who asked meanwhile are sent what was made. */
class NotKept extends Error {
  constructor(
    readonly response: Response,
    readonly page: KeptPage | null,
  ) {
    super("not kept");
  }
}

export type PageHandler = (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<void>;

/** Answers those who are nobody in particular with bytes made once, until what a page shows has changed; all others by `pages`. */
export function keepPages(app: App, pages: NodeHandler): PageHandler {
  const { pages: kept, misses } = memoryOf(app.db);
  return async (req, res, requestId) => {
    if (!isForAnybody(req)) return pages(req, res);
    const now = app.now().getTime();
    const key = `${req.headers.host ?? ""} ${Math.floor(now / HOUR_MS)} ${req.url}`;
    const missKey = `${key} ${Math.floor(now / MISS_MS)}`;
    const missed = misses.get(missKey);
    if (missed) return send(missed, req, res);
    const policy = String(res.getHeader("content-security-policy") ?? "");
    try {
      send(await kept.through(key, now, () => make(app, pages, req, requestId, policy)), req, res);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      const { response, page } = error;
      if (response.headers["set-cookie"]) return pages(req, res);
      if (!page) return sendOnce(response, req, res);
      if (page.status === 404 && kept.isOn)
        misses.set(missKey, page, { size: HEAD_BYTES + FORMS * page.body.keepOnly(codingOf(req)) });
      send(page, req, res);
    }
  };
}

function isForAnybody({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    url.length <= TARGET_MAX &&
    (isText(url) || (!OWN.test(splitTarget(url).path) && !OUR_COOKIE.test(headers.cookie ?? ""))) &&
    !PART_HEADERS.some((name) => headers[name] !== undefined)
  );
}

const isText = (url: string) => TEXTS.test(splitTarget(url).path);

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
    const page = isText(asked.url) ? textOf(response) : pageOf(response, policy);
    if (page?.status !== 200 || sources.isOwn) throw new NotKept(response, page);
    const { site } = await app.sites.find(req.headers.host ?? null, app.now().getTime());
    const bytes = FORMS * page.body.keepOnly(codingOf(req));
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

/** Null for what is no page, is its visitor's, or failed: the front door shows a page of its own then. */
function pageOf(response: Response, policy: string): KeptPage | null {
  const { statusCode: status, headers, rawPayload: identity } = response;
  const isHtml = String(headers["content-type"]).startsWith("text/html");
  if (!isHtml || status >= 500 || headers["set-cookie"]) return null;
  const html = identity.toString("utf8");
  return {
    status,
    headers: {
      ...ownHeaders(response),
      "cache-control": "private, no-cache",
      "content-security-policy": keptPolicy(policy, html),
    },
    etag: tagOf(html.replaceAll(nonceOf(policy) || "\0", "")), // each making has a nonce of its own
    body: new CodedBytes(identity),
  };
}

const tagOf = (shown: string | Buffer) => `W/"${hash("sha1", shown, "base64url")}"`;

/** As `pageOf`; a text says itself how long others may keep it. */
function textOf(response: Response): KeptPage | null {
  const { statusCode: status, rawPayload: identity } = response;
  if (status !== 200) return null;
  const headers = ownHeaders(response, ["accept-encoding"]);
  return { status, headers, etag: tagOf(identity), body: new CodedBytes(identity) };
}

const codingOf = (req: IncomingMessage): Coding => codingFor(String(req.headers["accept-encoding"] ?? ""));

function ownHeaders({ headers }: Response, variesBy = ["accept-encoding", "cookie"]): Record<string, string> {
  const entries = Object.entries(headers as OutgoingHttpHeaders).filter(([name]) => !LEFT_OUT.includes(name));
  const varying = String(headers.vary ?? "")
    .toLowerCase()
    .split(/,\s*/)
    .filter(Boolean);
  const vary = [...new Set([...varying, ...variesBy])].join(", ");
  return { ...Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), vary };
}

function send(page: KeptPage, req: IncomingMessage, res: ServerResponse): void {
  for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value);
  if (page.status === 200) res.setHeader("etag", page.etag);
  if (page.status === 200 && matchesTag(req.headers["if-none-match"] ?? null, page.etag)) {
    // A 304 replaces headers of what the browser has (RFC 9111, section 3.2): its copy, which may be of an earlier making, keeps
    // the policy that it came with, since another would refuse its styles.
    res.removeHeader("content-security-policy");
    res.writeHead(304).end();
    return;
  }
  const coding = codingOf(req);
  const body = page.body.in(coding);
  if (coding !== "identity") res.setHeader("content-encoding", coding);
  res.writeHead(page.status, { "content-length": body.length });
  res.end(req.method === "HEAD" ? undefined : body);
}

function sendOnce(response: Response, req: IncomingMessage, res: ServerResponse): void {
  for (const [name, value] of Object.entries(ownHeaders(response))) res.setHeader(name, value);
  res.writeHead(response.statusCode, { "content-length": response.rawPayload.length });
  res.end(req.method === "HEAD" ? undefined : response.rawPayload);
}
