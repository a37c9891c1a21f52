import { expect, it } from "vitest";
import { compareAttacks } from "./attacks";

const paper = `Run \`npm run attack -- <name>\`, such as \`outside\`.
| attack | then | now | bar | scenario or test |
|---|---|---|---|---|
| one | – | 1 | 2 | \`first\`, \`lib/auth/a.test.ts\` |
| all | – | 1 | 2 | \`npm run attack\` |
| lost | – | 1 | 2 | \`gone\` |
| package | what | needed |
| \`esbuild\` | looks | no |
`;

it("misses scenarios that the paper's table does not name, and names that no scenario has", () => {
  expect(compareAttacks(paper, ["attack/calls/first.ts", "attack/people/second.ts"])).toEqual([
    { file: "attack/people/second.ts", message: expect.stringContaining("no row") },
    { file: "SECURITY.md", message: expect.stringContaining("the attack gone,") },
  ]);
});

it("is content with a paper that names them all", () => {
  expect(
    compareAttacks(paper.replace("| `gone` |", "| `second` |"), ["attack/a/first.ts", "attack/b/second.ts"]),
  ).toEqual([]);
});
