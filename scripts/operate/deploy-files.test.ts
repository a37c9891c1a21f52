import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { ENV_NAMES, parseEnv } from "@/lib/core/env";
import { checkSettings } from "./check-settings";

const read = (name: string) => readFileSync(join("deploy", name), "utf8");

/** What these files use of the Compose specification; a key beyond it is a slip, or is to be added here. */
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  restart: z.literal("unless-stopped"),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") }))])
    .optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+(\/udp)?$/)).optional(),
  command: z.array(z.string()).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
      start_period: z.string().optional(),
    })
    .optional(),
});
const compose = z.strictObject({
  name: z.string(),
  "x-app": z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
const { services, volumes } = compose.parse(parse(read("compose.yaml"), { merge: true }));
const apps = [services.app1, services.app2].filter((one) => one !== undefined);

/** Values of a file of one's own in place of `${NAME:?}`. */
const filled = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?\}/g, (_all, of) => (of === "DOMAIN" ? "launchyard.example" : "ab".repeat(24))),
    ]),
  );

describe("the compose file", () => {
  it("starts two equal processes with settings that they take, and that the doctor finds nothing wrong with", () => {
    expect(apps).toHaveLength(2);
    expect(apps[0]).toEqual(apps[1]);
    const environment = filled(apps[0]?.environment);
    expect(Object.keys(environment).filter((name) => !ENV_NAMES.includes(name))).toEqual([]);
    const findings = checkSettings(parseEnv(environment), "24.21.0");
    expect(findings.filter(({ status }) => status !== "ok")).toEqual([]);
  });

  it("names only services, volumes and files that there are, and opens the proxy's ports alone", () => {
    for (const [name, one] of Object.entries(services)) {
      const others = Array.isArray(one.depends_on) ? one.depends_on : Object.keys(one.depends_on ?? {});
      for (const other of others) expect(Object.keys(services)).toContain(other);
      for (const volume of one.volumes ?? []) {
        const [from = ""] = volume.split(":");
        expect(from.startsWith("./") ? existsSync(join("deploy", from)) : from in volumes, volume).toBe(true);
      }
      if (name !== "caddy") expect(one.ports).toBeUndefined();
    }
    expect(existsSync(join("deploy", apps[0]?.build?.context ?? "", apps[0]?.build?.dockerfile ?? ""))).toBe(true);
  });

  it("asks where the processes answer, from the check of health to the proxy", () => {
    const { PORT } = filled(apps[0]?.environment);
    expect(apps[0]?.healthcheck?.test.join(" ")).toContain(`http://127.0.0.1:${PORT}/readyz`);
    const proxy = read("Caddyfile");
    expect(proxy).toContain(`reverse_proxy app1:${PORT} app2:${PORT}`);
    expect(proxy).toContain("health_uri /readyz");
    expect(read("Dockerfile")).toContain(`EXPOSE ${PORT}`);
    expect(filled(apps[0]?.environment).DATABASE_URL).toContain("@postgres:5432/");
  });
});

describe("the systemd unit", () => {
  it("starts the one process that npm start would, with settings that there are", () => {
    const unit = read("launchyard.service");
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const [, command = ""] = /^ExecStart=\/opt\/launchyard\/node_modules\/\.bin\/node (.*)$/m.exec(unit) ?? [];
    expect(scripts.start).toContain(`exec node ${command}`);
    const [, set = ""] = /^Environment=(.*)$/m.exec(unit) ?? [];
    const names = set.split(" ").map((pair) => pair.split("=")[0] ?? "");
    const ofNode = ["MALLOC_ARENA_MAX", "NEXT_TELEMETRY_DISABLED"];
    expect(names.filter((name) => !ofNode.includes(name) && !ENV_NAMES.includes(name))).toEqual([]);
    expect(unit).toMatch(/^KillMode=mixed$/m);
  });
});

it("keeps settings with secrets and backups out of the image, and backups out of the repository", () => {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["**/.env", "**/.env.*", "**/*.tar.gz", "**/*.part"]));
  expect(readFileSync(".gitignore", "utf8").split("\n")).toEqual(expect.arrayContaining(["*.tar.gz", "*.part"]));
});
