import { describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { createMcp } from "./endpoint";

const ADDRESS = "192.0.2.9";
const PUBLIC_PER_MINUTE = 600;

const app = useApp();

async function answersTo(messages: unknown[]) {
  const headers = { "content-type": "application/json", "mcp-protocol-version": "2025-03-26", host: "127.0.0.1:3000" };
  const request = new Request("http://127.0.0.1:3000/mcp", { method: "POST", headers, body: JSON.stringify(messages) });
  const response = await createMcp(app())(request, { address: ADDRESS });
  const text = await response.text();
  return { status: response.status, answers: text === "" ? null : JSON.parse(text) };
}

const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: "2.0", id, method, params });
const ping = (id: number) => request(id, "ping");
const pong = (id: number) => ({ jsonrpc: "2.0", id, result: {} });

describe("a batch", () => {
  it("is answered whole when one of its messages cancels another", async () => {
    const cancel = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    expect(await answersTo([ping(1), cancel, ping(2)])).toEqual({ status: 200, answers: [pong(1), pong(2)] });
    expect(await answersTo([cancel, ping(1)])).toEqual({ status: 200, answers: [pong(1)] });
  });

  it("is answered by an array, of one too, with an answer for each request (JSON-RPC 2.0, section 6)", async () => {
    expect(await answersTo([ping(1)])).toEqual({ status: 200, answers: [pong(1)] });
    expect(await answersTo([ping(1), ping(1)])).toEqual({ status: 200, answers: [pong(1), pong(1)] });
    const { answers } = await answersTo([1, request(2, "tools/call", { name: 7 }), ping(3)]);
    expect(answers).toEqual([
      expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32600 }) }),
      expect.objectContaining({ id: 2, error: expect.objectContaining({ code: -32602 }) }),
      pong(3),
    ]);
  });

  it("is taken without a word when it holds notifications alone", async () => {
    const ready = { jsonrpc: "2.0", method: "notifications/initialized" };
    expect(await answersTo([ready, ready])).toEqual({ status: 202, answers: null });
    const broken = { jsonrpc: "2.0", method: "tools/call", params: { name: 7 } };
    expect(await answersTo([broken, ready])).toEqual({ status: 202, answers: null });
  });

  it("holds no initialize (2025-03-26, Lifecycle)", async () => {
    const client = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "a", version: "1" } };
    const { status, answers } = await answersTo([request(1, "initialize", client)]);
    expect([status, answers.error.code]).toEqual([400, -32600]);
  });

  it("costs as many public reads as it asks for", async () => {
    app().clock.advance(60_000);
    const twenty = Array.from({ length: 20 }, (_, i) => ping(i));
    const statuses: number[] = [];
    for (let i = 0; i <= PUBLIC_PER_MINUTE / 20; i++) statuses.push((await answersTo(twenty)).status);
    expect(statuses).toEqual([...Array(PUBLIC_PER_MINUTE / 20).fill(200), 429]);
  });
});
