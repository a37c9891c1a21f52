import { ResourceNotFoundError, type Server } from "@modelcontextprotocol/server";
import { PNG } from "./content-tools";

const TEXT = "test://static-text";
const BINARY = "test://static-binary";
const WATCHED = "test://watched-resource";
const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

const described = (uri: string, mimeType: string) => ({
  uri,
  name: uri,
  description: "A resource of the conformance suite",
  mimeType,
});

function contentOf(uri: string) {
  if (uri === TEXT) return { uri, mimeType: "text/plain", text: "This is the content of the static text resource." };
  if (uri === BINARY) return { uri, mimeType: "image/png", blob: PNG };
  if (uri === WATCHED) return { uri, mimeType: "text/plain", text: "Watched." };
  const id = TEMPLATE.exec(uri)?.[1];
  if (id === undefined) throw new ResourceNotFoundError(uri);
  const data = { id, templateTest: true, data: `Data for ID: ${id}` };
  return { uri, mimeType: "application/json", text: JSON.stringify(data) };
}

/** The suite's resources. Subscribing is answered; nothing of theirs ever changes. */
export function offerResources(server: Server): void {
  server.setRequestHandler("resources/list", () => ({
    resources: [described(TEXT, "text/plain"), described(BINARY, "image/png"), described(WATCHED, "text/plain")],
  }));
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: [{ uriTemplate: "test://template/{id}/data", name: "Data by id", mimeType: "application/json" }],
  }));
  server.setRequestHandler("resources/read", ({ params }) => ({ contents: [contentOf(params.uri)] }));
  server.setRequestHandler("resources/subscribe", () => ({}));
  server.setRequestHandler("resources/unsubscribe", () => ({}));
}
