import { eq } from "drizzle-orm";
import { errors, type KoaContextWithOIDC } from "oidc-provider";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { countAttempt, type Limit } from "../attempts";

/** Descriptions fetched at the word of one caller: not so many that they hurt whoever is named. */
export const DOCUMENTS: Limit = { bucket: "oauth_document", max: 60, windowMs: 3_600_000 };

/** Requests for which a description was asked. What was read is kept; so a second ask is for one that could not be read. */
const asked = new WeakSet<KoaContextWithOIDC>();

/**
 * Counts the fetch of a description before it is made. Not counted: the consent page's reading it anew, which is no call to an
 * endpoint, and apps that somebody let in, whose tokens are refreshed for many people from one network. False where the
 * same request tried in vain before, as on the way to its error page. Throws an OAuth error, 429.
 */
export async function mayFetchDocument(
  { db, now }: { db: Db; now: () => Date },
  ctx: KoaContextWithOIDC | undefined,
  clientId: string,
): Promise<boolean> {
  if (ctx && asked.has(ctx)) return false;
  if (ctx) asked.add(ctx);
  if (!ctx || (await isConnected(db, clientId))) return true;
  try {
    await countAttempt(db, DOCUMENTS, ctx.req.socket.remoteAddress ?? "", now(), "Your network named too many apps.");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.set("retry-after", String(error.extras.retryAfter));
    throw tooMany(`${error.detail} ${error.fix}`);
  }
  return true;
}

async function isConnected(db: Db, clientId: string): Promise<boolean> {
  const c = schema.oauthConnections;
  const [found] = await db.select({ grantId: c.grantId }).from(c).where(eq(c.clientId, clientId)).limit(1);
  return found !== undefined;
}

/** Never `invalid_client`, which makes apps forget who they are. */
function tooMany(description: string) {
  const error = new errors.CustomOIDCProviderError("temporarily_unavailable", description);
  return Object.assign(error, { status: 429, statusCode: 429 });
}
