import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/core/env";
import { smallDisk } from "@/lib/testing/steady/small-disk";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { signedHeaders } from "./s3-signature";
import { diskStorage, type Storage, StorageFull, s3Storage, sha256Of, storage } from "./storage";

const ACCOUNT = { region: "auto", accessKeyId: "key", secretAccessKey: "secret" };
const BYTES = new TextEncoder().encode("a picture");
const SHA = createHash("sha256").update(BYTES).digest("hex");
const MISSING = "0".repeat(64);

/** A bucket that takes only requests signed by ACCOUNT, as S3-compatible services do. */
async function startBucket(): Promise<{
  endpoint: string;
  objects: Map<string, { type: string; body: Buffer }>;
  server: Server;
}> {
  const objects = new Map<string, { type: string; body: Buffer }>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? "";
    if (!isSigned(request, body)) return void response.writeHead(403).end("<Code>SignatureDoesNotMatch</Code>");
    if (path.includes("?list-type=2&")) return void response.end(pageOf(new URL(path, "http://bucket"), objects));
    if (request.method === "DELETE") return void response.writeHead(objects.delete(path) ? 204 : 404).end();
    if (request.method === "PUT") objects.set(path, { type: request.headers["content-type"] ?? "", body });
    const found = objects.get(path);
    response.writeHead(found ? 200 : 404).end(request.method === "GET" ? found?.body : undefined);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return { endpoint: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, objects, server };
}

/** Two objects a page, as ListObjectsV2 gives them; the token holds what XML writes differently. */
function pageOf({ pathname, searchParams }: URL, objects: Map<string, { body: Buffer }>): string {
  const from = Number(searchParams.get("continuation-token")?.replace("&", "") ?? 0);
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(`${pathname}/${searchParams.get("prefix")}`))
    .sort();
  const contents = keys.slice(from, from + 2).map((path) => {
    const size = objects.get(path)?.body.length;
    return `<Contents><Key>${path.slice(pathname.length + 1)}</Key><Size>${size}</Size><ETag>"a"</ETag></Contents>`;
  });
  const more = from + 2 < keys.length ? `<NextContinuationToken>&amp;${from + 2}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult>${contents.join("\n")}${more}</ListBucketResult>`;
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization, host, ...headers } = request.headers;
  const stamp = String(headers["x-amz-date"]);
  const now = new Date(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z"));
  const names = /SignedHeaders=([^,]+)/.exec(authorization ?? "")?.[1]?.split(";") ?? [];
  const signed = Object.fromEntries(
    names.filter((name) => name !== "host").map((name) => [name, String(headers[name])]),
  );
  const method = (["PUT", "DELETE"] as const).find((one) => one === request.method) ?? "GET";
  const bodySha256 = createHash("sha256").update(body).digest("hex");
  const url = new URL(request.url ?? "/", `http://${host}`);
  return signedHeaders(ACCOUNT, { method, url, headers: signed, bodySha256 }, now).authorization === authorization;
}

const open: { close(): void }[] = [];
const folder = useTemporaryFolder();
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  open.push(bucket.server);
});
afterAll(() => {
  for (const one of open) one.close();
});

const kinds: [string, () => Storage][] = [
  ["disk", () => diskStorage(folder())],
  ["s3", () => s3Storage({ ...ACCOUNT, endpoint: bucket.endpoint, bucket: "launchyard" })],
];

describe.each(kinds)("storage on %s", (_kind, files) => {
  it("answers the hash of what it stores, and the same bytes by it", async () => {
    expect(await files().put(BYTES)).toBe(SHA);
    expect(Buffer.from((await files().get(SHA)) ?? [])).toEqual(Buffer.from(BYTES));
  });

  it("stores the same bytes again without a change", async () => {
    expect(await Promise.all([files().put(BYTES), files().put(BYTES)])).toEqual([SHA, SHA]);
  });

  it("lists the files of a folder, all pages of them, with their sizes", async () => {
    const texts = Array.from({ length: 2_000 }, (_, n) => new TextEncoder().encode(`picture ${n}`));
    const inFolder = texts.filter((bytes) => sha256Of(bytes).startsWith("5e")).slice(0, 5);
    const stored = await Promise.all(inFolder.map((bytes) => files().put(bytes)));
    const bySha = (a: { sha256: string }, b: { sha256: string }) => (a.sha256 < b.sha256 ? -1 : 1);
    const wanted = stored.map((sha256, n) => ({ sha256, bytes: inFolder[n]?.length ?? 0 })).toSorted(bySha);
    expect(wanted).toHaveLength(5);
    expect((await files().list("5e")).toSorted(bySha)).toEqual(wanted);
    await Promise.all(stored.map((sha) => files().remove(sha)));
    expect(await files().list("5e")).toEqual([]);
  });

  it("deletes a file once and again, and nothing by a name that is none", async () => {
    const sha = await files().put(new TextEncoder().encode("not for long"));
    for (const name of [sha, sha, "../storage.test.ts"]) await files().remove(name);
    expect(await files().get(sha)).toBeNull();
  });

  it("has nothing under unknown hashes and names that are none", async () => {
    expect(await files().get(MISSING)).toBeNull();
    expect(await files().get("../../etc/passwd")).toBeNull();
  });
});

describe("storage", () => {
  it("leaves no half-written files", async () => {
    await diskStorage(folder()).put(BYTES);
    expect(await readdir(join(folder(), "files", SHA.slice(0, 2)))).toEqual([`${SHA}.webp`]);
  });

  it("forgets halves of files that nobody goes on writing, and no others", async () => {
    const folderOf = join(folder(), "files", "aa");
    await mkdir(folderOf, { recursive: true });
    for (const name of ["old", "new"]) await writeFile(join(folderOf, `${"aa".repeat(32)}.webp.1.${name}`), "half");
    await utimes(join(folderOf, `${"aa".repeat(32)}.webp.1.old`), 0, 0);
    expect(await diskStorage(folder()).list("aa")).toEqual([]);
    expect(await readdir(folderOf)).toEqual([`${"aa".repeat(32)}.webp.1.new`]);
  });

  it("keeps objects under the keys of the disk, as WebP", () => {
    expect([...bucket.objects]).toEqual([
      [`/launchyard/files/${SHA.slice(0, 2)}/${SHA}.webp`, { type: "image/webp", body: Buffer.from(BYTES) }],
    ]);
  });

  it("fails aloud when the bucket refuses, instead of saying that a file is missing", async () => {
    const stranger = s3Storage({
      ...ACCOUNT,
      secretAccessKey: "wrong",
      endpoint: bucket.endpoint,
      bucket: "launchyard",
    });
    await expect(stranger.get(SHA)).rejects.toThrow("answered 403");
    await expect(stranger.put(BYTES)).rejects.toThrow("answered 403");
    await expect(stranger.remove(SHA)).rejects.toThrow("answered 403");
    await expect(stranger.list("00")).rejects.toThrow("answered 403");
  });

  it("is chosen by the environment, and names what is missing", async () => {
    const s3 = {
      S3_BUCKET: "launchyard",
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(await storage(parseEnv(s3)).get(SHA)).not.toBeNull();
    expect(await storage(parseEnv({ DATA_DIR: folder() })).get(SHA)).not.toBeNull();
    expect(() => storage(parseEnv({ S3_BUCKET: "launchyard" }))).toThrow("S3_ENDPOINT");
  });
});

describe("a full disk", () => {
  it("refuses a file with an error that passes, and keeps no part of it", async ({ skip }) => {
    const disk = await smallDisk(1_000_000);
    if (!disk) return skip("this user may not mount a disk");
    const files = diskStorage(disk.folder);
    const sha = await files.put(BYTES);
    await disk.fill();
    await expect(files.put(new Uint8Array(100_000))).rejects.toThrow(StorageFull);
    expect(await files.get(sha)).toEqual(Buffer.from(BYTES));
    await disk.free();
    await files.put(new Uint8Array(100_000));
    const kept = await readdir(join(disk.folder, "files"), { recursive: true });
    expect(kept.filter((name) => name.includes("."))).toHaveLength(2);
  });
});
