import { eq, isNotNull, ne } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { importProducts } from "@/lib/services/admin/imports/import-products";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { page, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { type MailProcess, startMailer } from "@/lib/testing/runner/start-mailer";
import { until } from "@/lib/testing/steady/until";

/** Two hundred take minutes on a busy machine, and the same way. */
const PRODUCTS = 20;
const KILLED_AT = [3, 8];
const IMPORT_MS = 120_000;
const { importedProducts: t, drafts: d } = schema;
const hosts = Array.from({ length: PRODUCTS }, (_, n) => `import-${n}.example`);
const app = useApp({ operations: [] });
let site: TestSite;
let worker: MailProcess | undefined;

beforeAll(async () => {
  const pages = hosts.map((host, n) => [`${host}/`, page(`Product ${n}`)] as const);
  site = await startSite(
    hosts.map((host) => `https://${host}`),
    Object.fromEntries(pages),
  );
});
afterEach(() => worker?.kill());
afterAll(() => site.close());

function start(): void {
  const environment = { CRAWLER_HOST_MAP: JSON.stringify(site.hostMap) };
  worker = startMailer(app().databaseUrl, environment, "lib/testing/runner/draft-process.ts");
}

const ready = () => app().db.$count(d, eq(d.status, "ready"));

it(
  "loses no imported product, however often the worker is killed",
  async () => {
    const ctx = await app().context(sessionActor(await createUser(app().db, { isAdmin: true })), { surface: "web" });
    const file = JSON.stringify(hosts.map((host, n) => ({ name: `Product ${n}`, url: host })));
    const { output } = await execute(importProducts, ctx, { file, reason: "The directory starts full" });
    expect(output).toMatchObject({ taken: PRODUCTS, left_out: [] });
    start();
    for (const count of KILLED_AT) {
      await until(async () => (await ready()) >= count, IMPORT_MS);
      await worker?.kill();
      start();
    }
    await until(async () => (await ready()) === PRODUCTS, IMPORT_MS);
    expect(await app().db.$count(d, ne(d.status, "ready"))).toBe(0);
    expect(await app().db.$count(d, isNotNull(d.userId))).toBe(0);
    expect(await app().db.$count(t, eq(t.status, "begun"))).toBe(PRODUCTS);
    const read = new Set(site.requests.filter(({ path }) => path === "/").map(({ host }) => host));
    expect(read.size).toBe(PRODUCTS);
  },
  IMPORT_MS,
);
