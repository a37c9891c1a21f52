import { type Db, schema } from "@/db/client";
import { EVENTS, type EventData, type EventName } from "@/lib/core/events";

interface StagedEvent<N extends EventName> {
  name: N;
  /** What makes it happen once. */
  key: string;
  data: EventData<N>;
}

/** Writes a side effect into the outbox, in the caller's transaction. The same `key` is staged once, whoever repeats it. */
export async function stage<N extends EventName>(tx: Db, event: StagedEvent<N>): Promise<void> {
  await stageAll(tx, [event]);
}

/** The same for many at once, in one statement: a few thousand at most. */
export async function stageAll<N extends EventName>(tx: Db, events: StagedEvent<N>[]): Promise<void> {
  const rows = events.map(({ name, key, data }) => ({ name, key, data: EVENTS[name].parse(data) }));
  if (rows.length > 0) await tx.insert(schema.outbox).values(rows).onConflictDoNothing();
}
