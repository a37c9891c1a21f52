import { type Readable, type Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as zlib from "node:zlib";
import { lookup } from "@/lib/core/lookup";
import { crawlError } from "../crawl-error";

/** Compressions we can undo; `Accept-Encoding` names them. zstd came with Node 22.15. */
const DECODERS = lookup<() => Transform>({
  gzip: () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  br: () => zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }),
  ...(typeof zlib.createZstdDecompress === "function" ? { zstd: () => zlib.createZstdDecompress() } : {}),
});
const ALIASES = lookup({ "x-gzip": "gzip" });
/** Codings one on top of the other; servers never need more than one. */
const CODINGS_MAX = 2;

export const ACCEPT_ENCODING = [...DECODERS.keys()].join(", ");

/** Told the size of each piece as it arrives, says how much of it to keep; less than all ends the reading. May throw. */
export type TakeBytes = (bytes: number) => number;

class Enough extends Error {}

/**
 * Reads a body to its end, undoing its compression. Bytes are counted after decompression as they come, so that an archive
 * bomb is cut off at the limit.
 */
export async function readBody(body: Readable, contentEncoding: string | undefined, take: TakeBytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        const kept = take(chunk.length);
        chunks.push(chunk.subarray(0, kept));
        done(kept < chunk.length ? new Enough() : null);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  try {
    await pipeline([body, ...decodersOf(contentEncoding), collect]);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return Buffer.concat(chunks);
}

/** Keeps the first `limit` bytes. */
export function upTo(limit: number): TakeBytes {
  let left = limit;
  return (bytes) => {
    const kept = Math.min(left, bytes);
    left -= kept;
    return kept;
  };
}

/** Keeps all, or fails with `error()` beyond `limit` bytes. */
export function atMost(limit: number, error: () => Error): TakeBytes {
  let left = limit;
  return (bytes) => {
    left -= bytes;
    if (left < 0) throw error();
    return bytes;
  };
}

function decodersOf(contentEncoding = ""): Transform[] {
  const codings = contentEncoding
    .toLowerCase()
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "" && one !== "identity");
  if (codings.length > CODINGS_MAX) throw crawlError("undecodable");
  return codings.reverse().map((coding) => {
    const decoder = DECODERS.get(ALIASES.get(coding) ?? coding);
    if (!decoder) throw crawlError("undecodable");
    return decoder();
  });
}
