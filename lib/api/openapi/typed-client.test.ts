import { execFile } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";

const run = promisify(execFile);

const CLIENT = `
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

type Draft = components["schemas"]["Draft"];

export async function findAndSubmit(baseUrl: string, key: string) {
  const api = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${key}\` } });
  const found = await api.GET("/api/v1/listings", { params: { query: { q: "lamp", per_page: 5 } } });
  const slug: string = found.data?.items[0]?.slug ?? "";
  const one = await api.GET("/api/v1/listings/{slug}", { params: { path: { slug } } });
  const votes: number | null | undefined = one.data?.votes; // null in a launch's first hours
  const header = { "Idempotency-Key": "lamp-1" };
  const made = await api.POST("/api/v1/drafts", { params: { header }, body: { url: "https://lamp.example" } });
  const status: Draft["status"] | undefined = made.data?.status;
  const missing = await api.GET("/api/v1/drafts/{id}", { params: { path: { id: "dr_00000000000000000000" } } });
  return { slug, votes, status, code: missing.error?.code, fix: missing.error?.fix };
}

export async function wrongCalls(api: ReturnType<typeof createClient<paths>>) {
  // @ts-expect-error no such parameter
  await api.GET("/api/v1/listings", { params: { query: { limit: 5 } } });
  // @ts-expect-error the slug is required
  await api.GET("/api/v1/listings/{slug}", { params: { path: {} } });
  // @ts-expect-error the address is required
  await api.POST("/api/v1/drafts", { body: {} });
  const { error } = await api.GET("/api/v1/drafts/{id}", { params: { path: { id: "" } } });
  // @ts-expect-error reading a draft is never answered with this code
  if (error?.code === "already_launched") return;
  // @ts-expect-error no such status
  const wrong: Draft["status"] = "finished";
  return wrong;
}
`;

const app = useApp();
let door: Awaited<ReturnType<typeof serveApp>>;
const folder = useTemporaryFolder();
beforeAll(async () => {
  door = await serveApp(app(), {});
  await symlink(resolve("node_modules"), join(folder(), "node_modules"));
  await writeFile(join(folder(), "package.json"), '{"type":"module"}');
  await writeFile(join(folder(), "client.ts"), CLIENT);
});
afterAll(() => door.close());

/** Types of the served document, as `npx openapi-typescript <address>` writes them. */
async function typesOf(address: string): Promise<string> {
  // openapi-typescript needs the compiler API of TypeScript 5, which later ones do not have
  registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier === "typescript" && context.parentURL?.includes("openapi-typescript") ? "typescript5" : specifier,
        context,
      ),
  });
  const { default: generate, astToString } = await import("openapi-typescript");
  const document = await (await fetch(address)).text();
  return astToString(await generate(document));
}

async function compile(): Promise<string> {
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const flags = ["--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom", "--types", ""];
  const options = [...flags, "--skipLibCheck", "client.ts"];
  const compiled = await run(process.execPath, [compiler, ...options], { cwd: folder() }).catch((error) => error);
  return compiled.stdout;
}

describe("a client made by openapi-typescript from the served document", () => {
  it("compiles, refuses wrong calls, and works against the service", async () => {
    await writeFile(join(folder(), "api.d.ts"), await typesOf(`${door.origin}/api/v1/openapi.json`));
    expect(await compile()).toBe("");
    await createListing(app().db, { siteId: app().siteId, name: "Lamp", slug: "lamp", votes: 7 });
    const key = await apiKeyFor(app().db, await createUser(app().db));
    const { findAndSubmit } = await import(/* @vite-ignore */ join(folder(), "client.js"));
    expect(await findAndSubmit(door.origin, key)).toEqual({
      slug: "lamp",
      votes: 7,
      status: "crawling",
      code: "not_found",
      fix: "The id comes from submit_listing or list_my_drafts, such as dr_0123456789abcdefghij.",
    });
  });
});
