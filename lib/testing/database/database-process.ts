import { startEmbedded } from "@/db/embedded";

/** A process of its own that uses an embedded database, for tests that kill it: `tsx database-process.ts <data directory>`. */
const [dataDir = ""] = process.argv.slice(2);
const { url } = await startEmbedded({ dataDir });
console.log(url);
setInterval(() => undefined, 1_000_000);
