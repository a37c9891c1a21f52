import { setTimeout as delay } from "node:timers/promises";
import { type Draft, draft } from "@/lib/schemas/draft";
import type { Client } from "./client";
import { faint, say } from "./page";

const POLL_MS = 200;
/** The build itself is bounded (25 s of reading, then the parts); longer than this is a fault. */
const GIVE_UP_MS = 120_000;

/** Submits the product's address and shows each step of its draft as it happens. Throws when the draft fails. */
export async function watchDraft(client: Client, url: string): Promise<Draft> {
  let seen = "";
  let current = await client.post("/drafts", { url }, draft);
  const deadline = Date.now() + GIVE_UP_MS;
  while (current.status === "crawling" || current.status === "drafting") {
    seen = tell(current, seen);
    if (Date.now() > deadline) throw new Error(`The draft is still ${current.status} after ${GIVE_UP_MS / 1000} s.`);
    await delay(POLL_MS);
    current = await client.get(`/drafts/${current.id}`, draft);
  }
  if (current.error) throw new Error(`The draft failed: ${current.error.message} ${current.error.fix}`);
  return current;
}

function tell({ progress }: Draft, seen: string): string {
  const line = `${progress.step}/${progress.steps}  ${progress.message}`;
  if (line !== seen) say(faint(line));
  return line;
}
