import sharp from "sharp";
import type { Storage } from "@/lib/integrations/storage";

/** Renders an SVG to WebP, stores it, and answers its SHA-256. The same drawing always has the same bytes. */
export async function storeDrawing(storage: Storage, svg: string): Promise<string> {
  return storage.put(await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer());
}
