import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A process of background work, which a test kills. */
export interface MailProcess {
  pid: number;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
}

export const MAIL_PROCESS = "lib/testing/runner/mail-process.ts";

/** Starts one that sends mails (`MAIL_PROCESS`) or does other work on a database, with more of an environment. */
export function startMailer(databaseUrl: string, environment: Record<string, string>, script: string): MailProcess {
  const args = [...(script.endsWith(".ts") ? ["--import", "tsx"] : []), script, databaseUrl];
  const env = { ...process.env, LOG_LEVEL: "warn", ...environment };
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], env });
  return {
    pid: child.pid ?? 0,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
