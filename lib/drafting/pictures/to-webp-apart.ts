import { AppError } from "@/lib/core/errors";
import { FairLine } from "@/lib/core/limits/fair-line";
import { oncePerProcess } from "@/lib/core/once-per-process";
import { WorkProcess } from "@/lib/core/work-process";
import type { PictureKind, WebpPicture } from "./picture-bytes";
import type { Portrait, PortraitProblem } from "./portrait";

/** Decoding takes at most this long; then its process is killed. Real pictures take a fiftieth. */
const DEADLINE_MS = 2_000;
/** Processes at once. One user has one of them at most: whatever it is given, another is there for everybody else. */
const PROCESSES_MAX = 2;
/** Photos of one user that are read or wait, each of some megabytes; a person sends one. */
const PHOTOS_MAX = 4;
const RETRY_SECONDS = 2;

const DECODER = {
  ...{ bundled: ".next/launchyard/pictures.mjs", source: "lib/drafting/pictures/process.ts" },
  niceness: 5,
};
/** What a process made of a picture. */
type Posted = { picture: WebpPicture | null } | { problem: PortraitProblem };
type Decoder = WorkProcess<{ bytes: Buffer; kind: PictureKind | "portrait" }, Posted>;

interface Work {
  /** Whose picture it is: users take turns. Null where it is nobody's. */
  user: string | null;
  deadlineMs?: number;
}

/**
 * `toWebp` in a process of its own, so that no picture takes the threads that read files for others. Null as well for one that
 * takes longer than two seconds; its process is killed then.
 */
export async function toWebpApart(bytes: Buffer, kind: PictureKind, work: Work): Promise<WebpPicture | null> {
  return pictureOf(await decode(bytes, kind, work));
}

interface PortraitWork extends Work {
  /** Done once it is sure that the photo will be read. */
  first?: () => Promise<void>;
}

/**
 * `toPortrait` in the same processes. One that takes too long counts as damaged. Throws `unavailable` with `Retry-After` where
 * too many photos of the same user are held already; pictures of their drafts do not count.
 */
export async function toPortraitApart(bytes: Buffer, { first, ...work }: PortraitWork): Promise<Portrait> {
  const leave = takePhotoPlace(work.user ?? "");
  try {
    await first?.();
    const posted = await decode(bytes, "portrait", work);
    const picture = pictureOf(posted);
    if (picture) return { picture };
    return { problem: posted && "problem" in posted ? posted.problem : "damaged" };
  } finally {
    leave();
  }
}

/** Answers what gives the place back. */
function takePhotoPlace(user: string): () => void {
  const { photos } = pool();
  const place = Symbol();
  const places = photos.get(user) ?? new Set();
  if (places.size >= PHOTOS_MAX) throw tooManyPhotos();
  photos.set(user, places.add(place));
  return () => {
    places.delete(place);
    if (places.size === 0) photos.delete(user);
  };
}

function pictureOf(posted: Posted | null): WebpPicture | null {
  if (!posted || !("picture" in posted) || !posted.picture) return null;
  return { ...posted.picture, bytes: Buffer.from(posted.picture.bytes) };
}

function tooManyPhotos(): AppError {
  const detail = "Several of your photos are being read just now.";
  return new AppError("unavailable", detail, "Send the photo again in a moment.", { retryAfter: RETRY_SECONDS });
}

/** Pages and jobs come from bundles of their own, and share the processes. */
function pool() {
  return oncePerProcess("pictures", () => ({
    line: new FairLine({ places: PROCESSES_MAX, perKey: 1 }),
    idle: [] as Decoder[],
    photos: new Map<string, Set<symbol>>(),
  }));
}

/** Null when a process was killed over it. */
async function decode(
  bytes: Buffer,
  kind: PictureKind | "portrait",
  { user, deadlineMs = DEADLINE_MS }: Work,
): Promise<Posted | null> {
  const { line, idle } = pool();
  const leave = await new Promise<() => void>((begin) => line.enter(user ?? "", begin));
  const decoder: Decoder = idle.pop() ?? new WorkProcess(DECODER);
  try {
    return await decoder.ask({ bytes, kind }, deadlineMs);
  } finally {
    idle.push(decoder);
    leave();
  }
}
