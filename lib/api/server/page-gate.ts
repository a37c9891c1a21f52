import type { IncomingMessage } from "node:http";
import { chargePage } from "@/lib/api/call/rate-limit";
import { tooLarge } from "@/lib/api/http/body";
import { type App, contextFor } from "@/lib/api/process/app";
import { AppError } from "@/lib/core/errors";
import { RateLimited } from "@/lib/core/limits/buckets";

const KIB = 1024;
/** Forms whose fields are longer than a few lines: one with a photo, and those of all that a profile holds. */
const LARGER_BODIES: [RegExp, number][] = [
  [/^\/dashboard\/founder$/, 6 * KIB * KIB],
  [/^\/dashboard\//, KIB * KIB],
  [/^\/api\/webhooks\//, 256 * KIB],
];
/** Their senders choose how to send; the route reads no more than it takes. */
const MAY_BE_CHUNKED = /^\/api\/webhooks\//;
const BODY_MAX_BYTES = 64 * KIB;
const ASSETS = /^\/_next\/static\/|^\/(?:icon\.svg|apple-icon\.png|favicon\.ico)(?:$|\?)/;

/** Made once and kept by browsers. */
export const isAsset = (path: string): boolean => ASSETS.test(path);

const FOREIGN = new AppError(
  "forbidden",
  "This form was sent from another website.",
  "Open the page here and send it again.",
);
const UNMEASURED = new AppError(
  "bad_request",
  "The request does not say how long its body is.",
  "Send it with a Content-Length.",
);

/** Why pages do not answer a request; null where they do. Counts it by address, as the API counts its calls. */
export async function faultOfPageCall(app: App, path: string, req: IncomingMessage): Promise<AppError | null> {
  if (isAsset(path)) return null;
  return (await faultOfCount(app, req)) ?? (isRead(req) ? null : faultOfForm(path, req));
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

async function faultOfCount(app: App, req: IncomingMessage): Promise<AppError | null> {
  const { host = null, "x-forwarded-for": address, "x-request-id": requestId } = req.headers;
  const caller = { host, address: String(address ?? "") || null, requestId: String(requestId) };
  try {
    const ctx = await contextFor(app, { ...caller, actor: { type: "anonymous" }, surface: "web" });
    await chargePage(ctx);
    return null;
  } catch (error) {
    return error instanceof RateLimited ? error : null; // of a database that is away the page itself tells
  }
}

/** A form acts for whoever is signed in: only our own pages may send one (Next refuses others too, in words of its own). */
function faultOfForm(path: string, { headers }: IncomingMessage): AppError | null {
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, headers)) return FOREIGN;
  if (headers["transfer-encoding"] !== undefined) return MAY_BE_CHUNKED.test(path) ? null : UNMEASURED;
  const [, limit = BODY_MAX_BYTES] = LARGER_BODIES.find(([paths]) => paths.test(path)) ?? [];
  return Number(headers["content-length"] ?? 0) > limit ? tooLarge(limit) : null;
}

/** The host that was asked, or that a proxy of ours says was asked: what others say of it is gone by now. */
function isOwnOrigin(origin: string, headers: IncomingMessage["headers"]): boolean {
  const [forwarded] = String(headers["x-forwarded-host"] ?? "").split(",");
  const hosts = [headers.host, forwarded?.trim()].map((host) => host?.toLowerCase());
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
