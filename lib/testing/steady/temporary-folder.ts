import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";

const make = () => mkdtemp(join(tmpdir(), "launchyard-test-"));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** A new folder for the running test; it goes with all that is in it after the test and its `afterEach`. */
export async function temporaryFolder(): Promise<string> {
  const folder = await make();
  onTestFinished(() => remove(folder));
  return folder;
}

/** Gives the tests of a file (or of a `describe`) one folder: `const folder = useTemporaryFolder(); … folder()`. */
export function useTemporaryFolder(): () => string {
  let folder: string | undefined;
  beforeAll(async () => {
    folder = await make();
  });
  afterAll(() => folder && remove(folder));
  return () => {
    if (!folder) throw new Error("useTemporaryFolder() gives its folder inside tests and hooks only.");
    return folder;
  };
}
