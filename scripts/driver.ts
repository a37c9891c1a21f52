import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Stands in the driver only once scripts/patch-postgres.mjs has mended it. */
const MENDED = "error(errorResponse || Errors.connection('CONNECTION_CLOSED'";

/** Throws where the driver was installed without install scripts: it would end the process when the database goes away. */
export function requireMendedDriver(folder = join("node_modules", "postgres")): void {
  if (readFileSync(join(folder, "src", "connection.js"), "utf8").includes(MENDED)) return;
  throw new Error(
    "The PostgreSQL driver is not mended: the packages were installed with --ignore-scripts. Run `node scripts/patch-postgres.mjs`, then start again.",
  );
}
