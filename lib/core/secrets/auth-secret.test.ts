import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { authSecret, replaceSecret } from "./auth-secret";

describe("authSecret", () => {
  it("is made once, privately, even by processes that start together", async () => {
    const DATA_DIR = await temporaryFolder();
    const made = await Promise.all([
      authSecret({ AUTH_SECRET: undefined, DATA_DIR }),
      authSecret({ AUTH_SECRET: undefined, DATA_DIR: `${DATA_DIR}/` }),
    ]);
    expect(new Set(made).size).toBe(1);
    expect(await readFile(join(DATA_DIR, "auth-secret"), "utf8")).toBe(made[0]);
    expect((await stat(join(DATA_DIR, "auth-secret"))).mode & 0o777).toBe(0o600);
  });

  it("is another once it was replaced, as private as before", async () => {
    const e = { AUTH_SECRET: undefined, DATA_DIR: await temporaryFolder() };
    const made = await authSecret(e);
    await replaceSecret(e.DATA_DIR, made.toUpperCase());
    expect(await authSecret(e)).toBe(made.toUpperCase());
    expect((await stat(join(e.DATA_DIR, "auth-secret"))).mode & 0o777).toBe(0o600);
  });

  it("is AUTH_SECRET when that is set", async () => {
    expect(await authSecret({ AUTH_SECRET: "given", DATA_DIR: "/nowhere" })).toBe("given");
  });
});
