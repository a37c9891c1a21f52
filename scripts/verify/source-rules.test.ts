import { describe, expect, it } from "vitest";
import { findingsIn } from "./source-rules";

const source = (file: string, ...lines: string[]) => ({ file, text: `${lines.join("\n")}\n` });

describe("source rules: an operation", () => {
  const user = source("lib/services/drafts/use-it.ts", 'import { getIt, present } from "./get-it";');

  it.each(["defineOperation", "definePageOperation"])("made by %s is not imported by another", (define) => {
    const operation = source("lib/services/drafts/get-it.ts", `export const getIt = ${define}({});`);
    expect(findingsIn([operation, user])).toEqual([
      { file: user.file, message: expect.stringContaining("imports the operation getIt;") },
    ]);
  });

  it("is imported by its own test and by what is no service", () => {
    const operation = source("lib/services/drafts/get-it.ts", "export const getIt = defineOperation({});");
    const test = { ...user, file: "lib/services/drafts/get-it.test.ts" };
    expect(findingsIn([operation, test, { ...user, file: "lib/api/registry.ts" }])).toEqual([]);
  });

  it("may be imported from a file for what is none", () => {
    const shared = source("lib/services/drafts/get-it.ts", "export const getIt = () => 1;");
    expect(findingsIn([shared, user])).toEqual([]);
  });
});

describe("source rules: a folder", () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, i) => source(`lib/room/file-${i}.ts`, "export {};"));

  it("holds at most 22 files, its tests not counted, and those of the folders in it neither", () => {
    const beside = [source("lib/room/file-0.test.ts", ""), source("lib/room/inner/file.ts", "")];
    expect(findingsIn([...files(22), ...beside])).toEqual([]);
    const message = expect.stringContaining("holds 23 files beside its tests;");
    expect(findingsIn(files(23))).toEqual([{ file: "lib/room", message }]);
  });
});

describe("source rules: a component", () => {
  const page = (lines: number) => [
    "function Page() {",
    "  return (",
    ...Array(lines - 4).fill("    <p>text</p>"),
    "  );",
    "}",
  ];

  it("has no function of more than 40 lines, text between tags included", () => {
    const text = (lines: number) => source("app/page.tsx", "const a = 1;", ...page(lines));
    expect(findingsIn([text(40)])).toEqual([]);
    const message = expect.stringContaining("has a function of 41 lines at line 2;");
    expect(findingsIn([text(41)])).toEqual([{ file: "app/page.tsx", message }]);
  });
});

describe("source rules: a constant that is asked by any text", () => {
  it.each(["Record<string, string>", "Readonly<Record<string, number>>"])("is no plain object of %s", (type) => {
    const file = "lib/web/labels.ts";
    expect(findingsIn([source(file, `export const LABELS: ${type} = {};`)])).toEqual([
      { file, message: expect.stringContaining("LABELS takes any text as its key") },
    ]);
  });

  it("may be keyed by known names, and may be anything in tests", () => {
    const known = source("lib/web/labels.ts", "const LABELS: Record<Kind, string> = {};");
    const test = source("lib/web/labels.test.ts", "const LABELS: Record<string, string> = {};");
    expect(findingsIn([known, test])).toEqual([]);
  });
});

describe("source rules: a status", () => {
  const file = "lib/services/launches/go-live.ts";

  it.each([
    'await tx.update(t).set({ status: "live" }).where(own);',
    "await tx\n  .update(t)\n  .set({ launchedAt: now(), plan, updatedAt: now() });",
  ])("is written by its table of moves alone: %s", (line) => {
    expect(findingsIn([source(file, line)])).toEqual([{ file, message: expect.stringContaining("status.ts") }]);
    expect(findingsIn([source("lib/services/listings/status.ts", line)])).toEqual([]);
  });

  it("may be read, and asked for", () => {
    const text = source(file, "await tx.update(t).set({ votes }).where(eq(t.status, status));");
    expect(findingsIn([text])).toEqual([]);
  });
});

describe("source rules: a journey", () => {
  const click = 'await page.getByRole("button", { name: "Sign out" }).click();';
  const open = 'await page.goto("/listings/errandry");';

  it("opens no address before what it clicked has happened", () => {
    expect(findingsIn([source("e2e/visitor.spec.ts", "", click, open)])).toEqual([
      { file: "e2e/visitor.spec.ts", message: expect.stringContaining("the click of line 2") },
    ]);
  });

  it("opens one once a person would see it", () => {
    const seen = 'await expect(page).toHaveURL("/");';
    expect(findingsIn([source("e2e/visitor.spec.ts", click, seen, open)])).toEqual([]);
  });
});

describe("source rules: a test", () => {
  const awaited = "await expect(call).rejects.toMatchObject(refused);";

  it("begins no call before it awaits it", () => {
    const early = source("lib/mates.test.ts", "for (const call of [people(mate), revoke(mate)])", awaited);
    expect(findingsIn([early])).toEqual([
      { file: "lib/mates.test.ts", message: expect.stringContaining("the list of line 1") },
    ]);
  });

  it("may go through calls that begin in their turn", () => {
    const turns = [
      "for (const call of [() => people(mate), () => revoke(mate)])",
      awaited.replace("(call)", "(call())"),
    ];
    expect(findingsIn([source("lib/mates.test.ts", ...turns)])).toEqual([]);
  });
});
