import { execFile } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { operations } from "@/lib/api/registry";
import type { AnyOperation } from "@/lib/core/operation";
import { asExample } from "@/lib/testing/api/example-names";
import { PROVOCATIONS, send } from "@/lib/testing/api/example-problems";
import { hasProgram } from "@/lib/testing/api/example-programs";
import { fillStage } from "@/lib/testing/api/example-stage";
import { openStory, type Story } from "@/lib/testing/api/example-story";
import { useFilledDatabase } from "@/lib/testing/database/database";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { type SampleSite, startSampleSite } from "@/scripts/sample-site/server";
import { callLanguage, mcpCall } from "./call-examples";

const RECORDED = join(import.meta.dirname, "..", "..", "api", "examples.json");
const CHANGED =
  "Examples changed. Record them by `npm run test:unit -- lib/web/docs/docs-examples -u`, then look at the difference.";
const STORY_MS = 240_000;

const dataDir = useTemporaryFolder();
let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
  vi.stubEnv("DATA_DIR", dataDir());
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
  vi.stubEnv("LOG_LEVEL", "silent"); // one of the problems is a fault
});
afterAll(() => site.close());

type Shown = (operation: AnyOperation, origin: string) => string;

/** What the docs' code for each operation is answered, by tool name; statuses are compared where the program tells them. */
async function tellAll(
  { stage, prepare, run }: Story,
  language: string,
  shown: Shown,
  statusOf: (operation: AnyOperation) => number,
) {
  const answers: Record<string, unknown> = {};
  for (const operation of operations) {
    const { name } = operation;
    await prepare(name);
    const { status, text } = await run(language, shown(operation, stage.origin));
    const body = asExample(text, stage);
    const hint = `The example of ${name} does not work; lib/testing/api/example-story.ts can prepare it. ${JSON.stringify(body)}`;
    if (status !== null) expect(status, hint).toBe(statusOf(operation));
    answers[name] = body;
  }
  return answers;
}

const tellIn = (story: Story, language: string) =>
  tellAll(story, language, callLanguage(language).write, ({ status }) => status);

async function provokeAll({ stage }: Story) {
  const problems: Record<string, unknown> = {};
  for (const [code, provoke] of PROVOCATIONS) {
    const response = await send(stage, await provoke(stage));
    problems[code] = asExample(await response.text(), stage);
    expect(problems[code]).toMatchObject({ code, status: response.status });
  }
  return problems;
}

describe.skipIf(!hasProgram("curl"))("the docs' examples (skipped where curl is absent)", () => {
  const filled = useFilledDatabase(fillStage);
  let answers: Record<string, unknown>;
  let problems: Record<string, unknown>;
  beforeAll(async () => {
    const story = await openStory(filled());
    answers = await tellIn(story, "curl");
    problems = await provokeAll(story);
    await story.close();
  }, STORY_MS);

  it("are what the API answers to their curl commands, and to what goes wrong", async () => {
    await expect(`${JSON.stringify({ answers, problems }, null, 2)}\n`, CHANGED).toMatchFileSnapshot(RECORDED);
  });

  it("are what MCP answers to the same calls", { timeout: STORY_MS }, async () => {
    const story = await openStory(filled());
    const messages = await tellAll(story, "curl", mcpCall, () => 200);
    await story.close();
    for (const [name, structuredContent] of Object.entries(answers))
      expect(messages[name], name).toMatchObject({ jsonrpc: "2.0", id: 1, result: { structuredContent } });
  });

  it("are what TypeScript prints", { timeout: STORY_MS }, async () => {
    const story = await openStory(filled());
    expect(await tellIn(story, "typescript")).toEqual(answers);
    await story.close();
  });

  it.skipIf(!hasProgram("python3"))(
    "are what Python prints (skipped where python3 is absent)",
    { timeout: STORY_MS },
    async () => {
      const story = await openStory(filled());
      expect(await tellIn(story, "python")).toEqual(answers);
      await story.close();
    },
  );
});

describe("the docs' TypeScript", () => {
  const folder = useTemporaryFolder();

  it("compiles under the strictest rules", async () => {
    await symlink(resolve("node_modules"), join(folder(), "node_modules"));
    const { write } = callLanguage("typescript");
    const files = operations.map((operation) => `${operation.name}.mts`);
    for (const operation of operations)
      await writeFile(join(folder(), `${operation.name}.mts`), `export {};\n${write(operation, "https://main.test")}`);
    const compiler = resolve("node_modules/typescript/bin/tsc");
    const flags = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--types", "node"];
    const compiled = promisify(execFile)(process.execPath, [compiler, ...flags, ...files], { cwd: folder() });
    expect((await compiled.catch((error) => error)).stdout).toBe("");
  });
});
