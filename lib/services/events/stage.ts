import { type Db, schema } from "@/db/client";
import { EVENTS, type EventData, type EventName } from "@/lib/core/events";

/** Writes a side effect into the outbox, in the caller's transaction. The same `key` is staged once, whoever repeats it. */
export async function stage<N extends EventName>(
  tx: Db,
  event: { name: N; key: string; data: EventData<N> },
): Promise<void> {
  const data = EVENTS[event.name].parse(event.data);
  await tx.insert(schema.outbox).values({ name: event.name, key: event.key, data }).onConflictDoNothing();
}
