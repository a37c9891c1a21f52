import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { forgetInProcess, oncePerProcess } from "@/lib/core/once-per-process";
import { useApp } from "@/lib/testing/api/app";

vi.mock("server-only", () => ({})); // Next has it built in

const app = useApp();
beforeAll(() => void oncePerProcess("app", () => Promise.resolve(app())));
afterAll(() => forgetInProcess("app"));

const ROUTES = {
  "/api/v1/listings": () => import("@/app/api/v1/[...path]/route"),
  "/mcp": () => import("@/app/mcp/route"),
  "/oauth/token": () => import("@/app/oauth/[...path]/route"),
};

describe("a route handler of Next, without the front door", () => {
  it.each(Object.entries(ROUTES))("counts %s under no address that its caller made up", async (path, load) => {
    app().clock.advance(3_600_000); // a new window
    await app().db.delete(schema.rateLimits);
    const { GET, POST } = await load();
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
    const headers = { "content-type": "application/json", "x-forwarded-for": "198.51.100.9" };
    const init = path.startsWith("/api") ? { headers } : { method: "POST", headers, body };
    await (init.method === "POST" ? POST : GET)(new Request(`http://127.0.0.1:3000${path}`, init));
    const counted = await app().db.select().from(schema.rateLimits);
    expect(counted.map(({ subject }) => subject)).toEqual(["address:unknown"]);
  });
});
