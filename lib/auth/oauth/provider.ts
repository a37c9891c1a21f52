import { createHmac, generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from "oidc-provider";
import { type Db, schema } from "@/db/client";
import { SCOPES } from "@/lib/core/scopes";
import { clientAdapter } from "./client-adapter";
import { type FetchDocument, fetchClientDocument } from "./client-document";
import { countKeys, mayFetchDocument } from "./document-limit";
import { renderOAuthError } from "./error-page";
import { consentPath, OAUTH_PATHS } from "./paths";
import { recordAdapter } from "./record-adapter";
import { resourceOf } from "./resource";
import { deriveRotations } from "./rotation";

export interface OAuthDeps {
  db: Db;
  /** Issuer: the origin a site is reached at. */
  origin: string;
  /** From `authSecret()`. */
  secret: string;
  fetchDocument: FetchDocument;
  now: () => Date;
  /** Hears of what went wrong on our side, for the log. */
  reportFault: (error: unknown, requestId: string) => void;
}

const MINUTE = 60;
const DAY = 24 * 3600;
/** How long an app's description is kept, in seconds, whatever it says of itself: apps refresh their tokens all day. */
const DOCUMENT_KEPT_S = { min: 10 * MINUTE, max: DAY };
const DOCUMENT_MAX_BYTES = 5 * 1024;
const KEYS_MAX_BYTES = 64 * 1024;
const LIFETIMES_S = {
  AccessToken: 60 * MINUTE,
  AuthorizationCode: MINUTE,
  Grant: 365 * DAY,
  Interaction: 60 * MINUTE,
  RefreshToken: 30 * DAY,
  Session: MINUTE,
};

/** The authorization server of one origin: OAuth 2.1 code flow with PKCE for public clients, opaque tokens for one resource. */
export function createProvider(deps: OAuthDeps): Provider {
  const provider = new Provider(deps.origin, configuration(deps));
  deriveRotations(provider, deps.secret);
  provider.on("server_error", (ctx, error) => deps.reportFault(error, ctx.get("x-request-id")));
  return provider;
}

function configuration(deps: OAuthDeps): Configuration {
  const { db, now } = deps;
  return {
    adapter: (kind) => (kind === "Client" ? clientAdapter(db, now) : recordAdapter(db, kind, now)),
    clientAuthMethods: ["none", "private_key_jwt"],
    cookies: cookies(deps),
    expiresWithSession: () => false,
    features: features(deps),
    fetch: async (url) => {
      await countKeys(deps, Provider.ctx, String(url));
      return fetchClientDocument(deps.fetchDocument, String(url));
    },
    fetchResponseBodyLimits: {
      "client_id metadata document": DOCUMENT_MAX_BYTES,
      jwks_uri: KEYS_MAX_BYTES,
      sector_identifier_uri: DOCUMENT_MAX_BYTES,
    },
    findAccount: (_ctx, id) => findAccount(db, id),
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => consentPath(uid) },
    issueRefreshToken: async () => true,
    jwks: { keys: [unusedKey()] },
    loadExistingGrant: async (ctx) => findGrantOfAnswer(ctx),
    pkce: { required: () => true },
    renderError: renderOAuthError,
    responseTypes: ["code"],
    rotateRefreshToken: true,
    routes: { ...OAUTH_PATHS, jwks: "/oauth/jwks" },
    scopes: ["offline_access"],
    ttl: LIFETIMES_S,
  };
}

/**
 * Without a path of their own: each authorization's cookies reach its own pages only, so two in one browser do not meet. `__Secure-`
 * keeps others from setting them over plain http (RFC 6265bis, section 4.1.3.1); `__Host-` would take them from their paths.
 */
function cookies({ origin, secret }: OAuthDeps): Configuration["cookies"] {
  const secure = origin.startsWith("https:");
  const cookie = { httpOnly: true, sameSite: "lax" as const, secure };
  const name = (of: string) => `${secure ? "__Secure-" : ""}ly_oauth_${of}`;
  return {
    keys: [createHmac("sha256", secret).update("oauth-cookies").digest("base64url")],
    names: { interaction: name("interaction"), resume: name("resume"), session: name("session") },
    long: cookie,
    short: cookie,
  };
}

function features(deps: OAuthDeps): Configuration["features"] {
  const off = { enabled: false };
  const resource = resourceOf(deps.origin);
  return {
    clientIdMetadataDocument: {
      enabled: true,
      ack: "draft-02",
      allowFetch: (ctx, clientId) => mayFetchDocument(deps, ctx, clientId),
      cacheDuration: DOCUMENT_KEPT_S,
    },
    devInteractions: off,
    dPoP: off,
    pushedAuthorizationRequests: off,
    registration: { enabled: true, issueRegistrationAccessToken: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_ctx, _client, oneOf) => oneOf ?? resource,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, indicator) => {
        if (indicator !== resource) throw new errors.InvalidTarget(`the resource here is ${resource}`);
        return {
          scope: SCOPES.join(" "),
          audience: resource,
          accessTokenFormat: "opaque",
          accessTokenTTL: LIFETIMES_S.AccessToken,
        };
      },
    },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: off,
    userinfo: off,
  };
}

/** Each authorization asks the signed-in person anew: a remembered yes could be collected by any program on a loopback. */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const { Check, Prompt } = interactionPolicy;
  const policy = interactionPolicy.base();
  policy.clear();
  const ask = (name: "login" | "consent") =>
    new Prompt(
      { name, requestable: true },
      new Check(
        "not_asked",
        "the person must be asked",
        `${name}_required`,
        (ctx) => ctx.oidc.result?.[name] === undefined,
      ),
    );
  policy.add(ask("login"));
  policy.add(ask("consent"));
  return policy;
}

async function findGrantOfAnswer(ctx: KoaContextWithOIDC) {
  const grantId = ctx.oidc.result?.consent?.grantId;
  return grantId ? ctx.oidc.provider.Grant.find(grantId) : undefined;
}

async function findAccount(db: Db, id: string) {
  const u = schema.users;
  const [user] = await db.select({ id: u.id }).from(u).where(eq(u.id, id));
  return user ? { accountId: user.id, claims: async () => ({ sub: user.id }) } : undefined;
}

/** The provider wants a signing key though nothing here is signed: tokens are opaque and there are no ID tokens. */
function unusedKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), use: "sig" };
}
