import { join } from "node:path";
import { databaseUrl } from "@/lib/testing/database/database-names";
import { InngestStandIn } from "@/lib/testing/runner/inngest-stand-in";
import { freePort } from "@/lib/testing/steady/free-port";
import { until } from "@/lib/testing/steady/until";
import { startApp } from "../scripts/app-process";
import type { Stage } from "../scripts/stage";

const KEYS = { eventKey: "event-key", signingKey: "ab".repeat(32) };

/** A server that works with an Inngest server, which the one under attack does not. */
export interface InngestDoor {
  origin: string;
  pid: number;
  inngest: InngestStandIn;
}

/** Starts it from the sources, on a database of its own beside the target's. What it starts is put on `toClose`. */
export async function openInngestDoor(
  { database, e }: Pick<Stage, "database" | "e">,
  toClose: (() => Promise<unknown>)[],
): Promise<InngestDoor> {
  const [port, inngestPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const inngest = new InngestStandIn(KEYS, (url) => url);
  await inngest.listen(inngestPort);
  toClose.push(async () => inngest.close());
  const name = `attack_inngest_${port}`;
  const { sql } = database;
  await sql`create database ${sql(name)}`;
  toClose.push(() => sql`drop database ${sql(name)} with (force)`);
  const app = startApp({
    script: "scripts/dev/serve-backend.ts",
    url: `${origin}/api/v1/site`,
    logFile: join(e.DATA_DIR, "inngest-door.log"),
    env: {
      ...{ PORT: String(port), BASE_URL: origin, DATABASE_URL: databaseUrl(database.url, name) },
      ...{ INNGEST_EVENT_KEY: KEYS.eventKey, INNGEST_SIGNING_KEY: KEYS.signingKey },
      ...{ INNGEST_BASE_URL: `http://127.0.0.1:${inngestPort}`, INNGEST_ENABLE_UNAUTHED_SYNC: "true" },
    },
  });
  toClose.push(app.stop);
  await app.ready();
  await until(() => inngest.registrations.length > 0);
  return { origin, pid: app.pid, inngest };
}
