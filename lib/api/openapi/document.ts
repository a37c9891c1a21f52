import { Representation } from "@/lib/api/call/representation";
import { API_PREFIX } from "@/lib/api/http/api-prefix";
import type { Site } from "@/lib/core/context";
import type { AnyOperation } from "@/lib/core/operation";
import { SCOPE_LABELS } from "@/lib/core/scopes";
import { claimAnswer, countShapes, describeOperation, type SharedParts } from "./operation";
import { HEADERS, NOT_MODIFIED, PROBLEM_SCHEMA } from "./responses";
import { SharedSchemas } from "./schemas";

const TAGS = {
  read: "Public reads; no sign-in.",
  drafts: "A product's website becomes a reviewed draft, and the draft a listing.",
  listings: "Your own listings: edit, update, launch.",
  orders: "Price an order and prepare a checkout; paying happens in the browser.",
} satisfies Record<AnyOperation["toolset"], string>;

const introduction = (baseUrl: string) => `Everything here is also an MCP tool of the same name at ${baseUrl}/mcp.

**Signing in.** Public reads need nothing. All else takes an API key, made under ${baseUrl}/settings/api-keys, as
\`Authorization: Bearer lyd_…\`. A key holds one or more scopes:
${Object.entries(SCOPE_LABELS)
  .map(([scope, label]) => `- \`${scope}\`: ${label}.`)
  .join("\n")}

OAuth is for MCP clients: authorization code with PKCE and the same scopes, described for machines at
${baseUrl}/.well-known/oauth-authorization-server. Its access tokens are bound to ${baseUrl}/mcp; the paths of this
document take API keys only.

**Failures** are RFC 9457 problem documents with a \`code\` and a \`fix\`; each response lists the codes it may hold. Unknown
fields are errors.

**Lists** are \`{items, page, per_page, total, has_more}\`; pages count from 1. Of a search,
\`total\` is an estimate where \`total_is_estimate\` says so: go by \`has_more\`. In the examples, lists end after three entries.

**Values.** Instants are RFC 3339 UTC, days \`YYYY-MM-DD\`, weeks ISO 8601 \`2026-W48\`, money integer USD cents.

**Reads** carry an \`ETag\` and honour \`If-None-Match\`; PATCH and PUT of listings, drafts and stories take
it in \`If-Match\` (a story's comes with each answer to its PUT). **Limits** stand in \`RateLimit-Policy\` and
\`RateLimit\` of each answer, and in figures at ${baseUrl}/docs/api#limits. A 429 says in \`Retry-After\` when to come back.`;

const PARAMETERS = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "Makes a retry safe: the same key and request give the first answer again for 24 hours, with `Idempotent-Replayed: true`. Another request under the key: 422; the first still running: 409. Refusals with 401, 422 or 429 are not kept, nor those that ask to wait, such as `draft_not_ready`.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
    example: "3f0e9f0c-5a1b-4f57-9f8e-0c1d2e3f4a5b",
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    required: false,
    description:
      "Tag of the answer that you read or wrote last: another change since is refused with 412 and the tag of now, and nothing is written. Without it the last write wins.",
    schema: { type: "string" },
    example: '"v7"',
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "Tag of an earlier answer; 304 when nothing changed.",
    schema: { type: "string" },
    example: '"p9Wq1Zr7kq1n2b3c4d5e6f7g8h9"',
  },
};

const SECURITY = {
  apiKey: {
    type: "http",
    scheme: "bearer",
    description: "An API key (`lyd_…`). It may hold fewer scopes than its user. OAuth tokens are refused here.",
  },
};

/** The OpenAPI 3.1 document of a set of operations on a site. */
export function describeApi(operations: readonly AnyOperation[], site: Pick<Site, "name" | "baseUrl">) {
  const { name, baseUrl } = site;
  const shared: SharedParts = { schemas: countedShapes(operations), responses: { NotModified: NOT_MODIFIED }, baseUrl };
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = API_PREFIX + operation.path;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operation, shared) };
  }
  const used = new Set<string>(operations.map((operation) => operation.toolset));
  return {
    openapi: "3.1.0",
    info: {
      title: `${name} API`,
      version: "1.0.0",
      description: introduction(baseUrl),
      license: { name: "MIT", identifier: "MIT" },
    },
    externalDocs: { description: "The same for people", url: `${baseUrl}/docs/api` },
    servers: [{ url: baseUrl, description: name }],
    tags: Object.entries(TAGS)
      .filter(([tag]) => used.has(tag))
      .map(([tag, description]) => ({ name: tag, description })),
    paths,
    components: {
      securitySchemes: SECURITY,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: shared.responses,
      schemas: { ...shared.schemas.components, Problem: PROBLEM_SCHEMA },
    },
  };
}

/** Reads of one thing come first: they give the shapes their names. */
function countedShapes(operations: readonly AnyOperation[]): SharedSchemas {
  const schemas = new SharedSchemas();
  const naming = operations.toSorted((a, b) => Number(b.name.startsWith("get_")) - Number(a.name.startsWith("get_")));
  for (const operation of naming) claimAnswer(operation, schemas);
  for (const operation of naming) countShapes(operation, schemas);
  return schemas;
}

const documents = new WeakMap<readonly AnyOperation[], Map<string, Representation>>();

/** The document as it is served, made once per site. */
export function openapiOf(operations: readonly AnyOperation[], site: Site): Representation {
  const bySite = documents.get(operations) ?? new Map<string, Representation>();
  documents.set(operations, bySite);
  const key = `${site.name} ${site.baseUrl}`;
  const found = bySite.get(key) ?? new Representation(describeApi(operations, site)).seal();
  bySite.set(key, found);
  return found;
}
