/** The protected resource an app gets tokens for (RFC 8707): the MCP endpoint under the origin it was reached at. */
export const resourceOf = (origin: string): string => `${origin}/mcp`;

/** Where a protected resource describes itself (RFC 9728, section 3.1). */
export const protectedResourceUrl = (origin: string): string => `${origin}/.well-known/oauth-protected-resource/mcp`;
