const STORED = /(?:^|\/)files\/[0-9a-f]{64}\.webp$/;

/** `url` when it is a picture of our own store, else null: pictures elsewhere may be gone, huge, or watch who looks. */
export function storedPicture(url: string | null | undefined): string | null {
  return url && STORED.test(url) ? url : null;
}
