import { isNull } from "drizzle-orm";
import { schema } from "@/db/client";
import type { OpenDatabase } from "@/db/open";
import { currentTime } from "@/lib/core/env";
import { startLoop } from "./loop";
import { relayToServer, type Send } from "./relay";
import type { Runner } from "./runner";
import { openSession } from "./session";

/** Where an Inngest server drives the functions: sends it what is staged in the outbox, and runs nothing here. */
export async function startForwarder(settings: {
  connection: Pick<OpenDatabase, "db" | "url">;
  /** Such as `(events) => inngest.send(events)`. */
  send: Send;
  now?: () => Date;
}): Promise<Runner> {
  const { connection, send, now = currentTime } = settings;
  const { db } = connection;
  const session = await openSession(connection.url);
  const loop = startLoop(async () => {
    while (await relayToServer(db, send, now())) {}
    return null;
  }, now);
  await session.listen(loop.wake);
  return {
    isWorking: loop.isTurning,
    async close() {
      await loop.stop();
      await session.close();
    },
    async idle() {
      do {
        loop.wake();
        await loop.rest();
      } while ((await db.$count(schema.outbox, isNull(schema.outbox.sentAt))) > 0);
    },
  };
}
