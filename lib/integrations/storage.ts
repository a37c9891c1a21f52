import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, env } from "@/lib/core/env";

const SHA256 = /^[0-9a-f]{64}$/;

/** Keeps pictures by the SHA-256 of their bytes: what is stored never changes, so it may be cached for ever. */
export interface Storage {
  /** Stores bytes and answers their SHA-256, hex. Storing the same bytes again changes nothing. */
  put(bytes: Uint8Array): Promise<string>;
  /** The stored bytes, or null. */
  get(sha256: string): Promise<Uint8Array | null>;
}

/** Files under `DATA_DIR/files`, two letters a folder. */
export function diskStorage(dataDir: string): Storage {
  const pathOf = (sha: string) => join(dataDir, "files", sha.slice(0, 2), `${sha}.webp`);
  return {
    async put(bytes) {
      const sha = createHash("sha256").update(bytes).digest("hex");
      const path = pathOf(sha);
      await mkdir(join(path, ".."), { recursive: true });
      const draft = `${path}.${process.pid}.${crypto.randomUUID()}`; // renamed into place: readers never see half a file
      await writeFile(draft, bytes);
      await rename(draft, path);
      return sha;
    },
    async get(sha) {
      if (!SHA256.test(sha)) return null;
      return readFile(pathOf(sha)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
  };
}

/** The storage of this deployment. */
export function storage(e: Env = env()): Storage {
  return diskStorage(e.DATA_DIR);
}
