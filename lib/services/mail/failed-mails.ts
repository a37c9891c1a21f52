import { type Db, schema } from "@/db/client";
import type { EventName } from "@/lib/core/events";
import type { MailOutcome } from "@/lib/core/statuses";
import { noteAnswer } from "./note-tries";

/** The event that a mail was staged by. */
export interface StagedMail {
  key: string;
  name: EventName;
  data: Record<string, unknown>;
  /** When it was staged: the same for every try. */
  at: Date;
}

/** Keeps a mail that is given up, with its event and the reason, for whoever runs the database. Repeatable. */
export async function keepFailedMail(
  tx: Db,
  { key, name, data }: StagedMail,
  { to, template }: { to: string; template: string },
  { reason, outcome }: { reason: string; outcome: MailOutcome },
  now: Date,
): Promise<void> {
  await tx
    .insert(schema.failedMails)
    .values({ key, name, data, email: to, template, reason, failedAt: now })
    .onConflictDoNothing();
  await noteAnswer(tx, key, { answer: reason, outcome });
}
