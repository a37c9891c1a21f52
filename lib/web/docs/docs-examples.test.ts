import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { operations } from "@/lib/api/registry";
import { asExample } from "@/lib/testing/api/example-names";
import { PROVOCATIONS, send } from "@/lib/testing/api/example-problems";
import { openStory, type Story } from "@/lib/testing/api/example-story";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { type SampleSite, startSampleSite } from "@/scripts/sample-site/server";
import { describeForDocs } from "./api-docs";

const RECORDED = join(import.meta.dirname, "..", "..", "api", "examples.json");
const CHANGED =
  "Examples changed. Record them by `npm run test:unit -- lib/web/docs/docs-examples -u`, then look at the difference.";
const STORY_MS = 120_000;
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

const dataDir = useTemporaryFolder();
let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
  vi.stubEnv("DATA_DIR", dataDir());
  vi.stubEnv("CRAWLER_HOST_MAP", site.hostMap);
  vi.stubEnv("LOG_LEVEL", "silent"); // one of the problems is a fault
});
afterAll(() => site.close());

/** What each operation's command in the docs is answered with, by tool name. */
async function tellAll({ stage, prepare, paste }: Story, kind: "curl" | "mcp") {
  const answers: Record<string, unknown> = {};
  for (const operation of operations) {
    const { name } = operation;
    await prepare(name);
    const { status, text } = await paste(describeForDocs(operation, stage.origin)[kind]);
    const body = asExample(text, stage);
    const hint = `The example of ${name} does not work; lib/testing/api/example-story.ts can prepare it. ${JSON.stringify(body)}`;
    expect(status, hint).toBe(kind === "curl" ? operation.status : 200);
    answers[name] = body;
  }
  return answers;
}

async function provokeAll({ stage }: Story) {
  const problems: Record<string, unknown> = {};
  for (const [code, provoke] of PROVOCATIONS) {
    const response = await send(stage, await provoke(stage));
    problems[code] = asExample(await response.text(), stage);
    expect(problems[code]).toMatchObject({ code, status: response.status });
  }
  return problems;
}

describe.skipIf(!hasCurl)("the docs' examples (skipped where curl is absent)", () => {
  let answers: Record<string, unknown>;
  let problems: Record<string, unknown>;
  beforeAll(async () => {
    const story = await openStory();
    answers = await tellAll(story, "curl");
    problems = await provokeAll(story);
    await story.stage.close();
  }, STORY_MS);

  it("are what the API answers to their curl commands, and to what goes wrong", async () => {
    await expect(`${JSON.stringify({ answers, problems }, null, 2)}\n`, CHANGED).toMatchFileSnapshot(RECORDED);
  });

  it("are what MCP answers to the same calls", { timeout: STORY_MS }, async () => {
    const story = await openStory();
    const messages = await tellAll(story, "mcp");
    await story.stage.close();
    for (const [name, structuredContent] of Object.entries(answers))
      expect(messages[name], name).toMatchObject({ jsonrpc: "2.0", id: 1, result: { structuredContent } });
  });
});
