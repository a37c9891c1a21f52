import { AppError } from "@/lib/core/errors";

/** Deeper than anything we read, with what MCP puts around it. */
const DEPTH_MAX = 64;
/** More names, entries and values than the largest call has, ten times over: checking each costs more than reading it. */
export const JSON_VALUES_MAX = 5_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a body as JSON in UTF-8. Throws `malformed_json` with `fix`, and before anything is made of the text: `bad_request` for
 * nesting, `payload_too_large` for numbers of values, that only cost.
 */
export function parseJson(bytes: Uint8Array, fix: string): unknown {
  requireModest(bytes);
  try {
    return JSON.parse(strictUtf8.decode(bytes));
  } catch {
    throw new AppError("malformed_json", "The body is not valid JSON in UTF-8.", fix);
  }
}

/** One pass over the bytes, so that its cost is theirs. Of text that is no JSON it says nothing. */
function requireModest(bytes: Uint8Array): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    if (depth > DEPTH_MAX) throw tooDeep();
    if (values > JSON_VALUES_MAX) throw tooMany();
  }
}

/** Index of the quote that ends the text which begins at `start`. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

function tooDeep(): AppError {
  return new AppError(
    "bad_request",
    `The body is nested deeper than ${DEPTH_MAX} levels.`,
    "Send objects and lists as flat as the documentation shows them.",
  );
}

function tooMany(): AppError {
  return new AppError(
    "payload_too_large",
    `The body holds more than ${JSON_VALUES_MAX} values.`,
    "Send less at a time.",
  );
}
