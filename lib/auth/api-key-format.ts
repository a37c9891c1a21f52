import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { BASE62, randomBase62 } from "@/lib/core/ids";

const PREFIX = "lyd_";
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** CRC-32 of `text` as six base62 digits; 62^6 exceeds 2^32, so it always fits. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = BASE62[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** A new key: `lyd_`, 30 random base62 characters, six of their checksum (decisions, API conventions). */
export function newApiKeyText(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** Whether a bearer token claims to be one of our API keys. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith(PREFIX);

/** Whether length, alphabet and checksum hold: a mistyped key is refused without asking the database. */
export function isWellFormedApiKey(token: string): boolean {
  return SHAPE.test(token) && checksum(token.slice(0, -CHECKSUM_LENGTH)) === token.slice(-CHECKSUM_LENGTH);
}

/** SHA-256 in hex: how every secret of this application lies in the database. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** What the settings page shows of a key. */
export const apiKeyHint = (key: string): string => key.slice(0, PREFIX.length + 4);
