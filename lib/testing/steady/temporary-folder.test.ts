import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder, useTemporaryFolder } from "./temporary-folder";

describe("a temporary folder", () => {
  let ofTest = "";
  let ofFile = "";
  afterAll(() => {
    expect([existsSync(ofTest), existsSync(ofFile)]).toEqual([false, false]);
  });

  describe("while it is in use", () => {
    const folder = useTemporaryFolder();
    beforeAll(() => {
      ofFile = folder();
    });
    beforeEach(async () => {
      ofTest = await temporaryFolder();
    });
    afterEach(() => {
      expect([existsSync(ofTest), existsSync(ofFile)]).toEqual([true, true]);
    });

    it("is there for the test's own cleaning up, and gone with all that is in it afterwards", async () => {
      for (const one of [ofTest, ofFile]) await writeFile(join(one, "file"), "text");
    });
  });
});
