import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { expect, it, vi } from "vitest";
import { freePort } from "./free-port";

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) };
});

it("freePort passes over a free port when one of the next in a row is taken", async () => {
  const first = await freePort(3);
  const neighbour = createServer();
  await new Promise<void>((resolve) => neighbour.listen(first + 2, "127.0.0.1", resolve));
  vi.mocked(randomInt).mockImplementationOnce(() => first);
  expect(await freePort(3)).not.toBe(first);
  vi.mocked(randomInt).mockImplementationOnce(() => first);
  expect(await freePort(2)).toBe(first);
  await new Promise((resolve) => neighbour.close(resolve));
});
