import type Provider from "oidc-provider";
import { countAttempt, type Limit } from "@/db/attempts";
import { AppError } from "@/lib/core/errors";
import { parseScopes, SCOPES } from "@/lib/core/scopes";
import { acceptedMetadata, hasUsableRedirects } from "./client-metadata";
import { withLimitTold } from "./document-limit";
import { keepHere } from "./error-page";
import { exchange } from "./node-exchange";
import { OAUTH_PATHS } from "./paths";
import { createProvider, type OAuthDeps } from "./provider";
import { resourceOf } from "./resource";
import { shareRotation } from "./rotation";

/** Self-registrations by one caller: an agent in the cloud registers anew for each of its users, all from few addresses. */
export const REGISTRATIONS: Limit = { bucket: "oauth_register", max: 200, windowMs: 3_600_000 };
/** Origins on one machine are few, but a Host header can name any port. */
const PROVIDERS_MAX = 20;
/** Half a character, which UTF-8 cannot write; the database keeps no NUL either. */
const LONE_SURROGATE = /\p{Cs}/u;

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

/**
 * Answers a request, its body read whole, to one of the protocol's endpoints; null when the path is none of them. `caller` is
 * what registrations and fetched documents are counted by.
 */
export async function answerOAuth(deps: OAuthDeps, request: Request, caller: string): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const run = (prepared: Request) => exchange(prepared, { origin: deps.origin, caller }, providerOf(deps).callback());
  switch (pathname) {
    case OAUTH_PATHS.authorization:
      requireMethod(request, ["GET", "HEAD"]);
      return keepHere(await run(completed(request, deps.origin)), deps.origin);
    case OAUTH_PATHS.registration:
      requireMethod(request, ["POST"]);
      return run(await acceptedRegistration(deps, request, caller));
    case OAUTH_PATHS.token:
    case OAUTH_PATHS.revocation: {
      requireMethod(request, ["POST"]);
      const form = await readForm(request, deps.origin);
      const answer = () => run(posting(request.url, form.toString(), request.headers));
      return withLimitTold(await shareRotation(deps, form, answer));
    }
    default:
      return pathname.startsWith(`${OAUTH_PATHS.authorization}/`) ? run(request) : null;
  }
}

/** Throws `method_not_allowed`. */
export function requireMethod(request: Request, allow: string[]): void {
  if (allow.includes(request.method)) return;
  const detail = `This address takes ${allow.join(" and ")}.`;
  throw new AppError("method_not_allowed", detail, `Use ${allow[0]}.`, { allow });
}

/** An app that names no scope of ours asks for all of them; the person may drop any (RFC 6749, section 3.3). */
function completed(request: Request, origin: string): Request {
  const url = new URL(request.url);
  requireText(url.searchParams);
  requireQueryMode(url.searchParams);
  const scopes = url.searchParams.getAll("scope");
  if (scopes.length < 2 && parseScopes(scopes.join()).length === 0) url.searchParams.set("scope", SCOPES.join(" "));
  spellResource(url.searchParams, origin);
  return new Request(url, { method: request.method, headers: request.headers });
}

async function readForm(request: Request, origin: string): Promise<URLSearchParams> {
  const form = new URLSearchParams(await request.text());
  requireText(form);
  spellResource(form, origin);
  return form;
}

/** Throws `bad_request` for modes that no metadata announces: the provider would post its refusal to the app by itself. */
function requireQueryMode(params: URLSearchParams): void {
  if (params.getAll("response_mode").every((mode) => mode === "query")) return;
  throw new AppError("bad_request", "This response_mode is not allowed.", "Leave it out, or send query.");
}

const isText = (text: string): boolean => !text.includes("\u0000") && !LONE_SURROGATE.test(text);

/** Throws `bad_request` for what no parameter may hold (RFC 6749, appendix A), nor the database. */
function requireText(params: URLSearchParams): void {
  if ([...params].flat().every(isText)) return;
  throw new AppError("bad_request", "A parameter contains characters that are not text.", "Send it as text.");
}

/** The resource as this server writes it, however an app spelled scheme and host (MCP authorization, Canonical Server URI). */
function spellResource(params: URLSearchParams, origin: string): void {
  const [given, ...more] = params.getAll("resource");
  if (given === undefined || more.length > 0 || !URL.canParse(given)) return;
  if (new URL(given).href === resourceOf(origin)) params.set("resource", resourceOf(origin));
}

async function acceptedRegistration(deps: OAuthDeps, request: Request, caller: string): Promise<Request> {
  await countAttempt(deps.db, REGISTRATIONS, caller, deps.now(), "Too many apps were registered from your network.");
  const metadata = readRegistration(await request.text());
  if (!hasUsableRedirects(metadata.redirect_uris)) {
    const detail = "The registration lists no usable redirect_uris.";
    const errors = [{ pointer: "/redirect_uris", detail }];
    throw new AppError("bad_request", detail, "Send 1 to 20 redirect URIs (RFC 3986).", { errors });
  }
  return posting(request.url, JSON.stringify(acceptedMetadata(metadata)), { "content-type": "application/json" });
}

function readRegistration(text: string): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(text, (name, value) => {
      if (!isText(name) || (typeof value === "string" && !isText(value))) throw new Error("no text");
      return value;
    });
    if (typeof given === "object" && given !== null && !Array.isArray(given)) return { ...given };
  } catch {
    // no JSON, or no text in it: refused like a list
  }
  throw new AppError("malformed_json", "The registration is not a JSON object.", "Send client metadata (RFC 7591).");
}

/** The provider's parser asks for the length before it looks at a body. */
function posting(url: string, body: string, headers: HeadersInit): Request {
  const all = new Headers(headers);
  all.set("content-length", String(Buffer.byteLength(body)));
  return new Request(url, { method: "POST", headers: all, body });
}
