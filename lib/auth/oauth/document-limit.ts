import { eq } from "drizzle-orm";
import { errors, type KoaContextWithOIDC } from "oidc-provider";
import { countAttempt, type Limit } from "@/db/attempts";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";

/** Descriptions and keys fetched at the word of one caller: not so many that they hurt whoever is named. */
export const DOCUMENTS: Limit = { bucket: "oauth_document", max: 60, windowMs: 3_600_000 };
/** The same for an app that somebody let in: its tokens are refreshed for many people from one network, by several processes. */
export const APP_DOCUMENTS: Limit = { bucket: "oauth_app_document", max: 240, windowMs: 3_600_000 };

/** Requests for which a description was asked. What was read is kept; so a second ask is for one that could not be read. */
const asked = new WeakSet<KoaContextWithOIDC>();

interface CountDeps {
  db: Db;
  now: () => Date;
}

/**
 * Counts the fetch of a description before it is made. Not counted: the consent page's reading it anew, which is no call to an
 * endpoint. False where the same request tried in vain before, as on the way to its error page. Throws an OAuth error, 429.
 */
export async function mayFetchDocument(
  deps: CountDeps,
  ctx: KoaContextWithOIDC | undefined,
  clientId: string,
): Promise<boolean> {
  if (ctx && asked.has(ctx)) return false;
  if (ctx) asked.add(ctx);
  if (ctx) await countFetch(deps, ctx, clientId);
  return true;
}

/** Counts the fetch of the keys that the app of the running request names; other fetches are counted where they are decided. */
export async function countKeys(deps: CountDeps, ctx: KoaContextWithOIDC | undefined, url: string): Promise<void> {
  const client = ctx?.oidc?.client;
  if (ctx && client?.jwksUri && new URL(client.jwksUri).href === url) await countFetch(deps, ctx, client.clientId);
}

async function countFetch({ db, now }: CountDeps, ctx: KoaContextWithOIDC, clientId: string): Promise<void> {
  const isKnown = await isConnected(db, clientId);
  const [limit, subject] = isKnown ? [APP_DOCUMENTS, clientId] : [DOCUMENTS, ctx.req.socket.remoteAddress ?? ""];
  const detail = isKnown ? "This app's description was read too often." : "Your network named too many apps.";
  try {
    await countAttempt(db, limit, subject, now(), detail);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.set(RETRY_AFTER, String(error.extras.retryAfter));
    throw tooMany(`${error.detail} ${error.fix}`);
  }
}

async function isConnected(db: Db, clientId: string): Promise<boolean> {
  const c = schema.oauthConnections;
  const [found] = await db.select({ grantId: c.grantId }).from(c).where(eq(c.clientId, clientId)).limit(1);
  return found !== undefined;
}

const RETRY_AFTER = "retry-after";

/** Keys that were not fetched for the limit look to the provider like a proof that does not hold: told as what it is. */
export function withLimitTold(response: Response): Response {
  const retryAfter = response.headers.get(RETRY_AFTER);
  if (retryAfter === null || response.status === 429) return response;
  const headers = { "cache-control": "no-store", [RETRY_AFTER]: retryAfter };
  const error_description = "The app's keys were asked for too often. Try again later.";
  return Response.json({ error: "temporarily_unavailable", error_description }, { status: 429, headers });
}

/** Never `invalid_client`, which makes apps forget who they are. */
function tooMany(description: string) {
  const error = new errors.CustomOIDCProviderError("temporarily_unavailable", description);
  return Object.assign(error, { status: 429, statusCode: 429 });
}
