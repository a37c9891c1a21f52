import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { NodeHandler } from "./node-http";

const PATH = /^\/files\/([0-9a-f]{2})([0-9a-f]{62})\.webp$/;
const YEAR_SECONDS = 31_536_000;

/** Serves stored pictures at `/files/{sha256}.webp`: the name is the content's hash, so they never change. */
export function createFiles(dataDir: string): NodeHandler {
  return async (req, res) => {
    const [path] = (req.url ?? "").split("?");
    const match = PATH.exec(path ?? "");
    const [, prefix = "", rest = ""] = match ?? [];
    const file = match ? await openOrNull(join(dataDir, "files", prefix, `${prefix}${rest}.webp`)) : null;
    if (!file || (req.method !== "GET" && req.method !== "HEAD")) {
      await file?.close();
      res.writeHead(file ? 405 : 404, file ? { allow: "GET, HEAD" } : {}).end();
      return;
    }
    const { size } = await file.stat();
    res.writeHead(200, {
      "content-type": "image/webp",
      "content-length": size,
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      "x-content-type-options": "nosniff",
      "access-control-allow-origin": "*",
    });
    if (req.method === "HEAD") res.end();
    if (req.method === "HEAD") await file.close();
    else
      createReadStream("", { fd: file })
        .on("error", () => res.destroy())
        .pipe(res);
  };
}

async function openOrNull(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r");
  } catch {
    return null; // missing, whatever the reason: the name is only a hash
  }
}
