import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseEnv } from "@/lib/core/env";
import { useDatabase } from "@/lib/testing/database/database";
import { freePort } from "@/lib/testing/steady/free-port";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import type { Finding } from "./check";
import { checkDatabase, checkFolder } from "./check-machine";
import { checkServices } from "./check-services";
import { checkSettings } from "./check-settings";

const database = useDatabase();
const GOOD = {
  NODE_ENV: "production",
  BASE_URL: "https://launchyard.example",
  TRUSTED_PROXIES: "1",
  AUTH_SECRET: "s".repeat(44),
};
const found = (findings: Finding[], name: string) => findings.find((one) => one.name === name)?.status;
const settings = (changed: Record<string, string | undefined>) =>
  checkSettings(parseEnv({ ...GOOD, ...changed }), "24.21.0");

describe("the doctor", () => {
  it("finds nothing wrong with settings that are right", () => {
    expect(settings({}).filter(({ status }) => status !== "ok")).toEqual([]);
  });

  it.each([
    ["Public address", { BASE_URL: undefined }],
    ["Public address", { BASE_URL: "http://launchyard.example" }],
    ["Proxies", { TRUSTED_PROXIES: "0" }],
    ["Secret", { AUTH_SECRET: "guess" }],
    ["Test settings", { ALLOW_TEST_ENDPOINTS: "1" }],
    ["Test settings", { CRAWLER_HOST_MAP: '{"https://a.example":"http://127.0.0.1:1"}' }],
    ["Test settings", { NOW_OFFSET_DAYS: "3" }],
  ])("says what to mend: %s with %o", (name, changed) => {
    const [finding] = settings(changed).filter(({ status }) => status === "fail");
    expect([finding?.name, finding?.fix]).toEqual([name, expect.any(String)]);
  });

  it("knows an old Node", () => {
    expect(found(checkSettings(parseEnv(GOOD), "22.1.0"), "Node")).toBe("fail");
  });

  it("tells a database that is up to date from one that is behind, ahead, or away", async () => {
    const DATABASE_URL = database().url;
    const look = () => checkDatabase(parseEnv({ ...GOOD, DATABASE_URL }));
    expect((await look()).map(({ status }) => status)).toEqual(["ok", "ok", "ok"]);
    const { sql } = database();
    const [newest] =
      await sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning hash, created_at`;
    expect(found(await look(), "Tables")).toBe("warn");
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${newest?.hash}, ${newest?.created_at}), ('later', 9000000000000)`;
    expect(found(await look(), "Tables")).toBe("fail");
    const away = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    expect(found(await checkDatabase(parseEnv({ DATABASE_URL: away })), "Database")).toBe("fail");
  });

  it("makes neither folder nor database before the first start", async () => {
    const folder = await temporaryFolder();
    const DATA_DIR = join(folder, "data");
    expect((await checkFolder({ DATA_DIR })).status).not.toBe("fail");
    expect(await checkDatabase(parseEnv({ DATA_DIR }))).toMatchObject([{ name: "Database", status: "ok" }]);
    expect(await readdir(folder)).toEqual([]);
  });

  it("tells a folder that cannot be written", async () => {
    const folder = await temporaryFolder();
    expect((await checkFolder({ DATA_DIR: folder })).status).not.toBe("fail");
    await writeFile(join(folder, "file"), "");
    expect((await checkFolder({ DATA_DIR: join(folder, "file", "below") })).status).toBe("fail");
  });

  it("asks each service that is configured, and says which refuses its key or is away", async () => {
    const server = createServer((req, res) =>
      res.writeHead(req.headers.authorization === "Bearer right" ? 200 : 401).end(),
    );
    const url = await new Promise<string>((resolve) =>
      server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
    );
    onTestFinished(() => void server.close());
    const away = `127.0.0.1:${await freePort()}`;
    const ask = async (changed: Record<string, string>) => checkServices(parseEnv({ ...GOOD, ...changed }));
    expect(found(await ask({ OPENAI_BASE_URL: url, OPENAI_API_KEY: "right" }), "Model")).toBe("ok");
    const wrong = await ask({ OPENAI_BASE_URL: url, OPENAI_API_KEY: "wrong", SMTP_URL: `smtp://${away}` });
    expect([found(wrong, "Model"), found(wrong, "Mail")]).toEqual(["fail", "fail"]);
    const keys = { INNGEST_EVENT_KEY: "k", INNGEST_SIGNING_KEY: "ab".repeat(16), INNGEST_BASE_URL: `http://${away}` };
    const s3 = { S3_ENDPOINT: `http://${away}`, S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
    const others = await ask({ ...keys, ...s3, STRIPE_SECRET_KEY: "not-a-key", STRIPE_WEBHOOK_SECRET: "whsec_a" });
    expect(["Background work", "Pictures", "Stripe", "Mail"].map((name) => found(others, name))).toEqual(
      Array(4).fill("fail"),
    );
  });
});
