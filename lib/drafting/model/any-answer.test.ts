import { describe, expect, it } from "vitest";
import { foldText } from "@/lib/drafting/text/fold";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { tidewell } from "@/lib/testing/drafting/tidewell";
import fc, { fuzzRuns } from "@/lib/testing/steady/random";
import { DRAFT_PARTS } from "../candidate";
import { commercialAnswer, faqAnswer, identityAnswer, peopleAnswer } from "./answers";
import { Citing } from "./citing";
import { readCommercial, readFaqs, readIdentity, readPeople } from "./read-answer";
import { excerptFor } from "./snippets";

const id = fc.integer({ min: -2, max: 60 });
const ids = fc.array(id, { maxLength: 4 });
const words = fc.oneof(
  fc.constantFrom(
    "Tidewell",
    "Ada Byron",
    "Cy Reed",
    "$9",
    "$29",
    "per month",
    "30 days",
    "free",
    "MIT",
    "Ebb Software GmbH",
    "Kiel",
    "2014",
    "Know the tide",
    "https://evil.test",
  ),
  fc.string({ maxLength: 30 }),
);
const said = fc.option(fc.record({ text: words, snippets: ids }));
const saidOf = fc.option(fc.record({ text: words, snippets: ids, subject: ids }));
const identity = fc.record({
  name: said,
  headline: said,
  summary: said,
  description: ids,
  categories: fc.array(fc.record({ name: fc.oneof(words, fc.constant("Sailing")), snippets: ids }), { maxLength: 4 }),
});
const commercial = fc.record({
  pricing_model: fc.option(
    fc.record({
      value: fc.constantFrom("free" as const, "freemium" as const, "paid" as const, "contact" as const),
      snippets: ids,
    }),
  ),
  plans: fc.array(fc.record({ name: words, price: words, period: fc.option(words), snippets: ids }), { maxLength: 3 }),
  free_trial: said,
  open_source: fc.option(fc.record({ value: fc.boolean(), snippets: ids })),
  license: said,
  platforms: fc.array(fc.record({ name: words, snippets: ids }), { maxLength: 3 }),
});
const people = fc.record({
  founders: fc.array(fc.record({ name: words, role: fc.option(words), snippets: ids, subject: ids, links: ids }), {
    maxLength: 3,
  }),
  legal_name: saidOf,
  location: saidOf,
  team_size: said,
  founded_year: fc.option(fc.record({ year: fc.integer({ min: 1990, max: 2030 }), snippets: ids, subject: ids })),
  contact_email: said,
  socials: fc.array(fc.record({ platform: fc.oneof(fc.constantFrom("x", "github", "linkedin"), words), link: id }), {
    maxLength: 3,
  }),
  repository_link: fc.option(id),
  documentation_link: fc.option(id),
});
const faq = fc.record({ questions: fc.array(fc.record({ question: id, answer: ids }), { maxLength: 4 }) });

describe("whatever a model answers", () => {
  const reading = tidewell();
  const pagesText = foldText(reading.pages.flatMap((page) => page.segments.map((one) => one.text)).join("\n"));
  const citing = Object.fromEntries(DRAFT_PARTS.map((part) => [part, new Citing(excerptFor(part, reading, 8_000))]));

  it("shows only quotes of the pages, and only texts, names and figures that stand in them", () => {
    fc.assert(
      fc.property(identity, commercial, people, faq, (i, c, p, f) => {
        const none = new Citing({ snippets: [], links: [], text: "" });
        const all = [
          readIdentity(identityAnswer.parse(i), citing.identity ?? none, reading),
          readCommercial(commercialAnswer.parse(c), citing.commercial ?? none, reading),
          readPeople(peopleAnswer.parse(p), citing.people ?? none),
          readFaqs(faqAnswer.parse(f), citing.faq ?? none),
        ];
        for (const candidates of all) {
          const drafted = judgeCandidates(reading, candidates);
          const values = [
            ...Object.values(drafted.fields),
            ...Object.values(drafted.company_socials),
            ...drafted.founders,
            ...drafted.faqs,
          ];
          for (const quote of values.flatMap((one) => one.evidence)) expect(pagesText).toContain(foldText(quote.quote));
          for (const name of [...drafted.founders.map((one) => one.name)]) expect(name).toBe("Ada Byron");
          for (const { value } of Object.values(drafted.company_socials)) expect(value).toBe("https://x.com/tidewell");
          for (const plan of drafted.fields.pricing_plans?.value ?? [])
            expect([
              ["Pocket", "$9"],
              ["Crew", "$29"],
            ]).toContainEqual([plan.name, plan.price]);
          expect([undefined, 2014]).toContain(drafted.fields.founded_year?.value);
        }
      }),
      { numRuns: fuzzRuns(400) },
    );
  });
});
