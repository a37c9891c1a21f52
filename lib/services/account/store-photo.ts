import sharp from "sharp";
import { invalid } from "@/lib/core/errors";
import { storage } from "@/lib/integrations/storage";

/** Bytes of an uploaded photo at most: 5 MiB. */
export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
const PHOTO_PIXELS_MIN = 128;
const PHOTO_PIXELS = 512;
/** Decoded pixels at most: more is a bomb, not a portrait. */
const INPUT_PIXELS_MAX = 50_000_000;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "avif", "heif"]);
const FIX = "Choose a JPEG, PNG or WebP photo of at least 128 × 128 pixels and at most 5 MiB.";

/** Checks an uploaded portrait, cuts it square, drops its metadata and stores it as WebP. Answers its SHA-256. */
export async function storePhoto(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw invalid("/photo", "No photo was chosen.", FIX);
  if (bytes.length > PHOTO_BYTES_MAX) throw invalid("/photo", "The photo is larger than 5 MiB.", FIX);
  const image = sharp(bytes, { limitInputPixels: INPUT_PIXELS_MAX, failOn: "error" });
  const meta = await image.metadata().catch(() => null);
  if (!meta?.format || !FORMATS.has(meta.format))
    throw invalid("/photo", "This file is not a photo that can be read.", FIX);
  if (Math.min(meta.width ?? 0, meta.height ?? 0) < PHOTO_PIXELS_MIN)
    throw invalid("/photo", "The photo is too small.", FIX);
  const webp = await image
    .rotate() // by EXIF, before the metadata goes
    .resize(PHOTO_PIXELS, PHOTO_PIXELS, { fit: "cover", position: "attention" })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  if (!webp) throw invalid("/photo", "The photo is damaged.", FIX);
  return storage().put(webp);
}
