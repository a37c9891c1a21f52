import { sql } from "drizzle-orm";
import type { OpenDatabase } from "@/db/open";
import { createNodeMcp } from "@/lib/api/mcp/endpoint";
import { createApp } from "@/lib/api/process/app";
import { operations } from "@/lib/api/registry";
import { createApiKey } from "@/lib/auth/api-keys";
import { SCOPES } from "@/lib/core/scopes";
import { testDatabase } from "@/lib/testing/database/database";
import { createUser } from "@/lib/testing/database/factories";
import { TestClock } from "./app";
import { EXAMPLE_ORIGIN } from "./example-names";
import { serveApp } from "./serve-app";

const EXAMPLE_USER = "5b0a7c52-9f7e-4c3f-8f1d-2f6f0f3c9a10";
/** The first listing submitted in the story. */
export const EXAMPLE_LISTING = 1001;

/** A seeded site served on a loopback port, and an owner with an API key. */
export type ExampleStage = Awaited<ReturnType<typeof openStage>>;

/** Fills a database with what stands there before the story begins. */
export async function fillStage(db: OpenDatabase["db"]): Promise<void> {
  const { seed } = await import("@/db/seed/run"); // these read the environment, which a test sets first
  const { storage } = await import("@/lib/integrations/storage");
  await seed({ db, now: new TestClock().now(), baseUrl: EXAMPLE_ORIGIN, storage: storage() });
}

/**
 * Opens the stage, on a copy of the database named `filled`, which `fillStage` filled, or on one filled for it alone. Numbers that
 * examples show (a listing's id) come out as shown.
 */
export async function openStage(filled?: string) {
  const clock = new TestClock();
  const connection = await testDatabase({ copyOf: filled });
  const { db } = connection;
  if (!filled) await fillStage(db);
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
