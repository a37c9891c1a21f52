import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What an example answered, and with which status where the program tells it. */
export interface Ran {
  status: number | null;
  text: string;
}

/** Programs run as a reader would run them, knowing nothing but the key. */
const environment = (key: string) =>
  ({ NODE_ENV: "test", PATH: process.env.PATH, HOME: process.env.HOME, LAUNCHYARD_KEY: key }) as const;

/** How the examples of each language are run, by its key (lib/web/docs/call-examples.ts). Throws what the program complains of. */
export const RUN_EXAMPLE: Record<string, (code: string, key: string) => Promise<Ran>> = {
  curl: async (code, key) => {
    const { text } = await runProgram("sh", ["-c", `${code} -sS -w '\\n%{http_code}'`], key);
    const at = text.lastIndexOf("\n");
    return { status: Number(text.slice(at)), text: text.slice(0, at) };
  },
  typescript: (code, key) => {
    const flags = ["--no-warnings", "--experimental-strip-types", "--input-type=module-typescript"];
    return runProgram(process.execPath, [...flags, "-e", code], key);
  },
  python: (code, key) => runProgram("python3", ["-c", code], key),
};

async function runProgram(program: string, args: string[], key: string): Promise<Ran> {
  const { stdout, stderr } = await run(program, args, { env: environment(key), maxBuffer: 2 ** 24 });
  if (stderr) throw new Error(stderr);
  return { status: null, text: stdout };
}

/** Whether a program is on this machine. */
export function hasProgram(program: string): boolean {
  return spawnSync(program, ["--version"], { env: environment("") }).status === 0;
}
