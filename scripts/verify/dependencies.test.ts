import { describe, expect, it } from "vitest";
import { checkAllowedScripts, checkInstallScripts } from "./install-scripts";
import { checkLicenses, licenseReport } from "./licenses";
import type { LockedPackage } from "./lock-file";

const locked = (name: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  ...{ name, version: "1.0.0", license: "MIT", isDev: false, hasInstallScript: false },
  ...more,
});

describe("licenses", () => {
  it.each(["MIT", "Apache-2.0 AND MIT", "(AFL-2.1 OR BSD-3-Clause)"])("pass by %s", (license) => {
    expect(checkLicenses([locked("some", { license })])).toEqual([]);
  });

  it.each(["GPL-3.0-only", "MIT AND GPL-3.0-only", "MIT AND (ISC OR GPL-3.0-only)", "", undefined])(
    "do not pass by %s",
    (license) => {
      expect(checkLicenses([locked("some", { license })])).toHaveLength(1);
    },
  );

  it("that ask for more pass for the packages named alone", () => {
    expect(checkLicenses([locked("lightningcss-linux-x64-gnu", { license: "MPL-2.0" })])).toEqual([]);
    expect(checkLicenses([locked("lightning", { license: "MPL-2.0" })])).toHaveLength(1);
  });

  it("are reported with their packages, those for development left out", () => {
    const report = licenseReport([locked("one"), locked("two", { license: "ISC" }), locked("three", { isDev: true })]);
    expect(report).toContain("## ISC\n\n- two 1.0.0\n");
    expect(report).toContain("## MIT\n\n- one 1.0.0\n");
    expect(report).not.toContain("three");
  });
});

describe("install scripts", () => {
  const paper =
    "## Install scripts\n\n| package | does |\n|---|---|\n| `a` | … |\n| `b/*` | … |\n\n## More\n\n| `c` |\n";
  const running = ["a", "b/x", "b/y"].map((name) => locked(name, { hasInstallScript: true }));

  it("are all listed, in their own section, by name or by what their names begin with", () => {
    expect(checkInstallScripts([...running, locked("c")], paper)).toEqual([]);
    const [finding] = checkInstallScripts([...running, locked("c", { hasInstallScript: true })], paper);
    expect(finding?.message).toMatch(/does not say what the install script of c does/);
  });

  it("are each decided about in package.json, and no others", () => {
    expect(checkAllowedScripts(running, { a: false, "b/x": false, "b/y": true })).toEqual([]);
    expect(checkAllowedScripts(running, { a: false, "b/x": false, c: false }).map(({ message }) => message)).toEqual([
      "has no word in allowScripts on the install script of b/y.",
      "names c in allowScripts, which runs no install script.",
    ]);
  });

  it("are not listed when they are gone", () => {
    const [finding] = checkInstallScripts(running.slice(0, 1), paper);
    expect(finding?.message).toBe("lists b/*, which runs no install script.");
  });
});
