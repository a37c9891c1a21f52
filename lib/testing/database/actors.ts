import type { Db } from "@/db/client";
import { createApiKey } from "@/lib/auth/api-keys";
import type { Actor } from "@/lib/core/context";
import { SCOPES, type Scope } from "@/lib/core/scopes";

interface TestUser {
  id: string;
  email: string;
  isAdmin: boolean;
}

export const anonymous: Actor = { type: "anonymous" };

/** Somebody signed in on the website, who has typed no fresh code there unless told otherwise. */
export function sessionActor(user: TestUser, hasSteppedUp = false): Extract<Actor, { type: "session" }> {
  return {
    type: "session",
    userId: user.id,
    email: user.email,
    isAdmin: user.isAdmin,
    sessionId: `session-${user.id}`,
    hasSteppedUp,
  };
}

/** A caller with an API key, for calls of `execute`; no key is stored. */
export function apiKeyActor(user: TestUser, scopes: Scope[] = [...SCOPES]): Actor {
  const { id, email } = user;
  return { type: "api_key", userId: id, email, keyId: 1, keyName: "test", scopes };
}

/** A stored API key's text, for requests. */
export async function apiKeyFor(db: Db, user: TestUser, scopes: Scope[] = [...SCOPES]): Promise<string> {
  const { key } = await createApiKey(db, user.id, { name: "test", scopes, expires_at: null }, new Date());
  return key;
}
