import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { diskStorage } from "@/lib/integrations/storage";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { storePhoto } from "./store-photo";

const app = useApp();
const someone = async () => app().context(sessionActor(await createUser(app().db)));
/** As somebody of a site that gives each user this many pictures an hour. */
async function someoneWith(picturesPerHour: number) {
  const ctx = await someone();
  return { ...ctx, settings: { ...ctx.settings, rate_pictures_per_hour: picturesPerHour } };
}
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#286" } });

describe("an uploaded photo", () => {
  it("is stored square, as WebP and without its metadata", async () => {
    const dataDir = await temporaryFolder();
    vi.stubEnv("DATA_DIR", dataDir);
    const photo = await draw(900, 600)
      .withExif({ IFD0: { Copyright: "Ada Example" } })
      .jpeg()
      .toBuffer();
    const stored = await diskStorage(dataDir).get(await storePhoto(await someone(), photo));
    const { format, width, height, exif } = await sharp(stored ?? Buffer.alloc(0)).metadata();
    expect({ format, width, height, exif }).toEqual({ format: "webp", width: 512, height: 512, exif: undefined });
  });

  it.each([
    ["no photo", () => Buffer.alloc(0), "No photo was chosen."],
    [
      "a drawing",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"/>'),
      "not a photo",
    ],
    ["an animation", () => draw(512, 512).gif().toBuffer(), "not a photo"],
    ["a photo of few pixels", () => draw(127, 600).png().toBuffer(), "too small"],
    ["half a photo", async () => (await draw(2_000, 2_000).png().toBuffer()).subarray(0, 9_000), "damaged"],
    ["a bomb of 81 million pixels", () => draw(9_000, 9_000).png().toBuffer(), "not a photo"],
    ["a photo of more than 5 MiB", () => Buffer.alloc(5 * 1024 * 1024 + 1), "larger than 5 MiB"],
  ])("is refused with its reason when it is %s", async (_name, make, detail) => {
    await expect(storePhoto(await someone(), await make())).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/photo", detail: expect.stringContaining(detail) }] },
    });
  });

  it("counts as a picture of the hour, whether it can be read or not", async () => {
    const ctx = await someoneWith(1);
    const broken = Buffer.from("no photo");
    await expect(storePhoto(ctx, broken)).rejects.toMatchObject({ code: "validation_failed" });
    await expect(storePhoto(ctx, broken)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("counts as none where it is not read, since too many of the same person's are held", async () => {
    const ctx = await someoneWith(4);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => storePhoto(ctx, Buffer.from("no photo"))));
    expect(all.map((one) => one.status === "rejected" && one.reason.code)).toEqual([
      ...Array(4).fill("validation_failed"),
      ...Array(2).fill("unavailable"),
    ]);
  });
});
