import { endWithParent } from "@/lib/core/work-process";
import { type PictureKind, toWebp } from "./picture-bytes";
import { toPortrait } from "./portrait";

/** A process of its own for decoding foreign pictures: a message in, the small picture or none out. Ends with its parent. */
process.on("message", async ({ bytes, kind }: { bytes: Uint8Array; kind: PictureKind | "portrait" }) => {
  process.send?.(await made(Buffer.from(bytes), kind));
});
endWithParent();
process.send?.({ ready: true });

async function made(bytes: Buffer, kind: PictureKind | "portrait") {
  if (kind === "portrait") return toPortrait(bytes).catch(() => ({ problem: "damaged" }));
  return { picture: await toWebp(bytes, kind).catch(() => null) };
}
