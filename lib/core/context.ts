import type { Db } from "@/db/client";
import type { Scope } from "./scopes";
import type { Settings } from "./settings";

/** Who is calling. Every sign-in method ends in one of these; switches over `type` are exhaustive. */
export type Actor =
  | { type: "anonymous" }
  | {
      type: "session";
      userId: string;
      email: string;
      isAdmin: boolean;
      sessionId: string;
      /** A fresh code from the person's mail was typed in this session in the last ten minutes. */
      hasSteppedUp?: boolean;
    }
  | {
      type: "api_key";
      userId: string;
      email: string;
      keyId: number;
      keyName: string;
      scopes: Scope[];
    }
  | {
      type: "oauth";
      userId: string;
      email: string;
      clientId: string;
      clientName: string;
      scopes: Scope[];
    }
  | { type: "system" };

export type Surface = "rest" | "mcp" | "web" | "job";

/** One directory of the network. */
export interface Site {
  id: number;
  key: string;
  host: string;
  name: string;
  tagline: string;
  /** Public origin without a trailing slash; every link we hand out starts with it. */
  baseUrl: string;
  /** `#rrggbb`; null for the usual one. */
  markColour: string | null;
  /** Who sends its mails: `Name <address>`, or a name for the address of MAIL_FROM; null for MAIL_FROM as it is. */
  mailFrom: string | null;
}

export type Counts = Readonly<Record<string, number>>;

/** Counts that a process remembers for all answers they stand in, until content of the site with one of `tags` changes. */
export interface KeptCounts {
  through(key: string, tags: readonly string[], make: () => Promise<Counts>): Promise<Counts>;
}

/** Counts anew each time. */
export const countsUnkept: KeptCounts = { through: (_key, _tags, make) => make() };

/** Everything an operation may know about its call. Time comes from `now` only. */
export interface Ctx {
  db: Db;
  site: Site;
  settings: Settings;
  actor: Actor;
  now: Date;
  surface: Surface;
  requestId: string;
  /** Totals and the like, which cost more than what they stand beside. */
  counts: KeptCounts;
  /** `If-Match` of the call: which revision of an object it means to change (lib/core/http/revision.ts); absent for any. */
  ifMatch?: string | undefined;
  /** Client address after the configured trusted-proxy depth; null for jobs. */
  address: string | null;
  /** ISO country of the client's network, where a proxy of ours tells it: evidence of where a buyer is. */
  country?: string | undefined;
}

/** The signed-in user's id, or null. System actors own nothing. */
export function userIdOf(actor: Actor): string | null {
  return actor.type === "anonymous" || actor.type === "system" ? null : actor.userId;
}
