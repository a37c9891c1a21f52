import { SCOPES } from "@/lib/core/scopes";
import { OAUTH_PATHS } from "./paths";
import { resourceOf } from "./resource";

/** RFC 9728 metadata of the MCP endpoint. `offline_access` is no scope of a resource, so it is not named here. */
export function protectedResourceMetadata(origin: string, siteName: string) {
  return {
    resource: resourceOf(origin),
    resource_name: siteName,
    authorization_servers: [origin],
    scopes_supported: SCOPES,
    bearer_methods_supported: ["header"],
    resource_documentation: `${origin}/docs/mcp`,
  };
}

/** RFC 8414 metadata, with RFC 9207's `iss` and client ID metadata documents announced. */
export function authorizationServerMetadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: origin + OAUTH_PATHS.authorization,
    token_endpoint: origin + OAUTH_PATHS.token,
    registration_endpoint: origin + OAUTH_PATHS.registration,
    revocation_endpoint: origin + OAUTH_PATHS.revocation,
    scopes_supported: SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
    token_endpoint_auth_signing_alg_values_supported: ["ES256", "RS256", "EdDSA"],
    revocation_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
    revocation_endpoint_auth_signing_alg_values_supported: ["ES256", "RS256", "EdDSA"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: [resourceOf(origin)],
    service_documentation: `${origin}/docs/mcp`,
  };
}
