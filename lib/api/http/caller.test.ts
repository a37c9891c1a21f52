import { describe, expect, it } from "vitest";
import { clientAddress, nextRequestId, requestIdOf } from "./caller";

describe("a client's address", () => {
  it.each([
    ["is the socket's without proxies, whatever the header says", 0, "198.51.100.1", "10.0.0.1"],
    ["is what the only proxy saw", 1, "203.0.113.5, 198.51.100.1", "198.51.100.1"],
    ["is what the outer of two proxies saw", 2, "203.0.113.5, 198.51.100.1", "203.0.113.5"],
    ["is the leftmost when there are fewer hops than proxies", 3, "203.0.113.5, 198.51.100.1", "203.0.113.5"],
    ["is told without the port that some proxies write", 1, "203.0.113.5, 198.51.100.1:4711", "198.51.100.1"],
    ["is told without the brackets of IPv6", 1, "[2001:db8::7]:4711", "2001:db8::7"],
    ["is an IPv6 address as it stands", 1, "2001:db8::7", "2001:db8::7"],
    ["is the socket's when the proxy sent no header", 1, null, "10.0.0.1"],
  ])("%s", (_name, proxies, header, expected) => {
    expect(clientAddress("10.0.0.1", header, proxies)).toBe(expected);
  });

  it("cannot be chosen by a client that writes the header itself", () => {
    const spoofed = "1.1.1.1, 2.2.2.2";
    expect(clientAddress("10.0.0.1", `${spoofed}, 198.51.100.1`, 1)).toBe("198.51.100.1");
  });
});

describe("a request id", () => {
  it("is new for every request", () => {
    const ids = Array.from({ length: 1_000 }, nextRequestId);
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{16}$/);
  });

  it("is the proxy's only where a proxy is trusted, and only when it is one", () => {
    expect(requestIdOf("abcdef123456", 1)).toBe("abcdef123456");
    expect(requestIdOf("abcdef123456", 0)).toMatch(/^req_/);
    for (const header of ["short", "with space", "x".repeat(65), "a\nb", null])
      expect(requestIdOf(header, 1)).toMatch(/^req_/);
  });
});
