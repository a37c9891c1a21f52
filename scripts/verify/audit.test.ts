import { expect, it } from "vitest";
import { readAudit } from "./audit";

const VULNERABLE = {
  auditReportVersion: 2,
  vulnerabilities: {
    left: {
      ...{ name: "left", severity: "high", isDirect: true, range: "<2.0.0", nodes: [], fixAvailable: true },
      via: [{ source: 1, name: "left", title: "Reads other people's files", url: "https://advisories.example/1" }],
    },
    right: { name: "right", severity: "low", range: "*", via: ["left"] },
  },
};

it("names the packages that an advisory is known for, and why", () => {
  const { isAnswered, known } = readAudit(JSON.stringify(VULNERABLE));
  expect(isAnswered).toBe(true);
  expect(known).toEqual([
    { name: "left", severity: "high", range: "<2.0.0", titles: ["Reads other people's files"] },
    { name: "right", severity: "low", range: "*", titles: ["by left"] },
  ]);
});

it("tells a clean answer from none", () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toMatchObject({ isAnswered: true, known: [] });
  const refused = { message: "405 Method Not Allowed - POST https://registry.example/", method: "POST", error: {} };
  expect(readAudit(JSON.stringify(refused))).toMatchObject({ isAnswered: false, said: "405 Method Not Allowed" });
  expect(readAudit("")).toMatchObject({ isAnswered: false, known: [] });
});
