import { LRUCache } from "lru-cache";
import { log } from "@/lib/core/log";
import { oncePerProcess } from "@/lib/core/once-per-process";
import { WorkProcess } from "@/lib/core/work-process";
import { readStoredPicture } from "@/lib/services/site/stored-picture";
import { type Card, cardHash, picturesOf } from "./card";
import { type CardCaller, DrawingLimits } from "./drawing-limits";
import type { Drawing } from "./process";

const KEPT_BYTES_MAX = 16 * 1024 * 1024;
/** Drawing takes at most this long; then its process is killed. Most take a fiftieth. */
const DEADLINE_MS = 10_000;
const WAITING_MAX = 20;
/** A card that could not be drawn is not tried again for so long. */
const FAILED_KEPT_MS = 60_000;
const FAILED_MAX = 1_000;

type Drawn = { png: Uint8Array } | { png: null; error: string };

/** What one process keeps and counts: it guards its own time alone, so that no row is needed. */
const memory = () =>
  oncePerProcess("cards", () => ({
    drawer: new WorkProcess<Drawing, Drawn>({
      bundled: ".next/launchyard/cards.mjs",
      source: "lib/web/cards/process.ts",
      niceness: 10,
    }),
    kept: new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES_MAX, sizeCalculation: ({ length }) => length }),
    failed: new LRUCache<string, number>({ max: FAILED_MAX }),
    running: new Map<string, Promise<Buffer | null>>(),
    limits: new DrawingLimits(),
  }));

/** The PNG of a card, from memory or drawn now; null while there is too much to draw, for all or for this caller, and where it cannot be drawn. */
export function drawnCard(card: Card, caller: CardCaller): Promise<Buffer | null> {
  const { kept, failed, running, limits } = memory();
  const key = cardHash(card);
  const found = kept.get(key);
  if (found) return Promise.resolve(found);
  const begun = running.get(key);
  if (begun) return begun;
  const isFailed = caller.now.getTime() < (failed.get(key) ?? 0) + FAILED_KEPT_MS;
  if (isFailed || running.size >= WAITING_MAX || !limits.take(card, caller)) return Promise.resolve(null);
  const drawing = drawOrFail(card, key, caller.now).finally(() => running.delete(key));
  running.set(key, drawing);
  return drawing;
}

/** A picture is an ornament of a link: where it fails, the site's stands in for it, and the log says why. */
async function drawOrFail(card: Card, key: string, now: Date): Promise<Buffer | null> {
  try {
    return await draw(card, key);
  } catch (error) {
    memory().failed.set(key, now.getTime());
    const names = card.parties.map(({ name }) => name).join(", ");
    log.error("card not drawn", { names, error: error instanceof Error ? error.message : String(error) });
    return null;
  }
}

async function draw(card: Card, key: string): Promise<Buffer> {
  const { drawer, kept } = memory();
  const pictures: Drawing["pictures"] = [];
  for (const sha of picturesOf(card)) {
    const bytes = await readStoredPicture(sha);
    if (bytes) pictures.push([sha, bytes]);
  }
  const drawn = await drawer.ask({ card, pictures }, DEADLINE_MS);
  if (!drawn?.png)
    throw new Error(`A card could not be drawn: ${drawn && "error" in drawn ? drawn.error : "it took too long"}`);
  const png = Buffer.from(drawn.png);
  kept.set(key, png);
  return png;
}
