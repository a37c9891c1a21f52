import { type Connection, connect } from "./client";
import { startEmbedded } from "./embedded";
import { migrate } from "./migrate";

export interface OpenDatabase extends Connection {
  url: string;
  /** Where it keeps its data, if that is on a disk of this machine. */
  folder?: string;
}

/** Connects to `databaseUrl`, or to the embedded PostgreSQL under `dataDir`, after bringing its tables up to date. */
export async function openDatabase(settings: {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Connections at most. */
  poolSize: number;
  /** Longest wait for an answer, in milliseconds (see `connect`); as long as it takes unless told. */
  answerMs?: number;
  /** Embedded only: gives up durability, for tests. */
  fast?: boolean;
}): Promise<OpenDatabase> {
  const server = settings.databaseUrl
    ? { url: settings.databaseUrl, close: async () => undefined }
    : await startEmbedded(settings);
  try {
    await migrate(server.url);
  } catch (error) {
    await server.close();
    throw error;
  }
  const connection = connect(server.url, settings.poolSize, settings);
  return {
    ...connection,
    url: server.url,
    ...(settings.databaseUrl ? {} : { folder: settings.dataDir }),
    async close() {
      await connection.close();
      await server.close();
    },
  };
}
