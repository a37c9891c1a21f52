import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@/db/client";
import { weekOf } from "@/lib/core/week";
import { hiddenWeekAt } from "@/lib/core/week-state";
import { startSite } from "@/lib/testing/drafting/sites";
import { Tills } from "@/lib/testing/payments/tills";
import { FakeVies } from "@/lib/testing/sales/vies";
import { freePort } from "@/lib/testing/steady/free-port";
import { bringUp, closeAll, type Tell } from "../../scripts/stage";
import { startClaimSites } from "../owner/claim-sites";

/**
 * The process of one lane: a seeded app with a database, a sample site and payment providers of its own. It tells the process that
 * started it (`startLane`) the environment that journeys there need, and ends when that one hangs up.
 */
const LONGEST_RUN_MS = 30 * 60_000;
const before = { ...process.env };
const toClose: (() => Promise<unknown>)[] = [];
const leave = (code: number) => closeAll(toClose).finally(() => process.exit(code));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void leave(130));
process.once("disconnect", () => void leave(0));

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

/** Lanes come up side by side: only what fails is told. */
const silently: Tell = (_doing, work) => work();

async function open(): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), "ly-e2e-"));
  toClose.push(() => rm(dataDir, { recursive: true, force: true }));
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
  const stage = await bringUp({ port: await freePort(), dataDir, hostMap }, toClose, silently);
  await widenPublicLimit(stage.database.url);
  return {
    E2E_BASE_URL: stage.baseUrl,
    E2E_DATA_DIR: dataDir,
    E2E_DATABASE_URL: stage.database.url,
    E2E_SAMPLE_URL: stage.site.localUrl,
    E2E_SAMPLE_ORIGIN: stage.site.origin,
    E2E_CLAIM_SITES_URL: claimed.url,
    ...{ E2E_STRIPE: tills.stripe.origin, E2E_PAYPAL: tills.paypal.origin, E2E_BTCPAY: tills.btcpay.origin },
  };
}

/** What this process took over to bring the app up: a journey that starts another server needs it too. */
const taken = () => Object.fromEntries(Object.entries(process.env).filter(([name, value]) => before[name] !== value));

try {
  const named = await open();
  process.send?.({ ...taken(), ...named });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave(1);
}
