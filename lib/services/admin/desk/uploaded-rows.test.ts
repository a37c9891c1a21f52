import { describe, expect, it } from "vitest";
import { UPLOADED_ROWS_MAX, uploadedRows } from "./uploaded-rows";

const cellsOf = (text: string) => uploadedRows(text, ["name"]).map(({ cells }) => cells);

describe("an uploaded file", () => {
  it("is read as CSV, with quotes, commas and lines within cells", () => {
    const text = '\uFEFFName,URL\r\n"A ""b"", c",https://a.example\r\n"two\nlines",\r\n';
    expect(cellsOf(text)).toEqual([
      { name: 'A "b", c', url: "https://a.example" },
      { name: "two\nlines", url: "" },
    ]);
  });

  it("is read as JSON, lists of words included", () => {
    const text = JSON.stringify([{ name: "A", Categories: ["Tea", "Cups"], open: true, none: null }]);
    expect(cellsOf(text)).toEqual([{ name: "A", categories: "Tea, Cups", open: "true", none: "" }]);
  });

  it("keeps the numbers of its rows where empty ones stand between", () => {
    expect(uploadedRows("name\nA\n\n,\nB", ["name"]).map(({ row }) => row)).toEqual([1, 4]);
  });

  it.each([
    ["", "no rows"],
    ["name", "no rows"],
    ["title\nA", "“name”"],
    ['name\n"A', "Line 2"],
    ['[{"name": {}}]', "JSON list"],
    ["[1", "JSON list"],
    [`name\n${"A\n".repeat(UPLOADED_ROWS_MAX + 1)}`, "more than"],
  ])("is refused at its field, with what is wrong: %j", (text, words) => {
    const [complaint] = complaintsOf(text);
    expect(complaint).toMatchObject({ pointer: "/file", detail: expect.stringContaining(words) });
  });
});

function complaintsOf(text: string): unknown[] {
  try {
    uploadedRows(text, ["name"]);
  } catch (error) {
    return error instanceof Error && "extras" in error ? Object.values(error.extras ?? {}).flat() : [];
  }
  return [];
}
