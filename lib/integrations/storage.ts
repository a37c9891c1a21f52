import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { readS3Page } from "./s3-listing";
import { EMPTY_SHA256, type S3Account, signedHeaders } from "./s3-signature";

const SHA256 = /^[0-9a-f]{64}$/;
const NAME = /^([0-9a-f]{64})\.webp$/;
/** After this long nobody is writing the rest of a file any more. */
const HALF_FILE_MS = 86_400_000;

/** Keeps pictures by the SHA-256 of their bytes: what is stored never changes, so it may be cached for ever. */
export interface Storage {
  /** Stores bytes and answers their SHA-256, hex. Storing the same bytes again changes nothing. */
  put(bytes: Uint8Array): Promise<string>;
  /** The stored bytes, or null. */
  get(sha256: string): Promise<Uint8Array | null>;
  /** Deletes what is stored under the SHA-256; nothing where that is not there. */
  remove(sha256: string): Promise<void>;
  /** The files of one folder: those whose SHA-256 begins with these two hexadecimal digits. */
  list(folder: string): Promise<StoredFile[]>;
}

export interface StoredFile {
  sha256: string;
  bytes: number;
}

/** There is no room for more files. */
export class StorageFull extends AppError {
  constructor() {
    const detail = "The disk is full: nothing can be stored just now.";
    super("unavailable", detail, "Send the request again later.", { retryAfter: RETRY_SECONDS });
  }
}

const RETRY_SECONDS = 30;
const FULL = new Set(["ENOSPC", "EDQUOT"]);

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && FULL.has(error.code);
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Files under `DATA_DIR/files`, two letters a folder. */
export function diskStorage(dataDir: string): Storage {
  const folderOf = (folder: string) => join(dataDir, "files", folder);
  const pathOf = (sha: string) => join(dataDir, "files", sha.slice(0, 2), `${sha}.webp`);
  return {
    async put(bytes) {
      const sha = sha256Of(bytes);
      const path = pathOf(sha);
      const draft = `${path}.${process.pid}.${crypto.randomUUID()}`; // renamed into place: readers never see half a file
      try {
        await mkdir(join(path, ".."), { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? new StorageFull() : error;
      }
      return sha;
    },
    async get(sha) {
      if (!SHA256.test(sha)) return null;
      return readFile(pathOf(sha)).catch(nullWhereMissing);
    },
    async remove(sha) {
      if (SHA256.test(sha)) await rm(pathOf(sha), { force: true });
    },
    async list(folder) {
      const names = (await readdir(folderOf(folder)).catch(nullWhereMissing)) ?? [];
      const files = names.map(async (name) => {
        const found = await stat(join(folderOf(folder), name)).catch(nullWhereMissing);
        const sha256 = NAME.exec(name)?.[1];
        if (found && sha256) return [{ sha256, bytes: found.size }];
        if (found && found.mtimeMs < Date.now() - HALF_FILE_MS) await rm(join(folderOf(folder), name), { force: true });
        return [];
      });
      return (await Promise.all(files)).flat();
    },
  };
}

export interface S3Options extends S3Account {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`; a path in it leads every key. */
  endpoint: string;
  bucket: string;
  now?: () => Date;
}

const S3_TIMEOUT_MS = 15_000;

/** Files in a bucket of an S3-compatible service, addressed by path; keys are those of the disk. */
export function s3Storage({ endpoint, bucket, now = () => new Date(), ...account }: S3Options): Storage {
  const root = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  const urlOf = (sha: string) => new URL(`${root}/files/${sha.slice(0, 2)}/${sha}.webp`);
  const request = async (method: "GET" | "PUT" | "DELETE", url: URL, body?: { sha: string; bytes: Uint8Array }) => {
    const type: Record<string, string> = body ? { "content-type": "image/webp" } : {};
    const bodySha256 = body ? body.sha : EMPTY_SHA256;
    const headers = signedHeaders(account, { method, url, headers: type, bodySha256 }, now());
    const signal = AbortSignal.timeout(S3_TIMEOUT_MS);
    const sent = body && { body: new Uint8Array(body.bytes) };
    return fetch(url, { method, headers, signal, redirect: "error", ...sent });
  };
  return {
    async put(bytes) {
      const sha = sha256Of(bytes);
      const response = await request("PUT", urlOf(sha), { sha, bytes });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The file storage answered ${response.status} to storing a file.`);
      return sha;
    },
    async get(sha) {
      if (!SHA256.test(sha)) return null;
      const response = await request("GET", urlOf(sha));
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new Error(`The file storage answered ${response.status} to reading a file.`);
    },
    async remove(sha) {
      if (!SHA256.test(sha)) return;
      const response = await request("DELETE", urlOf(sha));
      await response.body?.cancel();
      if (!response.ok && response.status !== 404)
        throw new Error(`The file storage answered ${response.status} to deleting a file.`);
    },
    list: (folder) => listFolder((url) => request("GET", url), root, folder),
  };
}

/** All pages of a listing (ListObjectsV2). */
async function listFolder(get: (url: URL) => Promise<Response>, root: string, folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (let more: string | undefined = ""; more !== undefined; ) {
    const query = new URLSearchParams({ "list-type": "2", prefix: `files/${folder}/` });
    if (more) query.set("continuation-token", more);
    const response = await get(new URL(`${root}?${query}`));
    const text = await response.text();
    if (!response.ok) throw new Error(`The file storage answered ${response.status} to listing files.`);
    const page = readS3Page(text);
    files.push(...page.files);
    more = page.more;
  }
  return files;
}

/** The SHA-256 of bytes, hex: the name they are stored by. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The storage of this deployment: S3-compatible where `S3_BUCKET` is set, else files under DATA_DIR. */
export function storage(e: Env = env()): Storage {
  if (!e.S3_BUCKET) return diskStorage(e.DATA_DIR);
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = e;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error("S3_BUCKET is set, so S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be too.");
  return s3Storage({
    endpoint: S3_ENDPOINT,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
