import { storage } from "@/lib/integrations/storage";

const STORED = /\/files\/([0-9a-f]{64})\.webp$/;

/** SHA-256 of a picture of our own store by its address; null for one elsewhere, and for none. */
export function storedSha(url: string | null): string | null {
  return (url && STORED.exec(url)?.[1]) ?? null;
}

/** The bytes of a stored picture (WebP); null where there is none, or the store is away. */
export function readStoredPicture(sha256: string): Promise<Uint8Array | null> {
  return storage()
    .get(sha256)
    .catch(() => null);
}
