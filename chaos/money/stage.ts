import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { openDatabase } from "@/db/open";
import { ensureFirstSite } from "@/db/seed/first-site";
import { createApp } from "@/lib/api/process/app";
import { provisionUser } from "@/lib/auth/provision";
import { parseEnv } from "@/lib/core/env";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { addWeeks, weekOf } from "@/lib/core/week";
import { createCategory, createListing } from "@/lib/testing/database/factories";
import { Tills } from "@/lib/testing/payments/tills";
import { freePort } from "@/lib/testing/steady/free-port";
import { bundleServer } from "../../scripts/bundle";
import { Server } from "../server";
import type { Account, Market } from "./market";
import { CATEGORY, isLive, type Sale, saleOf } from "./sale";

const BUYERS = 12;
const BUYER_EMAILS = Array.from({ length: BUYERS }, (_, i) => `buyer-${i + 1}@chaos.example`);
const AMPLE = 1_000_000;
const LIMITS = [
  ...["rate_public_per_minute", "rate_account_per_minute", "open_orders_max"],
  ...["paid_slots_per_week", "billboard_slots_per_week", "spotlight_slots_per_week"],
];
const DOLLARS_FOR_A_EURO_MICRO = 1_085_300;

/** A server that sells, the providers that it asks, and what will be bought. */
export interface MoneyStage extends Market {
  dataDir: string;
  sales: Sale[];
  close(): Promise<void>;
}

/** Makes a database with buyers, their listings and a seller who charges VAT; starts no server yet. */
export async function openMoneyStage(orders: number): Promise<MoneyStage> {
  const dataDir = await mkdtemp(join(tmpdir(), "ly-money-"));
  const tills = new Tills();
  await tills.listen();
  const port = await freePort(1);
  Object.assign(process.env, {
    ...{ NODE_ENV: "production", ALLOW_TEST_ENDPOINTS: "1", LOG_LEVEL: "silent", DATA_DIR: dataDir },
    ...{ BASE_URL: `http://127.0.0.1:${port}`, ...tills.env },
  });
  await bundleServer();
  const server = new Server(port, dataDir, "chaos/money/serve-payments.ts", {
    LOG_LEVEL: "warn", // its own file has them; this process would print what it meets while the database is gone
  });
  const connection = await openDatabase({ dataDir, poolSize: 8, answerMs: 4_000 });
  await ensureFirstSite(connection.db, { baseUrl: server.origin, now: new Date() });
  await setUpShop(connection.db);
  const accounts = await openAccounts(connection.db, server.origin, BUYER_EMAILS);
  const [admin] = await openAccounts(connection.db, server.origin, ["admin@chaos.example"]);
  if (!admin) throw new Error("There is no admin.");
  await connection.db.update(schema.users).set({ isAdmin: true }).where(eq(schema.users.id, admin.userId));
  const sales = await planSales(connection.db, orders, accounts);
  const { operations } = await import("@/lib/api/registry");
  const app = await createApp({ connection, operations, keepsAnswers: false });
  return {
    ...{ dataDir, app, server, tills, accounts, admin, sales, faults: [], onTaken: () => undefined },
    async close() {
      await server.stop();
      await app.close();
      tills.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Places and limits are other tests' matter; the rate is today's, so that every invoice can be issued. */
async function setUpShop(db: Db): Promise<void> {
  const sites = await db.select({ id: schema.sites.id }).from(schema.sites);
  for (const { id: siteId } of sites) await createCategory(db, { siteId, slug: CATEGORY, name: "Chaos" });
  const rows = sites.flatMap(({ id }) => LIMITS.map((key) => ({ siteId: id, key, value: AMPLE })));
  await db.insert(schema.settings).values(rows);
  await db.update(schema.seller).set({ name: "Example Trading", country: "DE", registrations: ["DE", "EU"] });
  const day = new Date().toISOString().slice(0, "2026-11-23".length);
  await db.insert(schema.exchangeRates).values({ currency: "USD", day, perEuroMicro: DOLLARS_FOR_A_EURO_MICRO });
}

async function openAccounts(db: Db, baseUrl: string, emails: readonly string[]): Promise<Account[]> {
  const deps = { db, secret: await authSecret(parseEnv(process.env)), baseUrl };
  const accounts: Account[] = [];
  for (const email of emails) {
    const wanted = { email, keyScopes: ["account:read", "orders:write"] as const };
    const made = await provisionUser(deps, { ...wanted, keyScopes: [...wanted.keyScopes] }, new Date());
    accounts.push({ userId: made.user_id, email: made.email, key: made.api_key ?? "" });
  }
  return accounts;
}

/** Each sale is about a listing of its own, so that what was had twice is seen. */
async function planSales(db: Db, orders: number, accounts: Account[]): Promise<Sale[]> {
  const [site] = await db.select({ id: schema.sites.id }).from(schema.sites);
  const now = weekOf(new Date());
  const about = { buyers: BUYERS, weeks: [addWeeks(now, 2), addWeeks(now, 3)] };
  const sales: Sale[] = [];
  for (let n = 0; n < orders; n += 1) {
    const unlaunched = { status: "draft", plan: "none", launchedAt: null } as const;
    const standing = isLive(n) ? { plan: "free" as const } : unlaunched;
    const ownerId = accounts[n % BUYERS]?.userId ?? null;
    const { id } = await createListing(db, { siteId: site?.id ?? 0, ownerId, ...standing });
    sales.push(saleOf(n, id, about));
  }
  return sales;
}
