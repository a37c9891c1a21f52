import { describe, expect, it } from "vitest";
import { missingPathsOfComments, missingPathsOfPaper } from "./named-paths";

const missing = (text: string) =>
  missingPathsOfPaper("AGENTS.md", text, ["lib/core/week.ts"]).map(({ message }) => message);

describe("a paper's code spans", () => {
  it("name files and folders that are there", () => {
    expect(missing("See `lib/core/week.ts`, `lib/core`, `week.ts` and `package.json`.")).toEqual([]);
    expect(missing("See `lib/core/weak.ts`.")).toEqual(["names lib/core/weak.ts, which does not exist."]);
    expect(missing("See `lib/cores/`.")).toEqual(["names lib/cores/, which does not exist."]);
    expect(missing("See `weak.ts`.")).toEqual(["names weak.ts, which does not exist."]);
  });

  it("may leave a part of a path open", () => {
    expect(missing("`lib/services/<area>/`, `lib/web/{docs,seo}`, `lib/core/*.ts`")).toEqual([]);
    expect(missing("`lib/services/<area>/nothing.ts`")).toEqual([expect.stringContaining("nothing.ts")]);
    expect(missing("`lib/web/{docs,none}`")).toEqual([expect.stringContaining("{docs,none}")]);
  });

  it("are not what stands in a block of code or is no path of ours", () => {
    expect(missing("```sh\nnode `lib/none.ts`\n```\n`GET /api/v1/openapi.json`, `npm run dev`, `next/link`")).toEqual(
      [],
    );
  });
});

describe("a source's comments", () => {
  const ofSource = (text: string) => missingPathsOfComments("lib/a.ts", text).map(({ message }) => message);

  it("name files that are there", () => {
    expect(ofSource("/** As in lib/core/week.ts. */\n// and scripts/verify.ts")).toEqual([]);
    expect(ofSource("// see lib/core/weak.ts.")).toEqual(["names lib/core/weak.ts, which does not exist."]);
    expect(ofSource('const path = "lib/core/weak.ts";')).toEqual([]);
  });
});
