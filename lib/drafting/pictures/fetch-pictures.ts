import { z } from "zod";
import { NoRoomForFile } from "@/lib/core/limits/file-room";
import { log } from "@/lib/core/log";
import { CrawlError, crawlError } from "@/lib/drafting/crawl/crawl-error";
import { fetchableUrl } from "@/lib/drafting/crawl/http/address-guard";
import { atMost } from "@/lib/drafting/crawl/http/body";
import { CrawlSession, type SessionOptions } from "@/lib/drafting/crawl/session";
import { type PictureCandidates, sizeOf } from "@/lib/drafting/snapshot/named-pictures";
import { type Storage, StorageFull } from "@/lib/integrations/storage";
import type { PictureKind } from "./picture-bytes";
import { toWebpApart } from "./to-webp-apart";

export interface StoredPicture {
  /** Where it came from, after redirects. */
  sourceUrl: string;
  /** Of the WebP that was stored, hex: its name at `/files/{sha256}.webp`. */
  sha256: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface PictureRequest extends SessionOptions {
  candidates: PictureCandidates;
  /** Portraits, each by its one address; kept as small as a logo. */
  photos?: string[];
  files: Pick<Storage, "put">;
  /** Who pays for them and takes turns with other users; null where nobody does. */
  user: string | null;
}

const MIB = 1024 * 1024;
const PICTURE_BYTES_MAX = 2 * MIB;
const MANIFEST_BYTES_MAX = MIB / 16;
/** Addresses tried per kind. */
const TRIES_MAX = 4;
/** All pictures of a page share one visit's time, however many hosts they are on; redirects count as requests. */
const REQUESTS_MAX = 40;
const PHOTOS_AT_ONCE = 3;
const ACCEPT = "image/webp,image/png,image/svg+xml,image/*;q=0.8";

/** `no_room` for a picture that can be used and was not stored, since its user has no room left. */
export type Found = StoredPicture | "no_room" | null;
export type FoundPictures = Record<PictureKind, Found> & { photos: Found[] };

/**
 * Fetches the first usable picture of each kind and every photo by the crawler's rules, makes small WebPs of them and stores
 * those. Null where no candidate is a picture that can be used; what fails is left out without an error.
 */
export async function storePictures(request: PictureRequest): Promise<FoundPictures> {
  const { candidates, photos = [], files, user, ...options } = request;
  const session = new CrawlSession({ ...options, limits: { requestsMax: REQUESTS_MAX, ...options.limits } });
  try {
    const fromManifest = candidates.manifest
      ? await readManifest(session, candidates.manifest)
      : { logo: [], screenshot: [] };
    const store = (kind: PictureKind, urls: string[]) => storeFirst({ session, files, user }, kind, urls);
    const first = (kind: PictureKind) => store(kind, [...candidates[kind], ...fromManifest[kind]]);
    const [logo, screenshot, portraits] = await Promise.all([
      first("logo"),
      first("screenshot"),
      eachOf(photos, (url) => store("logo", [url])),
    ]);
    return { logo, screenshot, photos: portraits };
  } finally {
    await session.close();
  }
}

/** Answers in the order of `urls`, with a few under way at a time. */
async function eachOf<T>(urls: string[], store: (url: string) => Promise<T | null>): Promise<(T | null)[]> {
  const answers: (T | null)[] = urls.map(() => null);
  const left = urls.entries();
  const work = async () => {
    for (const [place, url] of left) answers[place] = await store(url);
  };
  await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, work));
  return answers;
}

interface Visit extends Pick<PictureRequest, "files" | "user"> {
  session: CrawlSession;
}

async function storeFirst({ session, files, user }: Visit, kind: PictureKind, urls: string[]): Promise<Found> {
  for (const url of unique(urls).slice(0, TRIES_MAX)) {
    const found = await read(session, url, ACCEPT, PICTURE_BYTES_MAX);
    const picture = found && (await toWebpApart(found.body, kind, { user }));
    if (picture) {
      const { width, height, bytes } = picture;
      const sha256 = await files.put(bytes).catch(whyNot);
      return sha256 === null || sha256 === "no_room" ? sha256 : { sourceUrl: found.url, sha256, width, height };
    }
  }
  return null;
}

/** A draft goes on without its pictures where there is no room for them. */
function whyNot(error: unknown): "no_room" | null {
  if (error instanceof NoRoomForFile) return "no_room";
  if (!(error instanceof StorageFull)) throw error;
  log.warn("picture not stored", { error: error.detail });
  return null;
}

/** A body that is there and not too large, or null; a picture that cannot be had is no failure. */
async function read(
  session: CrawlSession,
  address: string,
  accept: string,
  bytesMax: number,
): Promise<{ url: string; body: Buffer } | null> {
  try {
    const answer = await session.fetch(fetchableUrl(address), {
      accept,
      isAllowedTarget: () => true,
      reader: ({ status }) =>
        status === 200 ? atMost(bytesMax, () => crawlError("too_large", { mib: bytesMax / MIB })) : null,
    });
    return answer.body && { url: answer.url.href, body: answer.body };
  } catch (error) {
    if (error instanceof CrawlError) return null;
    throw error;
  }
}

const manifestPicture = z.object({ src: z.string(), sizes: z.string().optional() });
const manifestShape = z.object({
  icons: z.array(manifestPicture).max(50).catch([]),
  screenshots: z.array(manifestPicture).max(50).catch([]),
});

/** Icons and screenshots of a web app manifest (W3C), largest first. */
async function readManifest(session: CrawlSession, address: string): Promise<Record<PictureKind, string[]>> {
  const found = await read(session, address, "application/manifest+json,application/json", MANIFEST_BYTES_MAX);
  const manifest = manifestShape.safeParse(found && jsonOf(found.body)).data;
  const bySize = (pictures: z.infer<typeof manifestPicture>[] = []) =>
    pictures
      .toSorted((a, b) => sizeOf(b.sizes) - sizeOf(a.sizes))
      .flatMap(({ src }) => (found && URL.canParse(src, found.url) ? [new URL(src, found.url).href] : []));
  return { logo: bySize(manifest?.icons), screenshot: bySize(manifest?.screenshots) };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}

function unique(urls: string[]): string[] {
  return [...new Set(urls)];
}
