import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { isTrackingParameter, normalizeProductUrl } from "./product-url";

const read = (text: string) => normalizeProductUrl(text);

describe("normalizeProductUrl", () => {
  it.each([
    ["hedgerow.example", "https://hedgerow.example/", "https://hedgerow.example"],
    ["  HEDGEROW.example/  ", "https://hedgerow.example/", "https://hedgerow.example"],
    ["//hedgerow.example", "https://hedgerow.example/", "https://hedgerow.example"],
    ["hedgerow.example:443/app", "https://hedgerow.example/app", "https://hedgerow.example/app"],
    ["http://www.hedgerow.example:80/", "http://www.hedgerow.example/", "https://hedgerow.example"],
    ["https://hedgerow.example./", "https://hedgerow.example/", "https://hedgerow.example"],
    [
      "https://bücher.example/Über",
      "https://xn--bcher-kva.example/%C3%9Cber",
      "https://xn--bcher-kva.example/%C3%9Cber",
    ],
    [
      "https://hedgerow.example/a/?utm_source=x&id=2&gclid=y#top",
      "https://hedgerow.example/a/?id=2",
      "https://hedgerow.example/a?id=2",
    ],
    ["https://hedgerow.example/?b=2&a=1", "https://hedgerow.example/?b=2&a=1", "https://hedgerow.example?a=1&b=2"],
  ])("reads %s", (typed, url, normalizedUrl) => {
    expect(read(typed)).toEqual({ ok: true, url, normalizedUrl });
  });

  it.each([
    ["", "empty"],
    ["not a site", "spaces"],
    ["mailto:me@hedgerow.example", "Only http and https"],
    ["javascript:alert(1)", "Only http and https"],
    ["ftp://hedgerow.example", "Only http and https"],
    ["https://me:secret@hedgerow.example", "user name or password"],
    ["https://hedgerow.example:8443", "ports 80 and 443"],
    ["127.0.0.1", "IP address"],
    ["http://0x7f.1/", "IP address"],
    ["http://2130706433/", "IP address"],
    ["http://017700000001/", "IP address"],
    ["https://[::1]/", "IP address"],
    ["https://[::ffff:8.8.8.8]/", "IP address"],
    ["localhost", "private network"],
    ["https://printer.local", "private network"],
    ["https://wiki.corp", "private network"],
    ["hedgerow", "not complete"],
    ["https://a..example", "no usable host name"],
    [`https://hedgerow.example/${"a".repeat(2048)}`, "longer than 2048"],
  ])("refuses %s and says why", (typed, why) => {
    expect(read(typed)).toMatchObject({
      ok: false,
      detail: expect.stringContaining(why),
      fix: expect.stringContaining("https://"),
    });
  });

  it("gives an address that reads as itself, and one identity for both", () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/);
    const typed = fc
      .tuple(
        fc.constantFrom("", "http://", "https://", "HTTPS://"),
        fc.constantFrom("", "www."),
        label,
        fc.webPath(),
        fc.webQueryParameters(),
      )
      .map(([scheme, www, name, path, query]) => `${scheme}${www}${name}.example${path}${query ? `?${query}` : ""}`);
    fc.assert(
      fc.property(typed, (one) => {
        const first = read(one);
        if (!first.ok) return;
        expect(read(first.url)).toEqual(first);
        expect(read(first.normalizedUrl)).toMatchObject({ ok: true, normalizedUrl: first.normalizedUrl });
      }),
    );
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (one) => typeof read(one).ok === "boolean"));
  });
});

describe("isTrackingParameter", () => {
  it("knows campaign parameters and leaves those that name content", () => {
    expect(["utm_source", "UTM_Campaign", "gclid", "fbclid", "ref"].every(isTrackingParameter)).toBe(true);
    expect(["id", "page", "lang", "plan", "refund"].some(isTrackingParameter)).toBe(false);
  });
});
