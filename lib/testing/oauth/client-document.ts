import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FetchDocument } from "@/lib/auth/oauth/client-document";
import { fetchClientDocument } from "@/lib/services/apps/fetch-client-document";

const ORIGIN = "https://client.example";

/** An app's client ID metadata document, fetched as everywhere but from a loopback port. */
export interface ClientDocument {
  url: string;
  fetchDocument: FetchDocument;
  close(): void;
}

/** Serves the metadata document of an app that is called back at `redirectUri`. */
export async function serveClientDocument(redirectUri: string): Promise<ClientDocument> {
  const url = `${ORIGIN}/app.json`;
  const server = createServer((_req, res) => {
    res.setHeader("content-type", "application/json");
    res.end(JSON.stringify({ client_id: url, client_name: "Documented", redirect_uris: [redirectUri] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe's name
  const hostMap = { [ORIGIN]: `http://127.0.0.1:${port}` };
  return { url, fetchDocument: (document) => fetchClientDocument(document, hostMap), close: () => server.close() };
}
