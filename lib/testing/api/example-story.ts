import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { StoryNames } from "./example-names";
import { type ExampleStage, openStage } from "./example-stage";
import { runFunctions } from "./run-functions";

const run = promisify(execFile);

const STEP_MS = 20_000;

export type Story = Awaited<ReturnType<typeof openStory>>;

/** What must have happened before an operation's example can work, by tool name. */
const BEFORE: Record<string, (stage: ExampleStage) => Promise<void>> = {
  list_my_drafts: ({ app }) => runFunctions(app),
};

/**
 * One story, told by the examples of all operations in the order of the registry: a product on its way from its address to its
 * launch week. Expects the sample site behind CRAWLER_HOST_MAP.
 */
export async function openStory() {
  const stage = await openStage();
  const names = new StoryNames();
  return {
    stage,
    names,
    /** Lets happen what an operation's example needs. */
    async prepare(name: string): Promise<void> {
      stage.clock.advance(STEP_MS);
      await BEFORE[name]?.(stage);
    },
    /** Runs a command of the docs as a shell would. */
    async paste(command: string): Promise<{ status: number; text: string }> {
      const pasted = await paste(names.inStory(command), stage.key);
      names.hear(pasted.text);
      return pasted;
    },
  };
}

async function paste(command: string, key: string): Promise<{ status: number; text: string }> {
  const env = { NODE_ENV: "test", PATH: process.env.PATH, LAUNCHYARD_KEY: key } as const;
  const shell = ["-c", `${command} -sS -w '\\n%{http_code}'`];
  const { stdout, stderr } = await run("sh", shell, { env, maxBuffer: 2 ** 24 });
  if (stderr) throw new Error(stderr);
  const at = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(at)), text: stdout.slice(0, at) };
}
