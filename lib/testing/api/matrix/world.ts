import { schema } from "@/db/client";
import { ownSubjects } from "@/lib/api/call/rate-limit-buckets";
import { contextFor } from "@/lib/api/process/app";
import { operations } from "@/lib/api/registry";
import { addressSubject } from "@/lib/core/limits/address-subject";
import { BUCKETS } from "@/lib/core/limits/buckets";
import { type AnyOperation, type Bucket, pathNames } from "@/lib/core/operation";
import { SCOPES, type Scope } from "@/lib/core/scopes";
import { openStory } from "@/lib/testing/api/example-story";
import { apiKeyActor, apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import type { MatrixAnswer, Surface } from "./surfaces";

const COUNT_MAX = 2_147_483_647;

export type Input = Record<string, unknown>;
export type MatrixWorld = Awaited<ReturnType<typeof openWorld>>;

/** The story of all examples, told over one surface as far as it is asked for, and who else may call in between. */
export async function openWorld({ open }: Surface, filled?: string) {
  const story = await openStory(filled);
  const { app } = story.stage;
  const call = open(app);
  const prepared = new Map<AnyOperation, Promise<void>>();
  const told = new Map<AnyOperation, Promise<MatrixAnswer>>();

  const inputOf = (operation: AnyOperation): Input =>
    JSON.parse(story.names.inStory(JSON.stringify(operation.example)));

  /** What comes before an operation's example has happened, once. */
  const prepare = (operation: AnyOperation): Promise<void> => {
    const before = operations.slice(0, operations.indexOf(operation));
    const make = async () => {
      for (const earlier of before) await tell(earlier);
      await story.prepare(operation.name);
    };
    return once(prepared, operation, make);
  };

  /** What an operation's example is answered, the only time that it runs. */
  const tell = (operation: AnyOperation): Promise<MatrixAnswer> =>
    once(told, operation, async () => {
      await prepare(operation);
      const answer = await call(asTold(operation));
      story.names.hear(JSON.stringify(answer.body));
      return answer;
    });

  const own = (operation: AnyOperation) => ({
    operation,
    input: inputOf(operation),
    ...(operation.access !== "public" && { key: story.stage.key }),
  });

  const asTold = (operation: AnyOperation) => ({
    ...own(operation),
    ...(operation.idempotent && { idempotencyKey: `the story's ${operation.name}` }),
  });

  return { ...{ app, clock: story.stage.clock, call, prepare, tell, own, asTold }, close: story.stage.close };
}

function once<T>(made: Map<AnyOperation, Promise<T>>, operation: AnyOperation, make: () => Promise<T>): Promise<T> {
  const found = made.get(operation) ?? make();
  made.set(operation, found);
  return found;
}

/** Somebody without anything, and their key: of every scope, or of those named. */
export async function stranger({ app }: Pick<MatrixWorld, "app">, scopes: Scope[] = [...SCOPES]) {
  const user = await createUser(app.db);
  return { user, key: await apiKeyFor(app.db, user, scopes) };
}

/** The same input about objects that nobody has: numbers that are not reached, texts whose last word is all zeros. */
export function aboutNobodys(operation: AnyOperation, input: Input): Input {
  const about = pathNames(operation.path).map((name) => [name, nobodys(input[name])]);
  return { ...input, ...Object.fromEntries(about) };
}

function nobodys(value: unknown): unknown {
  return typeof value === "number"
    ? 2_000_000_000
    : String(value).replace(/[0-9a-z]+$/i, (word) => "0".repeat(word.length));
}

/** Somebody's call, as far as buckets look at it. */
interface Counted {
  operation: AnyOperation;
  input: Input;
  user: Parameters<typeof apiKeyActor>[0];
  address: string;
}

/** Who is counted in which bucket for a call. */
export async function countedIn({ app }: Pick<MatrixWorld, "app">, { operation, input, user, address }: Counted) {
  const caller = { host: null, actor: apiKeyActor(user), surface: "rest", address, requestId: "req_matrix" } as const;
  const ctx = await contextFor(app, caller);
  const counted: { bucket: Bucket; subjects: string[] }[] = [
    operation.access === "public"
      ? { bucket: "public", subjects: [addressSubject(address)] }
      : { bucket: "account", subjects: [`user:${user.id}`] },
  ];
  if (operation.bucket) counted.push({ bucket: operation.bucket, subjects: ownSubjects(operation, ctx, input) });
  return counted;
}

/** Uses up a bucket in the window of now. */
export async function useUp(
  { app, clock }: Pick<MatrixWorld, "app" | "clock">,
  bucket: Bucket,
  subject: string,
): Promise<void> {
  const windowMs = BUCKETS[bucket].windowSeconds * 1000;
  const windowStart = new Date(Math.floor(clock.now().getTime() / windowMs) * windowMs);
  await app.db.insert(schema.rateLimits).values({ bucket, subject, windowStart, count: COUNT_MAX });
}
