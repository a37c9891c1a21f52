import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readBackup } from "@/db/backup/read-backup";
import { startEmbedded } from "@/db/embedded";
import { env } from "@/lib/core/env";
import { replaceSecret } from "@/lib/core/secrets/auth-secret";
import { storage } from "@/lib/integrations/storage";

const USAGE = "npm run restore -- --from backup.tar.gz [--overwrite]";

function readArguments() {
  const options = { from: { type: "string" }, overwrite: { type: "boolean", default: false } } as const;
  const { values } = parseArgs({ options });
  if (!values.from) throw new Error(`--from is missing.\n${USAGE}`);
  return { ...values, from: values.from };
}

/** `npm run restore`: what `npm run backup` wrote, into a database that holds nothing, or with --overwrite in place of what it holds. */
async function main(): Promise<void> {
  const { from, overwrite } = readArguments();
  await access(from);
  const e = env();
  const server = e.DATABASE_URL ? null : await startEmbedded({ dataDir: e.DATA_DIR });
  try {
    const target = { url: e.DATABASE_URL ?? server?.url ?? "", files: storage(e), overwrite };
    const { head, end } = await readBackup(target, createReadStream(from));
    if (head.auth_secret !== null && !e.AUTH_SECRET) await replaceSecret(e.DATA_DIR, head.auth_secret);
    const rows = Object.values(end.rows).reduce((sum, of) => sum + of, 0);
    console.log(`Restored ${rows} rows and ${end.files} files as of ${head.made_at}.`);
  } finally {
    await server?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
