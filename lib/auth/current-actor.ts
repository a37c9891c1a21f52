import type { Db } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { isWellFormedApiKey, looksLikeApiKey } from "./api-key-format";
import { countApiKeyUse } from "./api-key-usage";
import { type ApiKeyLookup, findApiKey } from "./api-keys";
import { oauthActor } from "./oauth/access-token";

export interface ActorDeps {
  db: Db;
  now: Date;
  /** The protected resource that is asked, such as `https://example.com/mcp`. An OAuth token made for another is refused (RFC 8707); without it all are. */
  resource?: string;
}

/** Where a caller may wrongly put a token into the address, or a key anywhere (RFC 6750, section 2.3: addresses are logged). */
const QUERY_TOKENS = ["access_token", "api_key"];

/**
 * Who sends a request, by its `Authorization: Bearer` alone: cookies never count here. No header is `anonymous`. `query` comes
 * without its question mark. Throws `invalid_token`.
 */
export async function actorFromAuthorization(
  authorization: string | null,
  query: string,
  deps: ActorDeps,
): Promise<Actor> {
  if (query !== "") refuseTokenIn(query);
  if (authorization === null) return { type: "anonymous" };
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1];
  if (!token)
    throw invalidToken("The Authorization header holds no bearer token.", "Send `Authorization: Bearer <key>`.");
  return looksLikeApiKey(token) ? apiKeyActor(token, deps) : oauthActor(token, deps);
}

function refuseTokenIn(query: string): void {
  const given = new URLSearchParams(query);
  if (!QUERY_TOKENS.some((name) => given.has(name)) && ![...given.values()].some(isWellFormedApiKey)) return;
  throw invalidToken(
    "Tokens in the address are refused.",
    "Send the token as `Authorization: Bearer <key>`, and replace it: addresses end up in logs.",
  );
}

const KEY_PROBLEMS: Record<Exclude<ApiKeyLookup["status"], "live">, string> = {
  malformed: "The API key is mistyped: its checksum does not match.",
  unknown: "The API key is not known here.",
  expired: "The API key has expired.",
  revoked: "The API key was revoked.",
  banned: "The account of this API key was closed by the site's team.",
};

async function apiKeyActor(token: string, { db, now }: ActorDeps): Promise<Actor> {
  const found = await findApiKey(db, token, now);
  if (found.status !== "live") {
    const fix =
      found.status === "malformed" ? "Copy the whole key again." : "Create a new key under API keys, in your account.";
    throw invalidToken(KEY_PROBLEMS[found.status], fix);
  }
  const { id, name, scopes, user } = found.key;
  await countApiKeyUse(db, id, now);
  return {
    type: "api_key",
    userId: user.id,
    email: user.email,
    keyId: id,
    keyName: name,
    scopes,
  };
}

/** The 401 for a token that was sent and does not hold (RFC 6750, section 3.1). */
function invalidToken(detail: string, fix: string): AppError {
  return new AppError("invalid_token", detail, fix);
}
