import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AppProcess, startApp } from "../scripts/app-process";

/** One serving process over the common data folder, which can be killed and started again at the same address. */
export class Server {
  #app: AppProcess | null = null;
  starts = 0;

  constructor(
    readonly port: number,
    private readonly dataDir: string,
    private readonly script: string,
    private readonly env: Record<string, string> = {},
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isUp(): boolean {
    return this.#app !== null;
  }

  /** Of the process that serves now. */
  get pid(): number {
    if (!this.#app) throw new Error("This server does not run.");
    return this.#app.pid;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    this.starts += 1;
    const logFile = join(this.dataDir, `app-${this.port}-${this.starts}.log`);
    const env = { ...this.env, PORT: String(this.port), BASE_URL: this.origin };
    this.#app = startApp({ script: this.script, url: `${this.origin}/api/v1/site`, logFile, env });
    await this.#app.ready();
  }

  /** kill -9: nothing is told, nothing is written any more. */
  kill(): void {
    if (this.#app) process.kill(this.#app.pid, "SIGKILL");
    this.#app = null;
  }

  async stop(): Promise<void> {
    await this.#app?.stop();
    this.#app = null;
  }
}

/** kill -9 of PostgreSQL's first process; the others end with it. */
export async function killDatabase(dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
}
