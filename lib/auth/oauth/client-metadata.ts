/** Redirects of one app at most, and their length. */
const REDIRECTS_MAX = 20;
const REDIRECT_MAX_LENGTH = 2_048;
const NAME_MAX_LENGTH = 80;
const UNNAMED = "An app without a name";

/** What is taken from an app; the rest says nothing here, or would hurt: a fixed scope, say, would forbid asking for more later. */
const KEPT = ["client_id", "redirect_uris", "jwks", "jwks_uri", "token_endpoint_auth_signing_alg"];

/**
 * What an app says of itself (RFC 7591, section 2; or its metadata document), as this server takes it: public clients with
 * PKCE, the authorization code and refresh grants, and `native`, whose redirect rules are the strict ones of RFC 8252 (https,
 * loopback http on any port, or an own scheme). Redirects themselves are checked by the provider.
 */
export function acceptedMetadata(given: Record<string, unknown>): Record<string, unknown> {
  const usesKey = given.token_endpoint_auth_method === "private_key_jwt";
  return {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => KEPT.includes(name))),
    client_name: readableName(given.client_name),
    application_type: "native",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    response_modes: ["query"],
    id_token_signed_response_alg: "ES256", // of the provider's only key; there are no ID tokens
    token_endpoint_auth_method: usesKey ? "private_key_jwt" : "none",
  };
}

/** A name that cannot pose as something else: one line, no invisible or direction-turning characters, not too long. */
export function readableName(name: unknown): string {
  if (typeof name !== "string") return UNNAMED;
  const visible = name
    .normalize("NFKC")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return [...visible].slice(0, NAME_MAX_LENGTH).join("") || UNNAMED;
}

/** What addresses are made of (RFC 3986, section 2). */
const ADDRESS = /^[\x21-\x7e]+$/;

/** Whether the list of redirects is of a size that a real app has, and of addresses. */
export function hasUsableRedirects(redirects: unknown): boolean {
  return (
    Array.isArray(redirects) &&
    redirects.length > 0 &&
    redirects.length <= REDIRECTS_MAX &&
    redirects.every((uri) => typeof uri === "string" && uri.length <= REDIRECT_MAX_LENGTH && ADDRESS.test(uri))
  );
}

/** Where a redirect leads, in a person's words. */
export type RedirectPlace =
  | { kind: "web"; host: string }
  | { kind: "this_computer"; host: string }
  | { kind: "app"; host: string };

/** `web` is a host that TLS vouches for; a loopback or an app's own scheme could be any program of the visitor's machine. */
export function redirectPlace(uri: string): RedirectPlace {
  const { protocol, hostname, host } = new URL(uri);
  if (protocol === "https:") return { kind: "web", host };
  if (protocol === "http:") return { kind: "this_computer", host: `this computer (${hostname})` };
  return { kind: "app", host: hostname ? `${protocol}//${hostname}` : protocol };
}
