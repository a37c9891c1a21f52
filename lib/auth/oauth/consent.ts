import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type Provider from "oidc-provider";
import { type Db, schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { parseScopes, SCOPE_LABELS, type Scope } from "@/lib/core/scopes";
import { type RedirectPlace, readableName, redirectPlace } from "./client-metadata";
import { nodePair } from "./node-exchange";
import { consentPath } from "./paths";
import { resourceOf } from "./resource";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;
type SessionActor = Extract<Actor, { type: "session" }>;

export interface ConsentDeps {
  db: Db;
  provider: Provider;
  origin: string;
  secret: string;
  now: () => Date;
}

/** What the consent page shows. */
export interface ConsentView {
  /** Where the form posts `csrf`, `decision` (`allow` or `deny`) and a `scope` per box that is ticked. */
  action: string;
  csrf: string;
  /** Whose account would be opened. */
  email: string;
  app: {
    /** As the app calls itself. */
    name: string;
    /** The https host whose document describes the app; null for one that only registered itself. */
    verifiedHost: string | null;
  };
  redirect: RedirectPlace;
  scopes: { scope: Scope; label: string }[];
}

/** Shows a pending authorization to the person in whose browser it was started. Throws `not_found` for any other browser. */
export async function readConsent(
  deps: ConsentDeps,
  call: { uid: string; cookieHeader: string | null; actor: SessionActor },
): Promise<ConsentView> {
  const { uid, cookieHeader, actor } = call;
  const headers: HeadersInit = cookieHeader ? { cookie: cookieHeader } : {};
  const interaction = await getInteraction(deps, uid, new Request(deps.origin + consentPath(uid), { headers }));
  const { clientId, redirectUri, scopes } = askedFor(interaction);
  const client = await deps.provider.Client.find(clientId);
  if (!client) throw gone();
  return {
    action: `${consentPath(uid)}/decide`,
    csrf: csrfOf(deps.secret, uid, actor),
    email: actor.email,
    app: { name: readableName(client.clientName), verifiedHost: documentHost(clientId) },
    redirect: redirectPlace(redirectUri),
    scopes: scopes.map((scope) => ({ scope, label: SCOPE_LABELS[scope] })),
  };
}

/** Takes the person's decision and returns where the browser goes next: back to the page when nothing was ticked. Throws `not_found`, `forbidden`. */
export async function decideConsent(
  deps: ConsentDeps,
  call: { uid: string; request: Request; form: URLSearchParams; actor: SessionActor },
): Promise<string> {
  const { uid, request, form, actor } = call;
  const interaction = await getInteraction(deps, uid, request);
  requireCsrf(form.get("csrf"), csrfOf(deps.secret, uid, actor));
  const isAllowed = form.get("decision") === "allow";
  const scopes = askedFor(interaction).scopes.filter((scope) => form.getAll("scope").includes(scope));
  if (isAllowed && scopes.length === 0) return `${consentPath(uid)}?${NOTHING_TICKED}`;
  const { req, res } = nodePair(new Request(request.url, { headers: request.headers }), deps.origin);
  const answer = isAllowed ? await allow(deps, interaction, scopes, actor) : DENIED;
  return deps.provider.interactionResult(req, res, answer, { mergeWithLastSubmission: false });
}

/** Query of the consent page after "Allow access" without a tick. */
export const NOTHING_TICKED = "nothing_ticked";
const DENIED = { error: "access_denied", error_description: "the person did not allow access" };

async function allow(deps: ConsentDeps, interaction: Interaction, scopes: Scope[], actor: SessionActor) {
  const { clientId, redirectUri } = askedFor(interaction);
  const client = await deps.provider.Client.find(clientId);
  if (!client) throw gone();
  const resource = resourceOf(deps.origin);
  const grant = new deps.provider.Grant({ accountId: actor.userId, clientId });
  grant.addResourceScope(resource, scopes.join(" "));
  const grantId = await grant.save();
  const now = deps.now();
  await deps.db.insert(schema.oauthConnections).values({
    grantId,
    userId: actor.userId,
    clientId,
    clientName: readableName(client.clientName),
    clientHost: documentHost(clientId) ?? redirectPlace(redirectUri).host,
    resource,
    scopes,
    createdAt: now,
  });
  await deps.db.update(schema.oauthClients).set({ lastUsedAt: now }).where(eq(schema.oauthClients.id, clientId));
  return { login: { accountId: actor.userId, remember: false }, consent: { grantId } };
}

/** The cookie that the authorization set ties it to one browser; a link to its page is worthless elsewhere. Throws `not_found`. */
export async function getInteraction(
  { provider, origin }: ConsentDeps,
  uid: string,
  request: Request,
): Promise<Interaction> {
  const { req, res } = nodePair(new Request(request.url, { headers: request.headers }), origin);
  const interaction = await provider.interactionDetails(req, res).catch(() => null);
  if (interaction?.uid !== uid) throw gone();
  return interaction;
}

function gone(): AppError {
  const detail = "This sign-in has expired or was started in another browser.";
  return new AppError("not_found", detail, "Go back to the app and connect again.");
}

function askedFor({ params }: Interaction): { clientId: string; redirectUri: string; scopes: Scope[] } {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    clientId: text(params.client_id),
    redirectUri: text(params.redirect_uri),
    scopes: parseScopes(text(params.scope)),
  };
}

function documentHost(clientId: string): string | null {
  return clientId.startsWith("https://") ? new URL(clientId).host : null;
}

/** Bound to the authorization, the person and the session: nobody can post another person's form, or after a change of account. */
function csrfOf(secret: string, uid: string, actor: SessionActor): string {
  return createHmac("sha256", secret).update(`consent ${uid} ${actor.userId} ${actor.sessionId}`).digest("base64url");
}

function requireCsrf(given: string | null, expected: string): void {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new AppError("forbidden", "The form does not belong to this sign-in.", "Go back to the app and connect again.");
}
