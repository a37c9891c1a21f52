import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { toWebp } from "./picture-bytes";
import { toWebpApart } from "./to-webp-apart";

const png = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: "#286" } })
    .png()
    .toBuffer();

describe("the process for pictures", () => {
  it("makes of a picture what would be made here, and nothing of what is none", async () => {
    const bytes = await png(300);
    expect(await toWebpApart(bytes, "logo")).toEqual(await toWebp(bytes, "logo"));
    expect(await toWebpApart(Buffer.from("no picture"), "logo")).toBeNull();
  });

  it("is killed over a picture that takes too long, and the next is drawn by another", async () => {
    const large = await png(6_000);
    expect(await toWebpApart(large, "screenshot", 1)).toBeNull();
    expect(await toWebpApart(await png(64), "logo", 60_000)).toMatchObject({ width: 64 });
  });

  it("leaves files to be read meanwhile", async () => {
    const large = await png(5_000);
    let isDrawn = false;
    const drawn = Promise.all(Array.from({ length: 6 }, () => toWebpApart(large, "screenshot", 60_000)));
    void drawn.then(() => {
      isDrawn = true;
    });
    for (let reads = 0; reads < 50; reads += 1) await readFile("package.json");
    expect(isDrawn).toBe(false);
    expect(await drawn).not.toContain(null);
  });
});
