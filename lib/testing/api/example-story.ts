import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { createNodeMcp } from "@/lib/api/mcp/mcp";
import { createApp } from "@/lib/api/process/app";
import { operations } from "@/lib/api/registry";
import { createApiKey } from "@/lib/auth/api-keys";
import { SCOPES } from "@/lib/core/scopes";
import { testDatabase } from "@/lib/testing/database/database";
import { createUser } from "@/lib/testing/database/factories";
import { runFunctions } from "@/lib/testing/runner/run-functions";
import { TestClock } from "./app";
import { serveApp } from "./serve-app";

const run = promisify(execFile);

const EXAMPLE_ORIGIN = "https://launchyard.example";
const EXAMPLE_USER = "5b0a7c52-9f7e-4c3f-8f1d-2f6f0f3c9a10";
const EXAMPLE_DRAFT = "dr_0123456789abcdefghij";
/** The first listing submitted in the story. */
const EXAMPLE_LISTING = 1001;
const EXAMPLE_SHA = "9b1f0c7e2d5a48368c1e6f7093ab24d5e0c8b7a6594f3d2e1c0b9a8877665544";
const EXAMPLE_REQUEST = "req_5k2m9x0c7v1b4n8z";
/** Longer lists of objects are cut: an example shows what an entry looks like. */
const ENTRIES_MAX = 3;
const STEP_MS = 20_000;

/** A seeded site served on a loopback port, and an owner with an API key. */
export type ExampleStage = Awaited<ReturnType<typeof openStage>>;

export type Story = Awaited<ReturnType<typeof openStory>>;

/** What must have happened before an operation's example can work, by tool name. */
const BEFORE: Record<string, (stage: ExampleStage) => Promise<void>> = {
  list_my_drafts: ({ app }) => runFunctions(app),
};

async function openStage() {
  const { seed } = await import("@/db/seed/run"); // these read the environment, which a test sets first
  const { storage } = await import("@/lib/integrations/storage");
  const clock = new TestClock();
  const connection = await testDatabase();
  const { db } = connection;
  await seed({ db, now: clock.now(), baseUrl: EXAMPLE_ORIGIN, storage: storage() });
  await db.execute(sql.raw(`alter sequence listings_id_seq restart with ${EXAMPLE_LISTING}`));
  const user = await createUser(db, { id: EXAMPLE_USER, email: "ines@hedgerow.example", name: "Ines Marlow" });
  const keyOf = async (scopes = [...SCOPES]) =>
    (await createApiKey(db, user.id, { name: "Release script", scopes, expires_at: null }, clock.now())).key;
  const app = await createApp({ connection, now: clock.now, operations });
  const door = await serveApp(app, { "/mcp": createNodeMcp(app) });
  const close = async () => {
    await door.close();
    await app.close();
  };
  return { app, clock, user, origin: door.origin, key: await keyOf(), keyOf, close };
}

/**
 * One story, told by the examples of all operations in the order of the registry: a product on its way from its address to its
 * launch week. Expects the sample site behind CRAWLER_HOST_MAP.
 */
export async function openStory() {
  const stage = await openStage();
  let draftId = EXAMPLE_DRAFT;
  return {
    stage,
    /** Runs a command of the docs as a shell would, once what it needs has happened. */
    async tell(name: string, command: string): Promise<{ status: number; body: unknown }> {
      stage.clock.advance(STEP_MS);
      await BEFORE[name]?.(stage);
      const { status, text } = await paste(command.replaceAll(EXAMPLE_DRAFT, draftId), stage.key);
      draftId = /dr_[0-9a-z]{20}/.exec(text)?.[0] ?? draftId;
      return { status, body: asExample(text, stage) };
    },
  };
}

async function paste(command: string, key: string): Promise<{ status: number; text: string }> {
  const env = { NODE_ENV: "test", PATH: process.env.PATH, LAUNCHYARD_KEY: key } as const;
  const shell = ["-c", `${command} -sS -w '\\n%{http_code}'`];
  const { stdout, stderr } = await run("sh", shell, { env, maxBuffer: 2 ** 24 });
  if (stderr) throw new Error(stderr);
  const at = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(at)), text: stdout.slice(0, at) };
}

/** An answer as the docs show it: with names that stay the same, and without what would only repeat. */
export function asExample(text: string, { origin }: Pick<ExampleStage, "origin">): unknown {
  const named = text
    .replaceAll(origin, EXAMPLE_ORIGIN)
    .replaceAll("http://127.0.0.1:3000", EXAMPLE_ORIGIN)
    .replace(/dr_[0-9a-z]{20}/g, EXAMPLE_DRAFT)
    .replace(/(?<=\/files\/)[0-9a-f]{64}/g, EXAMPLE_SHA)
    .replace(/req_\w+/g, EXAMPLE_REQUEST);
  return shortened(JSON.parse(named));
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLong = value.some((entry) => typeof entry === "object");
    return (isLong ? value.slice(0, ENTRIES_MAX) : value).map(shortened);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}
