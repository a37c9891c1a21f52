import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@/lib/testing/steady/free-port";

const PROGRAM = join("node_modules", "@modelcontextprotocol", "inspector", "clients", "launcher", "build", "index.js");
/** It would wait a quarter of an hour for a person. */
const PATIENCE_MS = 90_000;

interface Ended {
  /** 0 for an answer, 3 where a sign-in is needed, 5 for a tool's refusal. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What a person does when asked: opens the address in a browser. */
type Open = (address: string) => Promise<unknown>;

/**
 * Runs MCP Inspector's command line once. What it remembers of sign-ins it keeps in `folder`. With `open`, it may ask a person
 * to sign in or to allow more, who agrees; without, it is refused.
 */
export async function inspect(folder: string, args: string[], open?: Open): Promise<Ended> {
  const access = open
    ? ["--callback-url", `http://127.0.0.1:${await freePort()}/oauth/callback`]
    : ["--stored-auth-only"];
  const child = spawn(process.execPath, [PROGRAM, "--cli", "--format", "json", ...args, ...access], {
    timeout: PATIENCE_MS,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      MCP_STORAGE_DIR: folder,
      MCP_INSPECTOR_SECRET_STORE: "file",
      MCP_AUTO_OPEN_ENABLED: "true", // it asks nobody otherwise where there is no terminal
      BROWSER: "true", // the program that exits 0: the address is opened by `open`
      NODE_ENV: "production",
    },
  });
  child.stdin.end("y\n");
  const ended = { stdout: "", stderr: "" };
  let isAsked = false;
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      ended.stdout += chunk;
    });
    child.stderr.on("data", (chunk: Buffer) => {
      ended.stderr += chunk;
      const asked = /Please navigate to: (\S+)\n/.exec(ended.stderr);
      if (isAsked || !asked?.[1]) return;
      isAsked = true;
      open?.(asked[1]).catch(reject);
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, ...ended }));
  });
}
