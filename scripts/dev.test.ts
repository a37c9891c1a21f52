import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "@/lib/testing/steady/free-port";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { until } from "@/lib/testing/steady/until";

/** Within the project, whose lock file tells Next how far up it may look for packages. */
const SCRATCH_PARENT = resolve(".data");
const SOURCES = ["db", "inngest", "lib", "scripts"];
const EDITED = join("lib", "services", "directory", "list-categories.ts");
const HEALTHY = "await categoryTree(ctx)";
const START_MS = 240_000;
/** A page as all pages are, without the kit and the style sheet, which take Next long to compile. */
const PAGES = {
  "layout.tsx": `export default ({ children }: { children: React.ReactNode }) => <html lang="en"><body>{children}</body></html>;`,
  "page.tsx": `
    import { execute } from "@/lib/api/call/execute";
    import { listCategories } from "@/lib/services/directory/list-categories";
    import { currentContext } from "@/lib/web/request/context";
    export default async function Page() {
      const { output } = await execute(listCategories, await currentContext(), {});
      return output.items.map(({ name }) => <p key={name}>{name}</p>);
    }`,
};

const dataDir = useTemporaryFolder(); // not in the copy: style sheets are made from all that lies there
let folder: string;
let origin: string;
let server: ChildProcess;
let output = "";

beforeAll(async () => {
  folder = await copyOfTheSources();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "development",
    BASE_URL: origin,
    PORT: String(port),
    DATA_DIR: dataDir(),
  } as const;
  server = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], { cwd: folder, env });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  await Promise.race([
    until(() => isUp(origin), START_MS), // the page is compiled with its first call
    new Promise((_, reject) => server.once("exit", () => reject(new Error(`It did not start:\n${output}`)))),
  ]);
}, START_MS);

afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true, force: true });
});

const isUp = (address: string) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );

async function copyOfTheSources(): Promise<string> {
  await mkdir(SCRATCH_PARENT, { recursive: true });
  const copy = await mkdtemp(join(SCRATCH_PARENT, "dev-test-"));
  const files = (await readdir(".")).filter((name) => /\.(ts|mjs)$|^(package|tsconfig)\.json$/.test(name));
  for (const name of [...SOURCES, ...files]) await cp(name, join(copy, name), { recursive: true });
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  await mkdir(join(copy, "app"));
  for (const [name, text] of Object.entries(PAGES)) await writeFile(join(copy, "app", name), text);
  return copy;
}

async function edit(from: string, to: string): Promise<void> {
  const file = join(folder, EDITED);
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

const rest = async () => (await fetch(`${origin}/api/v1/categories`)).text();
const page = async () => (await fetch(origin)).text();
const mcp = async () => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_categories" } });
  return (
    await fetch(`${origin}/mcp`, { method: "POST", headers: { "content-type": "application/json" }, body })
  ).text();
};

describe("npm run dev", { timeout: START_MS }, () => {
  it("shows an edit of a service on the next REST, MCP and page call", async () => {
    for (const call of [rest, mcp, page]) expect(await call()).toContain("Developer Tools");
    const renamed = `(${HEALTHY}).map((one) => ({ ...one, name: "Mended " + one.name }))`;
    await edit(HEALTHY, renamed);
    await until(async () => (await rest()).includes("Mended Developer Tools"));
    expect(await mcp()).toContain("Mended Developer Tools");
    await until(async () => (await page()).includes("Mended Developer Tools"));
    await edit(renamed, HEALTHY);
    await until(async () => !(await rest()).includes("Mended"));
    await until(async () => !(await page()).includes("Mended"));
  });

  it("tells that it cannot start while a file is broken, and answers again once it is mended", async () => {
    await edit(HEALTHY, `${HEALTHY} +`);
    await until(async () => (await fetch(`${origin}/api/v1/categories`)).status === 503);
    expect(await rest()).toContain("the terminal tells why");
    await edit(`${HEALTHY} +`, HEALTHY);
    await until(async () => (await rest()).includes("Developer Tools"));
  });
});
