/** The revision of MCP without a handshake: every request says who calls. */
export const STATELESS_VERSION = "2026-07-28";
/** Revisions with an `initialize` handshake. */
export const INITIALIZE_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26"];
/** All that are served (interface, Versioning), newest first. */
export const MCP_VERSIONS = [STATELESS_VERSION, ...INITIALIZE_VERSIONS];
