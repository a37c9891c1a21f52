import { type PictureKind, toWebp } from "./picture-bytes";

/** A process of its own for decoding foreign pictures: a message in, the small picture (or null) out. Ends with its parent. */
process.on("message", async ({ bytes, kind }: { bytes: Uint8Array; kind: PictureKind }) => {
  const picture = await toWebp(Buffer.from(bytes), kind).catch(() => null);
  process.send?.({ picture });
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: true });
