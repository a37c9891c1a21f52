import { challengeOf } from "@/lib/api/http/problem";
import { protectedResourceUrl } from "@/lib/auth/oauth/resource";
import { isAllowed } from "@/lib/core/access";
import type { Actor } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";
import { SCOPES, type Scope } from "@/lib/core/scopes";
import type { McpMessage } from "./message";

/**
 * Throws `unauthenticated` or `insufficient_scope` when a called tool needs more than the caller has. That answers the HTTP
 * request itself, which is what sends a client to the sign-in page or to ask for more (MCP authorization, Scope Challenge).
 */
export function requireAccess(messages: McpMessage[], operations: readonly AnyOperation[], actor: Actor): void {
  const called = messages.flatMap(({ tool }) => operations.find(({ name }) => name === tool) ?? []);
  const refused = called.find(({ access }) => !isAllowed(actor, access));
  if (!refused) return;
  const { name, access: missing } = refused;
  const needed = called.flatMap(({ access }) => (access === "public" ? [] : [access]));
  const held = "scopes" in actor ? actor.scopes : [];
  const wanted = scopesToAskFor([...held, ...needed]).join(" ");
  if (actor.type === "anonymous") {
    const fix = "Sign in through the authorization server, or send an API key as bearer token.";
    throw new AppError("unauthenticated", `${name} needs a signed-in user.`, fix, { scope: wanted });
  }
  const fix = `Ask the user to allow ${missing} as well.`;
  throw new AppError("insufficient_scope", `${name} needs the scope ${missing}.`, fix, { scope: wanted });
}

/** What is needed, what is held (or the next token would lose it), and reading: whoever writes looks at it afterwards. */
function scopesToAskFor(scopes: readonly Scope[]): Scope[] {
  return SCOPES.filter((scope) => scope === "account:read" || scopes.includes(scope));
}

/** `WWW-Authenticate` of a 401 or 403, with where the resource describes itself (RFC 9728, section 5.1); empty for other errors. */
export function challengeHeaders(error: AppError, origin: string): Record<string, string> {
  const challenge = challengeOf(error, `resource_metadata="${protectedResourceUrl(origin)}"`);
  return challenge ? { "www-authenticate": challenge } : {};
}
