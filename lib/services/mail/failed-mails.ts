import { type Db, schema } from "@/db/client";
import type { EventName } from "@/lib/core/events";

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
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(schema.failedMails)
    .values({ key, name, data, email: to, template, reason, failedAt: now })
    .onConflictDoNothing();
}

const AGAIN = /(?::again:\d+)+$/;

/** What all tries of a mail have in common, those too that an admin asked for. */
export const keyOfAllTries = (key: string): string => key.replace(AGAIN, "");
