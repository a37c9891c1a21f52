import sharp from "sharp";
import { INPUT_PIXELS_MAX, isRaster, type WebpPicture } from "./picture-bytes";

const PIXELS_MIN = 128;
const PIXELS = 512;
const QUALITY = 82;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "avif", "heif"]);

/** Why a file makes no portrait. */
export type PortraitProblem = "unreadable" | "too_small" | "damaged";
export type Portrait = { picture: WebpPicture } | { problem: PortraitProblem };

/** Cuts a photo square around what draws the eye, as a small WebP without its metadata. */
export async function toPortrait(bytes: Buffer): Promise<Portrait> {
  if (!isRaster(bytes)) return { problem: "unreadable" };
  const image = sharp(bytes, { limitInputPixels: INPUT_PIXELS_MAX, failOn: "error" });
  const meta = await image.metadata().catch(() => null);
  if (!meta?.format || !FORMATS.has(meta.format)) return { problem: "unreadable" };
  if (Math.min(meta.width, meta.height) < PIXELS_MIN) return { problem: "too_small" };
  const webp = await image
    .rotate() // by EXIF, before the metadata goes
    .resize(PIXELS, PIXELS, { fit: "cover", position: "attention" })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
  return webp ? { picture: { bytes: webp, width: PIXELS, height: PIXELS } } : { problem: "damaged" };
}
