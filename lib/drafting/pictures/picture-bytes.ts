import { isUtf8 } from "node:buffer";
import sharp, { type Sharp } from "sharp";

export type PictureKind = "logo" | "screenshot";

/** Pixels: smaller ones show nothing, larger ones are scaled down to fit. */
const SIZES: Record<PictureKind, { min: number; max: number }> = {
  logo: { min: 48, max: 256 },
  screenshot: { min: 320, max: 1280 },
};
/** First bytes of PNG, JPEG, GIF, WebP and AVIF, as Latin-1; no other format reaches a decoder. */
const RASTER = /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|mif1))/s;
/** Decoded pixels at most: more is a bomb. */
export const INPUT_PIXELS_MAX = 50_000_000;
const DECODE_SECONDS_MAX = 5;
const SVG_BYTES_MAX = 256 * 1024;
const SVG_DPI = 72;
const SVG_DPI_MIN = 1;
const SVG_DPI_MAX = 2_400;
/** Elements of a drawing, each of which may cover it whole; and groups that are drawn apart before they are laid over it. */
const SVG_ELEMENTS_MAX = 2_000;
const SVG_LAYERS_MAX = 24;
const LAYER = /opacity|clip-path|clippath|blend|isolation/gi;
const QUALITY = 84;

/** What a drawing may not hold: scripts, entities, includes, foreign content, and anything fetched from elsewhere. */
const UNSAFE_SVG =
  /<!doctype|<!entity|<\?xml-stylesheet|<script|<foreignobject|<iframe|<image|<feimage|xinclude|\bon[a-z]+\s*=|@import|href\s*=\s*["']?(?!["']?#)|url\(\s*["']?(?!["']?#)/i;
/**
 * What costs more to draw than it takes to write: filters (as elements, attributes and styles), repetition, dashes, masks.
 * Escapes could spell any of them in other letters.
 */
const COSTLY_SVG =
  /filter|dasharray|<(?:[\w.-]+:)?(?:use|symbol|fe[a-z]+|pattern|mask|marker|textpath|animate\w*|set)\b|(?:mask|marker)(?:-\w+)?\s*[:=]|\\|&#/i;

/** Whether the bytes begin as a picture in pixels does, of a format that may be decoded. */
export function isRaster(bytes: Buffer): boolean {
  return RASTER.test(bytes.subarray(0, 16).toString("latin1"));
}

export interface WebpPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Makes a small WebP of a picture from the web, or null when it is none that can be trusted or used: wrong format, damaged,
 * too small, a bomb. Drawings are drawn; metadata, animation and everything that is no pixel is lost on the way.
 */
export async function toWebp(bytes: Buffer, kind: PictureKind): Promise<WebpPicture | null> {
  const { min, max } = SIZES[kind];
  const image = await openImage(largestOf(bytes), kind).catch(() => null);
  if (!image) return null;
  const picture = await image
    .rotate() // by EXIF, before the metadata goes
    .timeout({ seconds: DECODE_SECONDS_MAX })
    .resize(max, max, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!picture || Math.max(picture.info.width, picture.info.height) < min) return null;
  return { bytes: picture.data, width: picture.info.width, height: picture.info.height };
}

/** The first four bytes of a Windows icon, as a number. */
const ICON = 0x00010000;
const ICON_ENTRY = 16;
const ICON_ENTRIES_MAX = 20;

/** The largest PNG within a Windows icon (`favicon.ico`); its bitmaps are left out. Other pictures as they are. */
function largestOf(bytes: Buffer): Buffer {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== ICON) return bytes;
  const count = Math.min(bytes.readUInt16LE(4), ICON_ENTRIES_MAX, Math.floor((bytes.length - 6) / ICON_ENTRY));
  const entries = Array.from({ length: count }, (_, at) => {
    const start = bytes.readUInt32LE(6 + at * ICON_ENTRY + 12);
    return bytes.subarray(start, start + bytes.readUInt32LE(6 + at * ICON_ENTRY + 8));
  });
  const pngs = entries.filter((one) => one.subarray(0, 4).toString("latin1") === "\x89PNG");
  return pngs.toSorted((a, b) => b.length - a.length)[0] ?? bytes;
}

/** Null for what may not be decoded. Drawings are logos alone, and opened at a resolution that just fills the size wanted. */
async function openImage(bytes: Buffer, kind: PictureKind): Promise<Sharp | null> {
  const input = { limitInputPixels: INPUT_PIXELS_MAX, failOn: "error" as const };
  if (isRaster(bytes)) return sharp(bytes, input);
  if (kind !== "logo" || !isPlainDrawing(bytes)) return null;
  const { width, height } = await sharp(bytes, input).metadata();
  const wanted = (SVG_DPI * SIZES[kind].max) / Math.max(width, height, 1);
  return sharp(bytes, { ...input, density: Math.min(SVG_DPI_MAX, Math.max(SVG_DPI_MIN, wanted)) });
}

/** Drawings are text that a library interprets, so only plain ones in UTF-8 are handed to it. */
function isPlainDrawing(bytes: Buffer): boolean {
  if (bytes.length > SVG_BYTES_MAX || !isUtf8(bytes) || bytes.includes(0)) return false;
  const text = bytes.toString("utf8");
  const encoding = /^[^>]{0,200}\bencoding\s*=\s*["']([^"']+)/i.exec(text)?.[1];
  const isUtf8Declared = encoding === undefined || /^utf-?8$/i.test(encoding);
  return isUtf8Declared && /<svg[\s>]/.test(text) && !UNSAFE_SVG.test(text) && isCheap(text);
}

function isCheap(text: string): boolean {
  const elements = text.match(/<[a-z]/gi)?.length ?? 0;
  const layers = text.match(LAYER)?.length ?? 0;
  return elements <= SVG_ELEMENTS_MAX && layers <= SVG_LAYERS_MAX && !COSTLY_SVG.test(text);
}
