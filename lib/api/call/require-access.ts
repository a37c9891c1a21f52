import { type Access, type AccessKind, accessKind, isAllowed } from "@/lib/core/access";
import type { Actor } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { stepUpNeeded } from "@/lib/core/secrets/step-up";

type Refusal = (operation: { name: string; access: Access }, actor: Actor) => AppError;

interface Asked {
  name: string;
  access: Access;
  stepUp?: boolean;
}

/**
 * Throws `unauthenticated` (401) to a stranger, `insufficient_scope` or `forbidden` (403) to whoever is known and may not, or may only
 * once they have stepped up.
 */
export function requireAccess(operation: Asked, actor: Actor): void {
  const hasSteppedUp = actor.type === "session" && actor.hasSteppedUp === true;
  if (isAllowed(actor, operation.access)) {
    if (operation.stepUp && !hasSteppedUp) throw stepUpNeeded();
    return;
  }
  throw REFUSALS[accessKind(operation.access) ?? "admin"](operation, actor);
}

/** Admin operations answer 403 and say why: that a site has admins is no secret. Admin pages answer 404, as for a missing one. */
const REFUSALS: Record<AccessKind, Refusal> = {
  public: ({ name }) => new AppError("forbidden", `${name} cannot be called here.`, "Call it through the API."),
  scope: ({ name, access }, { type }) => {
    if (type === "anonymous") {
      const fix = `Send "Authorization: Bearer <API key>" with a key that has ${access}; create one at /settings/api-keys.`;
      return new AppError("unauthenticated", `${name} needs a signed-in user.`, fix, { scope: access });
    }
    const fix = `Use an API key, or allow the app access, with ${access}.`;
    return new AppError("insufficient_scope", `${name} needs the scope ${access}.`, fix, { scope: access });
  },
  session: ({ name }, actor) => websiteOnly(name, actor),
  admin: ({ name }, actor) =>
    actor.type === "session"
      ? new AppError("forbidden", `${name} is for the site's admins.`, "Ask one of the site's team to do it.")
      : websiteOnly(name, actor),
};

function websiteOnly(name: string, { type }: Actor): AppError {
  if (type === "anonymous")
    return new AppError("unauthenticated", `${name} needs somebody signed in.`, "Sign in on the website, at /sign-in.");
  const detail = `${name} is for people signed in on the website; API keys and apps cannot call it.`;
  return new AppError("forbidden", detail, "Open it in the browser.");
}
