import { afterEach, expect, it, vi } from "vitest";
import { sendVote } from "./send-vote";

afterEach(() => vi.unstubAllGlobals());

it("a vote whose work cannot be done is cast without it", async () => {
  const sent: Record<string, string>[] = [];
  const broken = { parameters: { algorithm: "PBKDF2/SHA-256", nonce: null } };
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: URLSearchParams }) => {
    sent.push(Object.fromEntries(body));
    const first = sent.length === 1;
    return Response.json({ ok: true, data: { state: first ? null : "held", challenge: first ? broken : null } });
  });
  expect(await sendVote({ listing_id: 7, take_back: false })).toMatchObject({ ok: true, data: { state: "held" } });
  expect(sent).toEqual([
    { listing: "7", script: "1", can_prove: "1" },
    { listing: "7", script: "1" },
  ]);
});
