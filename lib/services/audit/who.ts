import { type Ctx, userIdOf } from "@/lib/core/context";

/** Who made a change, as histories and the audit log keep it (decisions, Listing: web, api key, mcp, admin). */
export interface Who {
  type: "web" | "api_key" | "mcp" | "oauth" | "system";
  /** The user's id; null for jobs. */
  id: string | null;
  /** What people know it by: the person's address, the name of the key or app. */
  name: string | null;
}

export function whoOf({ actor, surface }: Pick<Ctx, "actor" | "surface">): Who {
  const id = userIdOf(actor);
  switch (actor.type) {
    case "session":
      return { type: "web", id, name: actor.email };
    case "api_key":
      return { type: surface === "mcp" ? "mcp" : "api_key", id, name: actor.keyName };
    case "oauth":
      return { type: surface === "mcp" ? "mcp" : "oauth", id, name: actor.clientName };
    case "system":
    case "anonymous":
      return { type: "system", id, name: null };
  }
}
