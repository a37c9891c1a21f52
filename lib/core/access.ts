import type { Actor } from "./context";
import { SCOPES, type Scope } from "./scopes";

/** Who may call an operation of the interface: anybody, or somebody's account with this scope. */
export type ContractAccess = "public" | Scope;
/**
 * Who may call what only our own pages call: anybody, somebody signed in on the website, or an admin signed in there. An API
 * key and an app never get at the last two, whoever made or allowed them.
 */
export type PageAccess = "public" | "session" | "admin";
/** Every operation states one of these; there is no default. */
export type Access = ContractAccess | PageAccess;

export type AccessKind = "public" | "scope" | "session" | "admin";

/** The kind of an access; null for what is none of them, which nobody may call. */
export function accessKind(access: Access): AccessKind | null {
  if (access === "public" || access === "session" || access === "admin") return access;
  return SCOPES.includes(access) ? "scope" : null;
}

/**
 * The kinds each caller can satisfy at all. A session stands for the whole account, so it needs no scopes: our pages call the
 * operations of the interface by it. Jobs call functions, never operations.
 */
export const REACH = {
  anonymous: ["public"],
  session: ["public", "scope", "session", "admin"],
  api_key: ["public", "scope"],
  oauth: ["public", "scope"],
  system: ["public"],
} as const satisfies Record<Actor["type"], readonly AccessKind[]>;

/** Whether this caller may: its kind reaches so far, its scopes hold this one, and the person is an admin where one is needed. */
export function isAllowed(actor: Actor, access: Access): boolean {
  const reach: readonly (AccessKind | null)[] = REACH[actor.type];
  const kind = accessKind(access);
  if (kind === null || !reach.includes(kind)) return false;
  if (kind === "admin") return actor.type === "session" && actor.isAdmin;
  return kind !== "scope" || !("scopes" in actor) || actor.scopes.some((scope) => scope === access);
}
