import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Renders an SVG to WebP, keeps it under its content hash in `dataDir`/files, and answers the SHA-256. */
export async function storeDrawing(dataDir: string, svg: string): Promise<string> {
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
  const sha = createHash("sha256").update(bytes).digest("hex");
  const folder = join(dataDir, "files", sha.slice(0, 2));
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `.${randomUUID()}`);
  await writeFile(partial, bytes);
  await rename(partial, join(folder, `${sha}.webp`));
  return sha;
}
