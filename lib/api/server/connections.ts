import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * How long a connection may take over what it owes us, in milliseconds. `timeout` is the silence in both directions after which
 * it is cut, whatever was going on: of a reader that stops reading, too.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  timeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** Files that strangers' connections leave to the database, pictures and pages. */
const RESERVED_FILES = 256;

export interface Connections {
  /** Ends every connection at once: idle ones, and those that speak another protocol by now. */
  destroyAll(): void;
}

/** Knows each connection of a server until it is gone, and takes no more of them than there are files for. */
export function keepConnections(server: Server, timeoutMs: number): Connections {
  const sockets = new Set<Socket>();
  server.timeout = timeoutMs;
  const files = fileLimit();
  if (files !== null) server.maxConnections = Math.max(files - RESERVED_FILES, Math.ceil(files / 2));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    destroyAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How many files this process may have open; null where the system does not say, or sets no limit. */
function fileLimit(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft ? Number(soft) : null;
  } catch {
    return null; // not Linux
  }
}
