import type Provider from "oidc-provider";
import { AppError } from "@/lib/core/errors";
import { SCOPES } from "@/lib/core/scopes";
import { countAttempt, type Limit } from "../attempts";
import { acceptedMetadata, hasUsableRedirects } from "./client-metadata";
import { exchange } from "./node-exchange";
import { createProvider, OAUTH_PATHS, type OAuthDeps } from "./provider";

/** Self-registrations by one network address. */
export const REGISTRATIONS: Limit = { bucket: "oauth_register", max: 20, windowMs: 3_600_000 };
const BODY_MAX_BYTES = 64 * 1024;
/** Origins on one machine are few, but a Host header can name any port. */
const PROVIDERS_MAX = 20;

const providers = new Map<string, { db: OAuthDeps["db"]; provider: Provider }>();

/** The authorization server of an origin, made once. */
export function providerOf(deps: OAuthDeps): Provider {
  const found = providers.get(deps.origin);
  if (found?.db === deps.db) return found.provider;
  const provider = createProvider(deps);
  providers.delete(deps.origin);
  providers.set(deps.origin, { db: deps.db, provider });
  const [oldest] = providers.keys();
  if (providers.size > PROVIDERS_MAX && oldest !== undefined) providers.delete(oldest);
  return provider;
}

/** Answers a request to one of the protocol's endpoints; null when the path is none of them. */
export async function answerOAuth(
  deps: OAuthDeps,
  request: Request,
  clientAddress: string | null,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const run = (prepared: Request) => exchange(prepared, deps.origin, providerOf(deps).callback());
  if (pathname === OAUTH_PATHS.authorization) return run(withScope(request));
  if (pathname.startsWith(`${OAUTH_PATHS.authorization}/`)) return run(request);
  if (pathname === OAUTH_PATHS.registration && request.method === "POST") {
    return run(await acceptedRegistration(deps, request, clientAddress));
  }
  if (pathname === OAUTH_PATHS.token || pathname === OAUTH_PATHS.revocation) return run(await bounded(request));
  return null;
}

/** An app that names no scope asks for all of them; the person may drop any (RFC 6749, section 3.3). */
function withScope(request: Request): Request {
  const url = new URL(request.url);
  if (url.searchParams.get("scope")?.trim()) return request;
  url.searchParams.set("scope", SCOPES.join(" "));
  return new Request(url, { method: request.method, headers: request.headers });
}

async function acceptedRegistration(deps: OAuthDeps, request: Request, address: string | null): Promise<Request> {
  const detail = "Too many apps were registered from your network.";
  await countAttempt(deps.db, REGISTRATIONS, address ?? "unknown", deps.now(), detail);
  const prepared = await bounded(request);
  const given: unknown = await prepared
    .clone()
    .json()
    .catch(() => null);
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  if (!isObject)
    throw new AppError("malformed_json", "The registration is no JSON object.", "Send client metadata (RFC 7591).");
  const metadata: Record<string, unknown> = { ...given };
  if (!hasUsableRedirects(metadata.redirect_uris)) {
    throw new AppError("bad_request", "The registration lists no usable redirect_uris.", "Send 1 to 20 redirect URIs.");
  }
  return posting(request.url, Buffer.from(JSON.stringify(acceptedMetadata(metadata))), {
    "content-type": "application/json",
    accept: "application/json",
  });
}

/** The provider's parser asks for the length before it looks at a body. */
function posting(url: string, body: Buffer, headers: HeadersInit): Request {
  const all = new Headers(headers);
  all.set("content-length", String(body.length));
  return new Request(url, { method: "POST", headers: all, body: new Uint8Array(body) });
}

/** Reads the body whole, so that the provider's parser sees no endless one. */
async function bounded(request: Request): Promise<Request> {
  if (request.method !== "POST" || !request.body) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES)
      throw new AppError("payload_too_large", "The body is too large.", "Send less than 64 KiB.");
    chunks.push(chunk);
  }
  return posting(request.url, Buffer.concat(chunks), request.headers);
}
