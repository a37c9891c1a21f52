import { createHmac } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import Provider from "oidc-provider";
import { type Db, schema } from "@/db/client";
import { hashSecret } from "../api-key-format";

const r = schema.oauthRecords;

/**
 * Lets the tokens of a rotation follow from the one that is rotated: whoever sends that one again within its grace is given the
 * very tokens of the first answer, in every process, and they lie nowhere.
 */
export function deriveRotations(provider: Provider, secret: string): void {
  for (const { prototype } of [provider.RefreshToken, provider.AccessToken]) {
    const random: unknown = Reflect.get(prototype, "generateTokenId");
    if (typeof random !== "function") throw new Error("oidc-provider names its tokens in another way");
    const value = function generateTokenId(this: Token): string {
      const id: string = random.call(this); // which settles the token's format, too
      const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
      return rotated ? successor(secret, rotated.jti, this) : id;
    };
    Object.defineProperty(prototype, "generateTokenId", { value });
  }
}

interface Token {
  kind: string;
  scope?: string;
  aud?: string | string[];
}

/** Also from what it allows: a rotation that asks for less gives another access token. */
function successor(secret: string, rotated: string, { kind, scope = "", aud = "" }: Token): string {
  const parts = ["oauth rotation", rotated, kind, scope, String(aud)];
  return createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
}

/** An answer that several requests are given. */
interface Shared {
  status: number;
  headers: Headers;
  text: string;
}

const running = new Map<string, Promise<Shared | null>>();

/**
 * Runs a token request. Windows of one app refresh at the same time: what comes in with the same words while a token is rotated
 * for the first time shares that one answer, and counts as no reuse.
 */
export async function shareRotation(
  { db, origin }: { db: Db; origin: string },
  form: URLSearchParams,
  run: () => Promise<Response>,
): Promise<Response> {
  const token = form.get("refresh_token");
  if (form.get("grant_type") !== "refresh_token" || token === null) return run();
  const key = hashSecret(`${origin} ${form}`);
  const first = running.get(key);
  if (!first) return runFirst(db, { key, token }, run);
  const shared = await first;
  return shared ? new Response(shared.text, shared) : run();
}

async function runFirst(
  db: Db,
  { key, token }: { key: string; token: string },
  run: () => Promise<Response>,
): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Shared | null>();
  running.set(key, promise);
  let shared: Shared | null = null;
  try {
    const isFirst = await isUnspent(db, token);
    const response = await run();
    if (!isFirst || response.status !== 200) return response;
    shared = { status: response.status, headers: response.headers, text: await response.text() };
    return new Response(shared.text, shared);
  } finally {
    running.delete(key);
    resolve(shared);
  }
}

async function isUnspent(db: Db, token: string): Promise<boolean> {
  const spent = and(eq(r.kind, "RefreshToken"), eq(r.id, hashSecret(token)), isNull(r.consumedAt));
  return (await db.select({ id: r.id }).from(r).where(spent)).length > 0;
}
