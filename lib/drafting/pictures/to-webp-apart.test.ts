import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { costlyDrawing } from "@/lib/testing/drafting/costly-drawing";
import { toWebp } from "./picture-bytes";
import { toPortraitApart, toWebpApart } from "./to-webp-apart";

const png = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: "#286" } })
    .png()
    .toBuffer();
const DELAY_MAX_MS = 2_000;

/** Nobody measures how long the processes take to start. */
beforeEach(async () => {
  const small = await png(64);
  await Promise.all(["one", "two"].map((user) => toWebpApart(small, "logo", { user, deadlineMs: 60_000 })));
});

describe("the processes for pictures", () => {
  it("make of a picture what would be made here, and nothing of what is none", async () => {
    const bytes = await png(300);
    expect(await toWebpApart(bytes, "logo", { user: null })).toEqual(await toWebp(bytes, "logo"));
    expect(await toWebpApart(Buffer.from("no picture"), "logo", { user: null })).toBeNull();
  });

  it("are killed over a picture that takes two seconds, and the next is drawn by another", async () => {
    const startedAt = performance.now();
    expect(await toWebpApart(Buffer.from(costlyDrawing()), "logo", { user: "ada" })).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(await toWebpApart(await png(64), "logo", { user: "ada", deadlineMs: 60_000 })).toMatchObject({ width: 64 });
  });

  it("draw another user's picture while one user's many take all the time they get", async () => {
    const costly = Buffer.from(costlyDrawing());
    const many = Array.from({ length: 4 }, () => toWebpApart(costly, "logo", { user: "busy", deadlineMs: 1_500 }));
    const startedAt = performance.now();
    expect(await toWebpApart(await png(64), "logo", { user: "other" })).toMatchObject({ width: 64 });
    expect(performance.now() - startedAt).toBeLessThan(DELAY_MAX_MS);
    expect(await Promise.all(many)).toEqual([null, null, null, null]);
  });

  it("read a user's photo though many pictures of their drafts wait", async () => {
    const picture = await png(300);
    const drawn = Array.from({ length: 6 }, () => toWebpApart(picture, "logo", { user: "ada", deadlineMs: 60_000 }));
    const photo = await toPortraitApart(picture, { user: "ada", deadlineMs: 60_000 });
    expect(photo).toMatchObject({ picture: { width: 512 } });
    await Promise.all(drawn);
  });

  it("read a photo of 50 million pixels in time, and hold only a few of one user's", async () => {
    const photo = await sharp({ create: { width: 8_000, height: 6_200, channels: 3, background: "#286" } })
      .jpeg()
      .toBuffer();
    const photos = Array.from({ length: 6 }, () => toPortraitApart(photo, { user: "ada" }));
    const made = await Promise.allSettled(photos);
    expect(made.slice(0, 4)).toMatchObject(Array(4).fill({ value: { picture: { width: 512 } } }));
    expect(made.slice(4)).toMatchObject(Array(2).fill({ reason: { code: "unavailable", extras: { retryAfter: 2 } } }));
  });
});
