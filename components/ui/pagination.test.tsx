import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pagination } from "./pagination";

const shown = (props: Partial<Parameters<typeof Pagination>[0]>) =>
  renderToStaticMarkup(
    <Pagination page={2} perPage={20} total={2_300} hrefOf={(page) => `/?page=${page}`} {...props} />,
  );
const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");

describe("links to other pages", () => {
  it("say that an estimate is one", () => {
    expect(words(shown({ isEstimate: true }))).toContain("21–40 of about 2,300");
    expect(words(shown({}))).toContain("21–40 of 2,300");
  });

  it("count on past an estimate that was too low, and do not name it there", () => {
    const past = words(shown({ page: 117, isEstimate: true, hasMore: true }));
    expect(past).toContain("2,321–2,340");
    expect(past).not.toContain("of");
  });

  it("lead on as long as there is more, whatever was estimated", () => {
    const atEnd = { page: 115, isEstimate: true };
    expect(shown({ ...atEnd, hasMore: true })).toContain("/?page=116");
    expect(shown({ ...atEnd, hasMore: false })).not.toContain("/?page=116");
    expect(shown({ page: 3, hasMore: false })).not.toContain("/?page=4");
  });
});
