import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Visitor } from "./visitor";

const POLL_MS = 50;
const GIVE_UP_MS = 60_000;
const draft = z.object({
  id: z.string(),
  status: z.string(),
  error: z.object({ code: z.string() }).nullish(),
});

export interface Drafted {
  id: string | null;
  /** Of the draft when it ended, or after a minute; with why it failed, or why there is none: "failed (timeout)", "refused: 429". */
  status: string;
  /** From the call on. */
  ms: number;
}

/** Submits `url` as anybody would and waits until the draft is ready or has failed, a minute at most. */
export async function submit(person: Visitor, url: string): Promise<Drafted> {
  const start = performance.now();
  const made = await person.ask("/api/v1/drafts", { method: "POST", body: { url } });
  if (made.status !== 201) return { id: null, status: `refused: ${made.status}`, ms: made.ms };
  let current = draft.parse(JSON.parse(made.text));
  while (current.status !== "ready" && current.status !== "failed" && performance.now() - start < GIVE_UP_MS) {
    await delay(POLL_MS);
    const { status, text } = await person.ask(`/api/v1/drafts/${current.id}`);
    if (status === 200) current = draft.parse(JSON.parse(text));
  }
  const why = current.error ? ` (${current.error.code})` : "";
  return { id: current.id, status: current.status + why, ms: performance.now() - start };
}
