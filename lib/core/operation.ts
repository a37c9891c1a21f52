import type { z } from "zod";
import type { Access, ContractAccess, PageAccess } from "./access";
import type { Ctx } from "./context";
import type { ErrorCode } from "./errors";

export type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
/** Parts of the interface, in reading order; `?toolsets=` of the MCP endpoint takes these names. */
export const TOOLSETS = ["read", "drafts", "listings", "orders"] as const;
export type Toolset = (typeof TOOLSETS)[number];
/** Named rate-limit buckets (decisions, API conventions). */
export type Bucket = "public" | "account" | OwnBucket | SpentBucket;
/** Those that an operation charges besides. */
export type OwnBucket =
  | "drafts"
  | "promo"
  | "badge_check"
  | "claims"
  | "claim_checks"
  | "vat_checks"
  | "reports"
  | "desk_finds";
/** Those that are charged while an operation runs, by what it really asks for (lib/services/account/spend.ts). */
export type SpentBucket = "regenerate" | "readings" | "competitors" | "pictures" | "votes";

/** What `run` gives back instead of a bare output when nothing had to be made: answered 200, and free of the own bucket. */
export class Existing<T> {
  constructor(readonly output: T) {}
}

/**
 * Why an act of the desk takes no fresh code. What destroys something, gives power or moves money takes one; of all else, `undo` names
 * the acts of the audit log that it leaves and that are taken back there, and `because` says why the rest does no harm.
 */
export type WithoutCode =
  | { undo: readonly [string, ...string[]]; because?: string }
  | { undo?: undefined; because: string };

/** What `execute` runs: who may, what goes in, what comes out. An `Operation` also travels; pages have some of their own. */
export interface Executable<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  name: string;
  access: Access;
  idempotent: boolean;
  /** Changes nothing. */
  readOnly: boolean;
  /** Its input holds a secret, such as a mailed link's: its answers and pages are kept for nobody. */
  isSecret?: boolean;
  /** A session alone may not: its person types a fresh code from their mail first (lib/core/secrets/step-up.ts). */
  stepUp?: boolean;
  /** Of an act of the desk that takes none: why. */
  withoutCode?: WithoutCode;
  /** Extra bucket charged besides `public` or `account`. */
  bucket?: OwnBucket;
  /** HTTP status of success. */
  status: number;
  input: I;
  output: O;
  /** Names what callers can edit of what it answers: part of its entity tag, and what `If-Match` is compared with where it writes. */
  revision?(output: z.output<O>): string;
  /**
   * What a public read's answer depends on (lib/core/content-tags.ts), so that other changes leave it in memory; without it,
   * anything public of the site.
   */
  cacheTags?(answer: { siteId: number; input: z.output<I>; output: z.output<O> }): string[];
  /** Of a public read: whether time alone changes its answer before one made now would be forgotten. Such a one is not kept. */
  changesSoon?(ctx: Ctx): Promise<boolean>;
  run(args: { ctx: Ctx; input: z.output<I> }): Promise<z.input<O> | Existing<z.input<O>>>;
  /** For an idempotent operation whose answers can be large: how things stand now, for a repetition whose answer was not kept. */
  again?(args: { ctx: Ctx; input: z.output<I> }): Promise<z.input<O>>;
}

/** One operation of the interface: REST route, MCP tool, page call and docs entry all derive from this one value. */
export interface Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType>
  extends Executable<I, O> {
  access: ContractAccess;
  method: HttpMethod;
  /** Relative to /api/v1, with {names} that are keys of `input`. */
  path: string;
  toolset: Toolset;
  title: string;
  /** What it does, when to use it, what comes next: read by people in the docs and by models in MCP. */
  summary: string;
  /** Domain codes it may answer with beyond the ones every operation shares. */
  errors: readonly ErrorCode[];
  /** Where what was made can be read, below /api/v1: sent as `Location` with 201 (RFC 9110, section 15.3.2). */
  location?: (output: z.output<O>) => string;
  /** `run` may give back an `Existing`. */
  findsExisting: boolean;
  /** Seconds a shared cache may keep a public read; 0 for none. */
  cacheSeconds: number;
  /** Removes or overwrites something that the caller cannot get back by the API. */
  destructive: boolean;
  /** The same call again leaves everything as it is. */
  repeatable: boolean;
  /** Reaches beyond this service: reads other sites, sends mail, asks a registry. */
  openWorld: boolean;
  /** A realistic input, shown in docs and OpenAPI. */
  example: z.input<I>;
  /** Suggests the obvious next calls, for agents. */
  nextSteps?: (output: z.output<O>) => string[];
}

type Hints = "destructive" | "readOnly" | "repeatable" | "openWorld";
type Defaults = "idempotent" | "errors" | "status" | "findsExisting" | "cacheSeconds" | "example" | Hints;
type Definition<I extends z.ZodObject, O extends z.ZodType> = Omit<Operation<I, O>, Defaults> &
  Partial<Pick<Operation<I, O>, Defaults>>;

/** Fills the defaults and keeps the types. `input` must be a strict object so that unknown names are errors. */
export function defineOperation<I extends z.ZodObject, O extends z.ZodType>(def: Definition<I, O>): Operation<I, O> {
  const isPublicRead = def.access === "public" && def.method === "GET";
  return {
    idempotent: false,
    errors: [],
    status: 200,
    findsExisting: false,
    cacheSeconds: isPublicRead ? 30 : 0,
    destructive: def.method === "DELETE",
    readOnly: def.method === "GET",
    repeatable: def.method !== "POST",
    openWorld: false,
    example: {} as z.input<I>, // operations without required input need no example of their own
    ...def,
  };
}

type Own = "access" | "idempotent" | "status" | "readOnly" | "stepUp" | "withoutCode";
/** An act of the desk does not compile until it says whether it takes a fresh code. */
type Guarded =
  | { access: PageAccess; readOnly: true }
  | { access: Exclude<PageAccess, "admin">; readOnly: false }
  | { access: "admin"; readOnly: false; stepUp: true }
  | { access: "admin"; readOnly: false; withoutCode: WithoutCode };

/** What only our own pages call: it has no path, is no tool and stands in no docs. */
export function definePageOperation<I extends z.ZodObject, O extends z.ZodType>(
  def: Omit<Executable<I, O>, Own> & Guarded,
): Executable<I, O> {
  return { idempotent: false, status: 200, ...def };
}

/** Any operation, for loops over the registry. */
// biome-ignore lint/suspicious/noExplicitAny: the registry is heterogeneous; each entry was checked by defineOperation
export type AnyOperation = Operation<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as AnyOperation
export type AnyExecutable = Executable<any, any>;

/** Names between braces in a path, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => (match[1] ? [match[1]] : []));
}
