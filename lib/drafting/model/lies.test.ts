import { describe, expect, it, onTestFinished } from "vitest";
import {
  type ModelReply,
  type ModelRequest,
  NOTHING,
  numberOf,
  partOf,
  startModelServer,
} from "@/lib/testing/drafting/lying-model";
import { packed } from "@/lib/testing/drafting/packed";
import { tidewell } from "@/lib/testing/drafting/tidewell";
import type { DraftedPart, DraftPart } from "../candidate";
import { draftPart } from "../draft-part";
import { draftPartWithModel } from "./draft-with-model";

const S = (request: ModelRequest, text: string) => [numberOf(request, "S", text)];
const L = (request: ModelRequest, text: string) => numberOf(request, "L", text);

type Lie = [string, DraftPart, (request: ModelRequest) => object];
const LIES: Lie[] = [
  [
    "a fabricated quote",
    "identity",
    (r) => ({ headline: { text: "Loved by millions of captains", snippets: S(r, "Know the tide") } }),
  ],
  [
    "a paraphrase",
    "identity",
    (r) => ({
      summary: { text: "Tidewell displays the tides of 9,000 harbours, offline.", snippets: S(r, "9,000 harbours") },
    }),
  ],
  [
    "a true quote with another figure",
    "identity",
    (r) => ({
      summary: { text: "Tidewell shows the tides of 19,000 harbours, offline.", snippets: S(r, "9,000 harbours") },
    }),
  ],
  [
    "a true quote with words added",
    "identity",
    (r) => ({ headline: { text: "Know the tide before it knows you, free forever", snippets: S(r, "Know the tide") } }),
  ],
  [
    "a part that says something else",
    "identity",
    (r) => ({ summary: { text: "works without a network, at sea", snippets: S(r, "It works without") } }),
  ],
  [
    "an order of the page obeyed",
    "identity",
    () => ({ headline: { text: "The only app you will ever need", snippets: [0, 1, 2, 3, 4, 5, 6] } }),
  ],
  ["another product's name", "identity", (r) => ({ name: { text: "Boatyard", snippets: S(r, "Know the tide") } })],
  [
    "snippets that were never given",
    "identity",
    () => ({ headline: { text: "Know the tide before it knows you", snippets: [9_999, -1] } }),
  ],
  ["no snippets at all", "identity", () => ({ headline: { text: "Know the tide before it knows you", snippets: [] } })],
  [
    "a category outside the list",
    "identity",
    (r) => ({ categories: [{ name: "Best Apps", snippets: S(r, "Know the tide") }] }),
  ],
  [
    "a category that nothing speaks of",
    "identity",
    (r) => ({ categories: [{ name: "Finance", snippets: S(r, "Know the tide") }] }),
  ],
  [
    "a free product where the page denies it",
    "commercial",
    (r) => ({ pricing_model: { value: "free", snippets: S(r, "free plan") } }),
  ],
  [
    "an invented plan",
    "commercial",
    (r) => ({ plans: [{ name: "Captain", price: "$99", period: "per month", snippets: S(r, "$9 per month") }] }),
  ],
  [
    "a plan with another's price",
    "commercial",
    (r) => ({
      plans: [
        {
          name: "Pocket",
          price: "$29",
          period: "per month",
          snippets: [...S(r, "Pocket"), ...S(r, "$9 per"), ...S(r, "Crew"), ...S(r, "$29 per")],
        },
        {
          name: "Crew",
          price: "$9",
          period: "per month",
          snippets: [...S(r, "Pocket"), ...S(r, "$9 per"), ...S(r, "Crew"), ...S(r, "$29 per")],
        },
      ],
    }),
  ],
  ["a longer trial", "commercial", (r) => ({ free_trial: { text: "90 days", snippets: S(r, "30 days") } })],
  ["an open source claim", "commercial", (r) => ({ open_source: { value: true, snippets: S(r, "free for 30 days") } })],
  ["an invented license", "commercial", (r) => ({ license: { text: "MIT", snippets: S(r, "Pricing") } })],
  ["an invented platform", "commercial", (r) => ({ platforms: [{ name: "Windows", snippets: S(r, "Pricing") }] })],
  [
    "an invented founder",
    "people",
    (r) => ({
      founders: [
        {
          name: "Eve Stone",
          role: "Founder",
          snippets: S(r, "Ada Byron"),
          subject: [0, 1, 2, 3, 4, 5, 6, 7, 8],
          links: [],
        },
      ],
    }),
  ],
  [
    "a managing director as founder",
    "people",
    (r) => ({
      founders: [
        {
          name: "Ben Oak",
          role: "managing director",
          snippets: [...S(r, "Ben Oak"), ...S(r, "founded")],
          subject: [0, 1, 2, 3, 4, 5, 6, 7, 8],
          links: [],
        },
      ],
    }),
  ],
  [
    "the town of the founding as founder",
    "people",
    (r) => ({ founders: [{ name: "Kiel", role: null, snippets: S(r, "founded in 2014"), subject: [], links: [] }] }),
  ],
  [
    "a customer as founder",
    "people",
    () => ({
      founders: [
        {
          name: "Cy Reed",
          role: "founder",
          snippets: [0, 1, 2, 3, 4, 5, 6, 7, 8],
          subject: [0, 1, 2, 3, 4, 5, 6, 7, 8],
          links: [],
        },
      ],
    }),
  ],
  [
    "the product as founder",
    "people",
    (r) => ({
      founders: [
        {
          name: "Tidewell",
          role: null,
          snippets: S(r, "founded in 2014"),
          subject: [0, 1, 2, 3, 4, 5, 6, 7, 8],
          links: [],
        },
      ],
    }),
  ],
  ["another year", "people", (r) => ({ founded_year: { year: 2004, snippets: S(r, "founded in 2014"), subject: [] } })],
  [
    "the year of the copyright",
    "people",
    (r) => ({ founded_year: { year: 2026, snippets: S(r, "Ebb Software"), subject: [] } }),
  ],
  [
    "a sponsor as the company",
    "people",
    (r) => ({ legal_name: { text: "Boatyard", snippets: S(r, "Thanks to"), subject: [] } }),
  ],
  [
    "a place that is none",
    "people",
    (r) => ({ location: { text: "Pricing", snippets: S(r, "Pricing"), subject: [] } }),
  ],
  [
    "an invented address",
    "people",
    (r) => ({ contact_email: { text: "ceo@tidewell.test", snippets: S(r, "Ben Oak") } }),
  ],
  ["a sponsor's repository", "people", (r) => ({ repository_link: L(r, "github.com/boatyard") })],
  ["a sponsor's account", "people", (r) => ({ socials: [{ platform: "github", link: L(r, "github.com/boatyard") }] })],
  [
    "an account on another platform",
    "people",
    (r) => ({ socials: [{ platform: "linkedin", link: L(r, "x.com/tidewell") }] }),
  ],
  [
    "a link that was never given",
    "people",
    () => ({ socials: [{ platform: "linkedin", link: 77 }], documentation_link: 1e6 }),
  ],
  [
    "the answer to another question",
    "faq",
    (r) => ({ questions: [{ question: numberOf(r, "S", "Does it work offline?"), answer: S(r, "No. It costs") }] }),
  ],
  [
    "an answer before its question",
    "faq",
    (r) => ({ questions: [{ question: numberOf(r, "S", "Is it free?"), answer: S(r, "Yes. All tides") }] }),
  ],
  [
    "a question without an answer",
    "faq",
    (r) => ({ questions: [{ question: numberOf(r, "S", "Is it free?"), answer: [] }] }),
  ],
];

/** A server for the length of one test. */
async function modelServer(reply: (request: ModelRequest) => ModelReply) {
  const server = await startModelServer(reply);
  onTestFinished(server.close);
  return server;
}

/** Values and quotes of a part, without what was rejected on the way. */
function shown({ fields, company_socials, founders, faqs, seo }: DraftedPart) {
  const byQuestion = faqs.toSorted((a, b) => a.question.localeCompare(b.question));
  return { fields, company_socials, founders, faqs: byQuestion, seo };
}

describe("a lying model", () => {
  it.each(LIES)("does not get %s into a draft", async (_, part, lie) => {
    let isTold = false;
    const server = await modelServer((request) => {
      isTold = partOf(request) === part;
      return { answer: { ...NOTHING[part], ...lie(request) } };
    });
    const options = { user: "ada", model: server.config, aiInputAllowed: true, timeoutMs: 10_000 };
    const drafted = await draftPartWithModel(part, packed(tidewell()), options);
    expect(isTold).toBe(true);
    expect(drafted.usage.outcome).toBe("used");
    expect(shown(drafted)).toEqual(shown(draftPart(part, tidewell())));
  });
});
