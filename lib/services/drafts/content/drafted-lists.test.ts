import { describe, expect, it } from "vitest";
import { emptyContent, emptyDrafted } from "./content";
import { currentSpans } from "./drafted-lists";

const faq = (question: string) => ({
  question,
  answer: "Yes.",
  state: "ai" as const,
  evidence: [{ quote: question, url: "https://hedgerow.example/", page_title: null }],
});
const span = (path: string, start: number) => ({
  path,
  position: 0,
  pageUrl: "https://hedgerow.example/",
  segment: 0,
  start,
  end: start + 1,
});
const drafted = {
  ...emptyDrafted(),
  faqs: [faq("One?"), faq("Two?"), faq("Three?")],
  spans: [span("faqs.0", 10), span("faqs.1", 20), span("faqs.2", 30), span("fields.name", 40)],
};

describe("the quotes of a list's entries", () => {
  it("follow an entry to its new place, and leave with one that was edited or removed", () => {
    const faqs = [faq("Three?"), { ...faq("Two?"), answer: "No.", state: "edited" as const, evidence: [] }];
    expect(currentSpans({ ...emptyContent(), faqs }, drafted)).toEqual([span("faqs.0", 30), span("fields.name", 40)]);
  });
});
