import { execFile, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);

/** What an example answered, and with which status where the program tells it. */
export interface Ran {
  status: number | null;
  text: string;
}

/** Runs examples of one language, one after the other. Throws what the program complains of. */
export interface ExampleProgram {
  run(code: string): Promise<Ran>;
  close(): void;
}

/** Programs know nothing of this process but the key. */
const environment = (key: string) =>
  ({ NODE_ENV: "test", PATH: process.env.PATH, HOME: process.env.HOME, LAUNCHYARD_KEY: key }) as const;

/** Each example is a module of its own; one that was run before would not be run again but for the number. */
const TYPESCRIPT = `
import { stripTypeScriptTypes } from "node:module";
import { createInterface } from "node:readline";
let printed = [];
let n = 0;
console.log = (...all) => printed.push(all.join(" "));
for await (const line of createInterface({ input: process.stdin })) {
  printed = [];
  const run = async () => {
    const code = stripTypeScriptTypes(JSON.parse(line)) + "\\n// " + (n += 1);
    await import("data:text/javascript," + encodeURIComponent(code));
  };
  const error = await run().then(() => "", String);
  process.stdout.write(JSON.stringify({ text: printed.join("\\n"), error }) + "\\n");
}`;

const PYTHON = `
import contextlib, io, json, sys
for line in sys.stdin:
    text, error = io.StringIO(), ""
    try:
        with contextlib.redirect_stdout(text):
            exec(compile(json.loads(line), "example", "exec"), {"__name__": "__main__"})
    except (Exception, SystemExit) as found:
        error = str(found) or repr(found)
    print(json.dumps({"text": text.getvalue(), "error": error}), flush=True)`;

/** How the examples of each language are run, by its key (lib/web/docs/call-examples.ts). */
export const EXAMPLE_PROGRAMS: Record<string, (key: string) => ExampleProgram> = {
  curl: (key) => ({ run: (code) => runCurl(code, key), close: () => undefined }),
  typescript: (key) => interpreter(process.execPath, ["--no-warnings", "--input-type=module", "-e", TYPESCRIPT], key),
  python: (key) => interpreter("python3", ["-c", PYTHON], key),
};

async function runCurl(code: string, key: string): Promise<Ran> {
  const args = ["-c", `${code} -sS -w '\\n%{http_code}'`];
  const { stdout, stderr } = await run("sh", args, { env: environment(key), maxBuffer: 2 ** 24 });
  if (stderr) throw new Error(stderr);
  const at = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(at)), text: stdout.slice(0, at) };
}

const printed = z.object({ text: z.string(), error: z.string() });

/** A language's own interpreter, started once: starting it for each of the examples takes longer than all else. A line in, a line out. */
function interpreter(program: string, args: string[], key: string): ExampleProgram {
  const child = spawn(program, args, { env: environment(key), stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(code) {
      child.stdin.write(`${JSON.stringify(code)}\n`);
      const { value } = await lines.next();
      if (value === undefined) throw new Error(`${program} ended.`);
      const { text, error } = printed.parse(JSON.parse(value));
      if (error) throw new Error(error);
      return { status: null, text };
    },
    close: () => void child.stdin.end(),
  };
}

/** Whether a program is on this machine. */
export function hasProgram(program: string): boolean {
  return spawnSync(program, ["--version"], { env: environment("") }).status === 0;
}
