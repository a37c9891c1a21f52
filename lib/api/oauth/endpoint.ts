import { toAppError } from "@/lib/api/call/faults";
import { charge } from "@/lib/api/call/rate-limit";
import { readBody } from "@/lib/api/http/body";
import { clientAddress, requestIdOf } from "@/lib/api/http/caller";
import { ownOrigin } from "@/lib/api/http/own-origin";
import type { PeerInfo, WebHandler } from "@/lib/api/http/web-request";
import { type App, contextFor } from "@/lib/api/process/app";
import type { FetchDocument } from "@/lib/auth/oauth/client-document";
import { type ConsentView, decideConsent, getInteraction, readConsent } from "@/lib/auth/oauth/consent";
import { answerOAuth, providerOf, requireMethod } from "@/lib/auth/oauth/endpoints";
import { authorizationServerMetadata, protectedResourceMetadata } from "@/lib/auth/oauth/metadata";
import { consentPath } from "@/lib/auth/oauth/paths";
import type { OAuthDeps } from "@/lib/auth/oauth/provider";
import { sessionActor } from "@/lib/auth/session-store";
import type { Actor, Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { dataHeaders } from "@/lib/core/http/content-policy";
import { addressSubject } from "@/lib/core/limits/address-subject";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { fetchClientDocument } from "@/lib/services/apps/fetch-client-document";
import { allowAnyOrigin, isForPeople, oauthErrorResponse, preflight } from "./answer";

const PROTECTED_RESOURCE = /^\/\.well-known\/oauth-protected-resource(?:\/mcp)?$/;
const AUTHORIZATION_SERVER = /^\/\.well-known\/oauth-authorization-server$/;
const CONSENT = /^\/oauth\/consent\/([\w-]+)\/(decide|return)$/;
const BODY_MAX_BYTES = 64 * 1024;

/** The authorization server: everything below /oauth/ but the consent page, and the documents that announce it. */
export function createOAuth(app: App, fetchDocument: FetchDocument = fetchClientDocument): WebHandler {
  return async (request, peer) => {
    const requestId = requestIdOf(request.headers.get("x-request-id"), app.trustedProxies);
    const response = await answerOrRefuse({ app, fetchDocument }, request, peer, requestId);
    response.headers.set("x-request-id", requestId);
    for (const [name, value] of Object.entries(dataHeaders())) {
      if (!response.headers.has(name)) response.headers.set(name, value); // its pages have a policy of their own
    }
    return response;
  };
}

interface Server {
  app: App;
  fetchDocument: FetchDocument;
}

async function answerOrRefuse(server: Server, request: Request, peer: PeerInfo, requestId: string): Promise<Response> {
  try {
    return await answer(server, request, peer, requestId);
  } catch (thrown) {
    return oauthErrorResponse(request, toAppError(thrown, { requestId }));
  }
}

async function answer(server: Server, received: Request, peer: PeerInfo, requestId: string): Promise<Response> {
  const { pathname } = new URL(received.url);
  const ctx = await contextOf(server.app, received, peer, requestId);
  const origin = requireOwnOrigin(ctx, received);
  const request = await readWhole(received, requestId);
  if (request.method === "OPTIONS" && !isForPeople(request)) return preflight();
  if (PROTECTED_RESOURCE.test(pathname)) return document(request, protectedResourceMetadata(origin, ctx.site.name));
  if (AUTHORIZATION_SERVER.test(pathname)) return document(request, authorizationServerMetadata(origin));
  const caller = addressSubject(ctx.address);
  await charge(ctx, "public", caller);
  const [, uid, step] = CONSENT.exec(pathname) ?? [];
  const deps = await oauthDeps(server, origin);
  if (uid !== undefined) return step === "decide" ? decide(ctx, deps, uid, request) : comeBack(deps, uid, request);
  const answered = await answerOAuth(deps, request, caller);
  if (!answered) throw new AppError("not_found", "There is nothing at this path.", `See ${origin}/docs/mcp.`);
  return isForPeople(request) ? answered : allowAnyOrigin(answered);
}

/** The request by our own id, its body read, so that no parser behind it meets an endless one. Throws `payload_too_large`. */
async function readWhole(request: Request, requestId: string): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.set("x-request-id", requestId);
  if (!request.body) return new Request(request.url, { method: request.method, headers });
  const announced = Number(request.headers.get("content-length") ?? 0);
  const body = await readBody(request.body, announced, BODY_MAX_BYTES);
  headers.set("content-length", String(body.length));
  return new Request(request.url, { method: request.method, headers, body: new Uint8Array(body) });
}

function contextOf(app: App, request: Request, peer: PeerInfo, requestId: string): Promise<Ctx> {
  const address = clientAddress(peer.address, request.headers.get("x-forwarded-for"), app.trustedProxies);
  const actor = { type: "anonymous" } as const;
  return contextFor(app, { host: hostOf(request), actor, surface: "web", address, requestId });
}

const hostOf = (request: Request) => request.headers.get("host") ?? new URL(request.url).host;

function requireOwnOrigin({ site }: Ctx, request: Request): string {
  const origin = ownOrigin(site, hostOf(request));
  if (origin) return origin;
  throw new AppError("forbidden", "This host name is not served here.", `Use ${site.baseUrl}.`);
}

function document(request: Request, body: object): Response {
  requireMethod(request, ["GET", "HEAD"]);
  return allowAnyOrigin(Response.json(body, { headers: { "cache-control": "public, max-age=300" } }));
}

async function oauthDeps({ app, fetchDocument }: Server, origin: string): Promise<OAuthDeps> {
  const reportFault = (error: unknown, requestId: string) => void toAppError(error, { requestId, operation: "oauth" });
  return { db: app.db, origin, secret: await authSecret(), fetchDocument, now: app.now, reportFault };
}

/** The consent page's form. Answers by sending the browser on; a person who signed out meanwhile signs in and comes back. */
async function decide(ctx: Ctx, deps: OAuthDeps, uid: string, request: Request): Promise<Response> {
  requireMethod(request, ["POST"]);
  requireSameOrigin(request, deps.origin);
  const actor = await sessionActor(ctx.db, request.headers.get("cookie"), ctx.site.baseUrl);
  if (actor.type !== "session") return seeOther(signInUrl(uid));
  const form = new URLSearchParams(await request.text());
  const consent = { ...deps, provider: providerOf(deps) };
  return seeOther(await decideConsent(consent, { uid, request, form, actor }));
}

/**
 * From signing in back to the consent page. Next would render that page from where the sign-in was posted, which its cookie does
 * not reach; it gets no page from here, so the browser comes itself. Throws `not_found` for any other browser.
 */
async function comeBack(deps: OAuthDeps, uid: string, request: Request): Promise<Response> {
  requireMethod(request, ["GET", "HEAD"]);
  await getInteraction({ ...deps, provider: providerOf(deps) }, uid, request);
  return seeOther(consentPath(uid));
}

/** Beside the form's own token: browsers name the page a form was sent from (Fetch standard, Origin and Sec-Fetch-Site). */
function requireSameOrigin(request: Request, origin: string): void {
  const from = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if ((from === null || from === origin) && (site === null || site === "same-origin")) return;
  throw new AppError("forbidden", "The form was sent from another site.", "Go back to the app and connect again.");
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });

/** Where a signed-out person goes from the consent page. */
export const signInUrl = (uid: string): string =>
  `/sign-in?${new URLSearchParams({ callbackUrl: `${consentPath(uid)}/return` })}`;

/** What the consent page shows, or null when nobody is signed in: then go to `signInUrl`. Throws `not_found`, `forbidden`. */
export async function consentView(
  app: App,
  call: { uid: string; host: string | null; cookieHeader: string | null; ctx: Ctx },
): Promise<ConsentView | null> {
  const { uid, host, cookieHeader, ctx } = call;
  const actor: Actor = ctx.actor;
  if (actor.type !== "session") return null;
  const origin = ownOrigin(ctx.site, host);
  if (!origin) throw new AppError("forbidden", "This host name is not served here.", `Use ${ctx.site.baseUrl}.`);
  const deps = await oauthDeps({ app, fetchDocument: fetchClientDocument }, origin);
  return readConsent({ ...deps, provider: providerOf(deps) }, { uid, cookieHeader, actor });
}
