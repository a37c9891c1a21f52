import { createHmac } from "node:crypto";
import { canonicalJson } from "@/lib/core/text/canonical-json";

/** The header that carries the signature of a call between server and app. */
export const SIGNATURE_HEADER = "x-inngest-signature";

/** Signs a call as an Inngest server does: HMAC-SHA256 of the canonical body (RFC 8785) and the time, in seconds. */
export function signCall(body: unknown, signingKey: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const key = signingKey.replace(/^signkey-\w+-/, "");
  const text = body === "" ? "" : canonicalJson(body);
  return `t=${time}&s=${createHmac("sha256", key).update(`${text}${time}`).digest("hex")}`;
}
