import { createHash, createHmac } from "node:crypto";

export interface S3Account {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: "GET" | "PUT" | "HEAD" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  /** SHA-256 of the body, hex. */
  bodySha256: string;
}

/** SHA-256 of no body. */
export const EMPTY_SHA256 = sha256("");

/** The headers of the request with those that sign it (AWS Signature Version 4, service `s3`, one chunk). */
export function signedHeaders(account: S3Account, request: S3Request, now: Date): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = stamp.slice(0, 8);
  const headers = { ...request.headers, "x-amz-content-sha256": request.bodySha256, "x-amz-date": stamp };
  const signed = canonicalHeaders({ host: request.url.host, ...headers });
  const names = signed.map(([name]) => name).join(";");
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    "",
    names,
    request.bodySha256,
  ].join("\n");
  const scope = `${day}/${account.region}/s3/aws4_request`;
  const signature = hmac(keyOf(account, day), ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n"));
  const credential = `${account.accessKeyId}/${scope}`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature.toString("hex")}`;
  return { ...headers, authorization };
}

function canonicalHeaders(headers: Record<string, string>): [string, string][] {
  return Object.entries(headers)
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim().replace(/\s+/g, " ")])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function canonicalQuery(url: URL): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
}

function keyOf(account: S3Account, day: string): Buffer {
  return [day, account.region, "s3", "aws4_request"].reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${account.secretAccessKey}`),
  );
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
