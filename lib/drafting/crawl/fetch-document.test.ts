import { afterEach, describe, expect, it } from "vitest";
import { page, type Route, redirect, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { fetchDocument } from "./fetch-document";

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((one) => one.close()));
});

async function fetchFrom(route: Route, address = "https://app.example/client.json") {
  const site = await startSite("https://app.example", { "/client.json": route });
  sites.push(site);
  return fetchDocument(address, { baseUrl: "https://launchyard.example", hostMap: site.hostMap });
}

describe("fetchDocument", () => {
  it("answers the document with its type and how long to keep it", async () => {
    const body = JSON.stringify({ client_name: "Hedge" });
    const response = await fetchFrom({
      headers: { "content-type": "application/json", "cache-control": "max-age=60" },
      body,
    });
    expect(await response.json()).toEqual({ client_name: "Hedge" });
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      200,
      "application/json",
      "max-age=60",
    ]);
  });

  it("follows no redirect", async () => {
    const response = await fetchFrom(redirect("http://127.0.0.1/"));
    expect([response.status, response.headers.get("location"), await response.text()]).toEqual([
      302,
      "http://127.0.0.1/",
      "",
    ]);
  });

  it.each([
    ["http://127.0.0.1/client.json", "private_address"],
    ["https://[fd00::1]/client.json", "private_address"],
    ["http://localhost/client.json", "private_address"],
    ["https://app.example:8443/client.json", "invalid_url"],
    ["client.json", "invalid_url"],
  ])("refuses %s with %s", async (address, code) => {
    await expect(fetchFrom(page("x"), address)).rejects.toMatchObject({ code });
  });

  it("reads no more than 64 KiB", async () => {
    expect((await fetchFrom("a".repeat(64 * 1024))).status).toBe(200);
    await expect(fetchFrom("a".repeat(64 * 1024 + 1))).rejects.toMatchObject({ code: "too_large" });
  });
});
