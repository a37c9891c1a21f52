import { setPriority } from "node:os";
import { type PictureKind, toWebp } from "./picture-bytes";

/** Below those who answer requests, where processors are short. */
const NICENESS = 5;

/** A process of its own for decoding foreign pictures: a message in, the small picture (or null) out. Ends with its parent. */
process.on("message", async ({ bytes, kind }: { bytes: Uint8Array; kind: PictureKind }) => {
  const picture = await toWebp(Buffer.from(bytes), kind).catch(() => null);
  process.send?.({ picture });
});
setPriority(NICENESS);
process.on("disconnect", () => process.exit());
process.send?.({ ready: true });
