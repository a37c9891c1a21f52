import { readFile, writeFile } from "node:fs/promises";
import { JsonReporter, type TestModule, type Vitest } from "vitest/node";

interface UnhandledError {
  stack?: string;
  message: string;
  /** The file, and the last test of it that ran. */
  VITEST_TEST_PATH?: unknown;
  VITEST_TEST_NAME?: unknown;
}

/**
 * Vitest's JSON report (`--outputFile.json`), with the errors that no test met: a promise that nobody awaited fails the run, though every
 * test passed. Each names the file that ran, where one did.
 */
export default class ErrorsReporter extends JsonReporter {
  constructor() {
    super({});
  }

  private file = "";

  override onInit(vitest: Vitest): void {
    super.onInit(vitest);
    const { outputFile } = vitest.config;
    this.file = typeof outputFile === "object" ? (outputFile.json ?? "") : "";
  }

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly UnhandledError[] = []): Promise<void> {
    await super.onTestRunEnd(modules);
    const unhandled = errors.map(({ stack, message, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) => ({
      name: typeof path === "string" ? path : "",
      message: `${stack?.includes(message) ? stack : message}\nlast test: ${test ?? "none"}`,
    }));
    await writeFile(this.file, JSON.stringify({ ...JSON.parse(await readFile(this.file, "utf8")), unhandled }));
  }
}
