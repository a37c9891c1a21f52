import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@/db/client";
import { startSite } from "@/lib/testing/drafting/sites";
import { Tills } from "@/lib/testing/payments/tills";
import { FakeVies } from "@/lib/testing/sales/vies";
import { freePort } from "@/lib/testing/steady/free-port";
import { weekOf } from "../lib/core/week";
import { hiddenWeekAt } from "../lib/core/week-state";
import { bringUp, closeAll } from "../scripts/stage";
import { duration } from "../scripts/terminal";
import { startClaimSites } from "./owner/claim-sites";

/** `npm run test:e2e`: one seeded app and the sample site, then every journey in a browser. Other arguments go to Playwright. */
const { report, others } = readArguments(process.argv.slice(2));
const LONGEST_RUN_MS = 30 * 60_000;
const dataDir = await mkdtemp(join(tmpdir(), "ly-e2e-"));
const toClose = [() => rm(dataDir, { recursive: true, force: true })];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void closeAll(toClose).then(() => process.exit(130)));
}

function readArguments(all: string[]): { report: string | undefined; others: string[] } {
  const at = all.indexOf("--report");
  return at < 0 ? { report: undefined, others: all } : { report: all[at + 1], others: all.toSpliced(at, 2) };
}

/**
 * The seeded week must not end amid the journeys, nor hide its counts, after which they look: in its last half hour and in its first
 * hours they are told that it is still the day before.
 */
function daysToShift(now: Date): number {
  const endsSoon = weekOf(now) !== weekOf(new Date(now.getTime() + LONGEST_RUN_MS));
  return endsSoon || hiddenWeekAt(now) ? -1 : 0;
}

/** Websites of the products that an admin imports. */
function startImported() {
  const page = (name: string, text: string) =>
    `<!doctype html><html lang="en"><head><title>${name}</title></head><body><h1>${name}</h1><p>${text}</p></body></html>`;
  return startSite(["https://alderpost.example", "https://birchmail.example"], {
    "alderpost.example/": page("Alderpost", "Alderpost sorts the letters of small offices."),
    "birchmail.example/": page("Birchmail", "Birchmail sends newsletters from your own server."),
  });
}

/** All journeys come from one address, whose pages and calls are counted by the minute: lib/api proves that, not they. */
async function widenPublicLimit(databaseUrl: string): Promise<void> {
  const { sql, close } = connect(databaseUrl, 1);
  await sql`insert into settings (site_id, key, value) select id, 'rate_public_per_minute', '60000'::jsonb from sites`;
  await close();
}

async function tell<T>(doing: string, work: () => Promise<T>, words?: (result: T) => string): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${words?.(result) ?? doing} (${duration(performance.now() - start)})`);
  return result;
}

function runPlaywright(environment: Record<string, string>): Promise<number> {
  const args = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts", ...others];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

try {
  const vies = await FakeVies.start();
  toClose.push(async () => vies.close());
  vies.valid.add("FR40303265045");
  process.env.VIES_URL = vies.origin;
  const tills = new Tills();
  await tills.listen();
  toClose.push(async () => tills.close());
  Object.assign(process.env, tills.env);
  process.env.NOW_OFFSET_DAYS ??= String(daysToShift(new Date()));
  const imported = await startImported();
  toClose.push(imported.close);
  const claimed = await startClaimSites();
  toClose.push(claimed.close);
  const hostMap = { ...imported.hostMap, ...claimed.hostMap };
  const stage = await bringUp({ port: await freePort(), dataDir, hostMap }, toClose, tell);
  await widenPublicLimit(stage.database.url);
  process.exitCode = await runPlaywright({
    E2E_BASE_URL: stage.baseUrl,
    E2E_DATA_DIR: dataDir,
    E2E_DATABASE_URL: stage.database.url,
    E2E_SAMPLE_URL: stage.site.localUrl,
    E2E_SAMPLE_ORIGIN: stage.site.origin,
    E2E_CLAIM_SITES_URL: claimed.url,
    ...{ E2E_STRIPE: tills.stripe.origin, E2E_PAYPAL: tills.paypal.origin, E2E_BTCPAY: tills.btcpay.origin },
    ...(report && { E2E_REPORT: report }),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeAll(toClose);
}
