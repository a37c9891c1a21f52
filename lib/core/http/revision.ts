import { AppError } from "@/lib/core/errors";

/**
 * A revision names what callers can edit of an object, so that `If-Match` (RFC 9110, section 13.1.1) refuses a write only when
 * that has changed, and not when a vote came. Entity tags begin with it: `"<revision>.<bytes>"` of an answer that is read, and
 * `"<revision>"` of one that wrote.
 */
const TAGS = /"([\x21\x23-\x7e\x80-\xff]*)"/g;

/** The tag of an object that was just written. */
export const revisionTag = (revision: string): string => `"${revision}"`;

/** The tag of an answer that shows it: other bytes, other tag. `etag` is that of the bytes. */
export const taggedRevision = (revision: string, etag: string): string => `"${revision}.${etag.slice(1)}`;

/** Throws `precondition_failed` where `If-Match` names other revisions only. Weak tags match nothing; `*` matches what there is. */
export function requireRevision(ifMatch: string | undefined, revisionNow: () => string): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const strong = ifMatch.replace(/W\/"[^"]*"/g, "");
  const revision = revisionNow();
  const named = [...strong.matchAll(TAGS)].map(([, tag = ""]) => tag.split(".")[0]);
  if (named.includes(revision)) return;
  const fix = "Read it again, put your change to what it is now, and send the new ETag in If-Match.";
  const extras = { etag: revisionTag(revision) };
  throw new AppError("precondition_failed", "This was changed since you read it; nothing was written.", fix, extras);
}
