import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a header of authorization bears this token; how long the comparison takes tells nothing of it. */
export function bears(authorization: string | null | undefined, token: string): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(authorization ?? "") ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
