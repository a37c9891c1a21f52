import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { clusterFolder } from "./cluster-folder";

describe("the folder of the test server", () => {
  it("lies in memory, the same one each time, where there is room", async () => {
    const folder = await clusterFolder({ memory: tmpdir(), roomBytes: 1 });
    expect(dirname(folder)).toBe(tmpdir());
    expect(await clusterFolder({ memory: tmpdir(), roomBytes: 1 })).toBe(folder);
    await expect(stat(folder)).rejects.toThrow(); // names it, makes nothing
  });

  it("lies in the checkout where memory is short, or not there to be written to", async () => {
    const onDisk = /^node_modules\//;
    expect(await clusterFolder({ memory: tmpdir(), roomBytes: Number.MAX_VALUE })).toMatch(onDisk);
    expect(await clusterFolder({ memory: "/no-such-folder", roomBytes: 1 })).toMatch(onDisk);
  });
});
