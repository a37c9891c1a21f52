import { z } from "zod";
import type { EventName } from "@/lib/core/events";
import type { StagedMail } from "@/lib/services/mail/failed-mails";

const staged = z.object({ id: z.string(), ts: z.number(), data: z.record(z.string(), z.unknown()) });
const failed = z.object({ event: z.unknown(), error: z.object({ message: z.string() }) });

/** The outbox's own account of an event that came by the runner or an Inngest server. */
export function stagedBy(name: EventName, event: unknown): StagedMail {
  const { id, ts, data } = staged.parse(event);
  return { key: id, name, data, at: new Date(ts) };
}

/** What a function that was given up had been called by, and why it was given up. */
export function failureOf(name: EventName, failure: unknown): { staged: StagedMail; reason: string } {
  const { event, error } = failed.parse(failure);
  return { staged: stagedBy(name, event), reason: error.message };
}
