/** The revision of MCP without a handshake: every request says who calls. */
export const STATELESS_VERSION = "2026-07-28";
/** The oldest revision served, and what a request without a version is taken for (2025-06-18, Protocol Version Header). */
export const OLDEST_VERSION = "2025-03-26";
/** Revisions with an `initialize` handshake. */
export const INITIALIZE_VERSIONS = ["2025-11-25", "2025-06-18", OLDEST_VERSION];
/** All that are served (interface, Versioning), newest first. */
export const MCP_VERSIONS = [STATELESS_VERSION, ...INITIALIZE_VERSIONS];
