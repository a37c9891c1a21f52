import { acceptedMetadata, hasUsableRedirects } from "./client-metadata";

/** Fetches a document an app points at, by GET, without following redirects, from public addresses only. */
export type FetchDocument = (url: string) => Promise<Response>;

/**
 * Fetches what an app points at: its metadata document (draft-ietf-oauth-client-id-metadata-document-02), which is reduced to
 * what this server takes, or its keys, which pass as they are.
 */
export async function fetchClientDocument(fetchDocument: FetchDocument, url: string): Promise<Response> {
  const response = await fetchDocument(url);
  if (response.status !== 200) return response;
  const text = await response.text();
  const document = readObject(text);
  // Whatever names redirects is a description; keys name none, and a description without any is refused by the provider.
  if (!document || !("redirect_uris" in document)) return new Response(text, { headers: response.headers });
  if (!isComplete(document) || sharesSecret(document)) return new Response(null, { status: 422 });
  const cacheControl = response.headers.get("cache-control");
  const headers: HeadersInit = cacheControl ? { "cache-control": cacheControl } : {};
  return Response.json(acceptedMetadata(document), { headers });
}

/** What every document must hold (MCP, Client ID Metadata Documents, Implementation Requirements). */
function isComplete({ client_name, redirect_uris }: Record<string, unknown>): boolean {
  return typeof client_name === "string" && hasUsableRedirects(redirect_uris);
}

/** A published document cannot hold a secret; one that says so is not meant as we would read it (section 4.1). */
function sharesSecret(document: Record<string, unknown>): boolean {
  return "client_secret" in document || String(document.token_endpoint_auth_method ?? "").startsWith("client_secret");
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
