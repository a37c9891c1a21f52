import type { IncomingMessage } from "node:http";
import { chargePage } from "@/lib/api/call/rate-limit";
import { tooLarge } from "@/lib/api/http/body";
import { type App, contextFor } from "@/lib/api/process/app";
import { sessionActor } from "@/lib/auth/session-store";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { RateLimited } from "@/lib/core/limits/buckets";

const KIB = 1024;
/** Forms whose fields are longer than a few lines: one with a photo, those of all that a profile holds, and whole files and posts. */
const LARGER_BODIES: [RegExp, number][] = [
  [/^\/dashboard\/founder$/, 6 * KIB * KIB],
  [/^\/dashboard\//, KIB * KIB],
  [/^\/api\/webhooks\//, 256 * KIB],
  [/^\/mail\/bounces$/, KIB * KIB],
  [/^\/admin\//, 6 * KIB * KIB], // a file of 1 MB or a long post, and once more what was typed before it was refused
];
/** Pages that are there for admins alone: from others they take no more than any page does. */
const OF_ADMINS = /^\/admin\//;
/** Their senders choose how to send; the route reads no more than it takes. */
const MAY_BE_CHUNKED = /^\/(?:api\/webhooks\/|mail\/bounces$)/;
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
  return (await faultOfCount(app, req)) ?? (isRead(req) ? null : await faultOfForm(app, path, req));
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

async function faultOfCount(app: App, req: IncomingMessage): Promise<AppError | null> {
  try {
    await chargePage(await contextOf(app, req));
    return null;
  } catch (error) {
    return error instanceof RateLimited ? error : null; // of a database that is away the page itself tells
  }
}

function contextOf(app: App, { headers }: IncomingMessage): Promise<Ctx> {
  const { host = null, "x-forwarded-for": address, "x-request-id": requestId } = headers;
  const caller = { host, address: String(address ?? "") || null, requestId: String(requestId) };
  return contextFor(app, { ...caller, actor: { type: "anonymous" }, surface: "web" });
}

/** A form acts for whoever is signed in: only our own pages may send one (Next refuses others too, in words of its own). */
async function faultOfForm(app: App, path: string, req: IncomingMessage): Promise<AppError | null> {
  const { headers } = req;
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, headers)) return FOREIGN;
  if (headers["transfer-encoding"] !== undefined) return MAY_BE_CHUNKED.test(path) ? null : UNMEASURED;
  const length = Number(headers["content-length"] ?? 0);
  const [, limit = BODY_MAX_BYTES] = LARGER_BODIES.find(([paths]) => paths.test(path)) ?? [];
  if (length > limit) return tooLarge(limit);
  const isTooMuch = length > BODY_MAX_BYTES && OF_ADMINS.test(path) && !(await isOfAdmin(app, req));
  return isTooMuch ? tooLarge(BODY_MAX_BYTES) : null;
}

/** Asked of long forms only, since it reads the session. */
async function isOfAdmin(app: App, req: IncomingMessage): Promise<boolean> {
  try {
    const { db, site } = await contextOf(app, req);
    const actor = await sessionActor(db, req.headers.cookie ?? null, site.baseUrl);
    return actor.type === "session" && actor.isAdmin;
  } catch {
    return false; // a database that is away takes no long form either
  }
}

/** The host that was asked, or that a proxy of ours says was asked: what others say of it is gone by now. */
function isOwnOrigin(origin: string, headers: IncomingMessage["headers"]): boolean {
  const [forwarded] = String(headers["x-forwarded-host"] ?? "").split(",");
  const hosts = [headers.host, forwarded?.trim()].map((host) => host?.toLowerCase());
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
