import type { PackedSnapshot, PageSnapshot } from "@/lib/schemas/snapshot";
import { noticeOf } from "./notice";

/** A snapshot for the way between threads, and for the database. */
export function packSnapshot(snapshot: PageSnapshot): PackedSnapshot {
  const { title, sha256, segments } = snapshot;
  const hasWords = segments.some((segment) => /[\p{L}\p{N}]/u.test(segment.text));
  return { title, sha256, hasWords, notice: noticeOf(snapshot), json: JSON.stringify(snapshot) };
}

/** What `packSnapshot` made JSON of. Takes tens of milliseconds for a large page. */
export function unpackSnapshot(json: string): PageSnapshot {
  const snapshot: PageSnapshot = JSON.parse(json);
  return snapshot;
}

/** The snapshots of the pages that were read. */
export function snapshotsOf(pages: { snapshot: PackedSnapshot | null }[]): PageSnapshot[] {
  return pages.flatMap(({ snapshot }) => (snapshot ? [unpackSnapshot(snapshot.json)] : []));
}
