import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryOf } from "@/lib/api/call/memory";
import { openFrontDoor } from "@/lib/api/server/front-door";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";

const app = useApp({ keepsAnswers: true });
let url: string;
let close: () => Promise<void>;
let key: string;

beforeAll(async () => {
  const { db, siteId } = app();
  await createListing(db, { siteId, slug: "tidewatch", description: "Tells when the tide turns. ".repeat(60) });
  key = await apiKeyFor(db, await createUser(db));
  await memoryOf(db).caughtUp();
  const door = openFrontDoor(app(), { early: [], pages: async (_req, res) => void res.end() });
  url = `http://127.0.0.1:${await door.listen(0, "127.0.0.1")}/api/v1`;
  close = () => door.close();
});
afterAll(() => close());

const get = (path: string, coding: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { "accept-encoding": coding, ...headers } });

describe("a public answer", () => {
  it.each(["/listings/tidewatch", "/openapi.json"])("is compressed for whoever asks: %s", async (path) => {
    const plain = await get(path, "identity");
    expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([
      null,
      "Authorization, Accept-Encoding",
    ]);
    const text = await plain.text();
    for (const coding of ["br", "gzip"]) {
      const answer = await get(path, coding);
      expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([coding, text]);
      expect(Number(answer.headers.get("content-length"))).toBeLessThan(text.length / 2);
    }
  });

  it("has a tag for each coding, by which it is asked for again", async () => {
    const tags = await Promise.all(
      ["identity", "br", "gzip"].map(async (coding) => {
        const etag = (await get("/listings/tidewatch", coding)).headers.get("etag") ?? "";
        const again = await get("/listings/tidewatch", coding, { "if-none-match": etag });
        expect([again.status, again.headers.get("content-encoding")]).toEqual([304, null]);
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it("is sent as it is when it is small", async () => {
    expect((await get("/listings?q=nothingofthatname", "gzip")).headers.get("content-encoding")).toBeNull();
  });

  it("is one caller's, and sent as it is, for whoever says who they are", async () => {
    const answer = await get("/listings/tidewatch", "gzip", { authorization: `Bearer ${key}` });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, null]);
  });
});
