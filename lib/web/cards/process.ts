import sharp from "sharp";
import { endWithParent } from "@/lib/core/work-process";
import type { Card } from "./card";
import { drawCard } from "./draw-card";

/** What is asked of the process that draws. */
export interface Drawing {
  card: Card;
  pictures: [path: string, bytes: Uint8Array][];
}

/** A process of its own for drawing cards: a card in, its PNG or none out. Ends with its parent. */
process.on("message", async ({ card, pictures }: Drawing) => {
  const png = await drawCard(card, new Map(pictures)).catch((error: Error) => ({ error: error.message }));
  const answer = png instanceof Uint8Array ? { png } : { png: null, ...png };
  process.send?.(answer, undefined, undefined, () => undefined); // whoever asked may be gone by now
});
endWithParent();
sharp.cache(false);
sharp.concurrency(1);
process.send?.({ ready: true });
