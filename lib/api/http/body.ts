import { AppError } from "@/lib/core/errors";

/** Reads a body whole. Throws `payload_too_large` as soon as the limit is passed, whatever length was announced. */
export async function readBody(
  stream: AsyncIterable<Uint8Array> | null,
  announced: number,
  limit: number,
): Promise<Uint8Array> {
  if (announced > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of whole(stream ?? [])) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** A stream fails when the sender goes away or sends broken chunks: nothing unexpected of ours. */
async function* whole(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    throw new AppError("bad_request", "The body ended before it was complete.", "Send the request again.");
  }
}

/** The refusal of a body of more than `limit` bytes. */
export function tooLarge(limit: number): AppError {
  return new AppError("payload_too_large", `The body is larger than ${limit / 1024} KiB.`, "Send less at a time.");
}
