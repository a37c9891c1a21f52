import { describe, expect, it } from "vitest";
import { companyDomain } from "./company-domain";

describe("a company's domain", () => {
  it("is one for all hosts of a domain, and another for each name that somebody lends", () => {
    expect(companyDomain("https://www.hedgerow.example/a")).toBe("hedgerow.example");
    expect(companyDomain("https://app.hedgerow.example/")).toBe("hedgerow.example");
    expect(companyDomain("https://one.github.io/")).toBe("one.github.io");
    expect(companyDomain("https://two.github.io/")).toBe("two.github.io");
  });

  it("is the page's own on a host that many share", () => {
    expect(companyDomain("https://github.com/one/tool/")).toBe("github.com/one/tool");
    expect(companyDomain("https://www.github.com/One/tool")).toBe("github.com/one/tool");
    expect(companyDomain("https://github.com/one/other")).not.toBe(companyDomain("https://github.com/one/tool"));
  });
});
