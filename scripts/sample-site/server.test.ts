import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SampleSite, startSampleSite } from "./server";

describe("the sample site", () => {
  let site: SampleSite;
  const read = async (path: string) => {
    const answer = await fetch(site.localUrl + path);
    return { status: answer.status, type: answer.headers.get("content-type") ?? "", text: await answer.text() };
  };
  beforeAll(async () => {
    site = await startSampleSite();
  });
  afterAll(() => site.close());

  it("leads from its home page to pages that exist, and to those its robots.txt closes", async () => {
    const { text } = await read("/");
    const paths = [...new Set([...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = ""]) => path))];
    for (const path of paths) expect((await read(path)).status, path).toBe(200);
    expect(paths).toContain("/internal/company-facts");
    expect((await read("/robots.txt")).text).toContain("Disallow: /internal/");
  });

  it("serves its pictures as pictures", async () => {
    for (const path of ["/icon.png", "/board.png", "/ines.png"]) expect((await read(path)).type).toBe("image/png");
  });

  it("answers 404 outside its pages", async () => {
    expect((await read("/nothing")).status).toBe(404);
    expect((await read("/..%2f..%2flayout")).status).toBe(404);
  });

  it("shows the badge only after it was put on, with its link escaped", async () => {
    expect((await read("/")).text).not.toContain('class="badge"');
    await fetch(`${site.localUrl}/-/badge`, {
      method: "PUT",
      body: 'https://directory.example/listings/hedgerow?a="b"&c',
    });
    expect((await read("/pricing")).text).toContain(
      'href="https://directory.example/listings/hedgerow?a=&#34;b&#34;&#38;c"',
    );
    site.showBadge(null);
    expect((await read("/")).text).not.toContain('class="badge"');
  });

  it("remembers who asked for what", () => {
    expect(site.visits.some((visit) => visit.path === "/robots.txt")).toBe(true);
  });
});
