import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, env } from "@/lib/core/env";

const SECRET_BYTES = 32;
const SECRET_FILE = "auth-secret";

const cached = new Map<string, Promise<string>>();

/** The secret that signs cookies and salts sign-in codes: AUTH_SECRET, else one made once and kept in DATA_DIR/auth-secret. */
export function authSecret(e: Pick<Env, "AUTH_SECRET" | "DATA_DIR"> = env()): Promise<string> {
  if (e.AUTH_SECRET) return Promise.resolve(e.AUTH_SECRET);
  const found = cached.get(e.DATA_DIR);
  if (found) return found;
  const secret = readOrCreate(e.DATA_DIR);
  cached.set(e.DATA_DIR, secret);
  secret.catch(() => cached.delete(e.DATA_DIR));
  return secret;
}

/** Written aside and linked into place, so that of two processes starting together both read the same whole secret. */
async function readOrCreate(dataDir: string): Promise<string> {
  const path = join(dataDir, SECRET_FILE);
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    return await readSecret(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await writeFile(draft, randomBytes(SECRET_BYTES).toString("base64url"), { mode: 0o600 });
  await link(draft, path).catch((error: unknown) => {
    if (!isCode(error, "EEXIST")) throw error;
  });
  await unlink(draft);
  return readSecret(path);
}

/** Keeps another secret in DATA_DIR/auth-secret from now on: that of a backup. Processes read it when they start. */
export async function replaceSecret(dataDir: string, secret: string): Promise<void> {
  const path = join(dataDir, SECRET_FILE);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, secret, { mode: 0o600 });
  await rename(draft, path);
  cached.delete(dataDir);
}

async function readSecret(path: string): Promise<string> {
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < SECRET_BYTES) throw new Error(`${path} holds no usable secret. Delete it, or set AUTH_SECRET.`);
  await chmod(path, 0o600).catch(() => undefined); // it may belong to another user; reading it is what counts
  return secret;
}

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;
const isMissing = (error: unknown) => isCode(error, "ENOENT");
