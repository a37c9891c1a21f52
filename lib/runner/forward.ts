import { schema } from "@/db/client";
import type { OpenDatabase } from "@/db/open";
import { openSession } from "@/db/session";
import { currentTime } from "@/lib/core/env";
import { CLEANUP_EVERY_MS, deleteOld } from "./cleanup";
import { startLoop, WORK_CHANNEL } from "./loop";
import { isToBeSent, relayToServer, type Send } from "./relay-to-server";
import type { Runner } from "./runner";

/** Where an Inngest server drives the functions: sends it what is staged in the outbox, and runs nothing here. */
export async function startForwarder(settings: {
  connection: Pick<OpenDatabase, "db" | "url">;
  /** Such as `(events) => inngest.send(events)`. */
  send: Send;
  now?: () => Date;
}): Promise<Runner> {
  const { connection, send, now = currentTime } = settings;
  const { db } = connection;
  const session = await openSession(connection.url, "worker");
  let nextCleanup = 0;
  const loop = startLoop(async () => {
    if (performance.now() >= nextCleanup) {
      nextCleanup = performance.now() + CLEANUP_EVERY_MS;
      await deleteOld(db, now());
    }
    while (await relayToServer(db, send, now())) {}
    return null;
  }, now);
  await session.listen(WORK_CHANNEL, loop.wake);
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
      } while ((await db.$count(schema.outbox, isToBeSent(now()))) > 0);
    },
  };
}
