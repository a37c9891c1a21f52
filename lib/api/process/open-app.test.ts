import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryOf } from "@/lib/api/call/memory";
import { forgetInProcess } from "@/lib/core/once-per-process";
import { useDatabase } from "@/lib/testing/database/database";

const database = useDatabase();
afterEach(() => {
  forgetInProcess("app");
  vi.unstubAllEnvs();
});

describe("the process's app", () => {
  it.each([
    ["production", true],
    ["development", false],
  ])("in %s keeps public answers in memory: %s", async (mode, keeps) => {
    vi.stubEnv("NODE_ENV", mode);
    vi.stubEnv("DATABASE_URL", database().url);
    vi.resetModules(); // the environment is read once
    const { getApp } = await import("./open-app");
    const app = await getApp();
    const { answers, counts } = memoryOf(app.db);
    expect([answers.isOn, counts.isOn]).toEqual([keeps, keeps]);
    await app.close();
  });
});
