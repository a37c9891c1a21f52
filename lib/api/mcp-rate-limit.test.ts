import { expect, it } from "vitest";
import { useApp } from "@/lib/testing/app";
import { createMcp } from "./mcp";

const PUBLIC_PER_MINUTE = 600;

const app = useApp();

it.each(["tools/list", "ping", "no/such", "tools/call"])(
  "counts %s as a public read of its address",
  async (method) => {
    app().clock.advance(60_000);
    const mcp = createMcp(app());
    const call = async () => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { name: "no_such_tool" } });
      const headers = { "content-type": "application/json", host: "127.0.0.1:3000" };
      const request = new Request("http://127.0.0.1:3000/mcp", { method: "POST", headers, body });
      return (await mcp(request, { address: "192.0.2.9" })).status;
    };
    const statuses = await Promise.all(Array.from({ length: PUBLIC_PER_MINUTE + 5 }, call));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  },
);
