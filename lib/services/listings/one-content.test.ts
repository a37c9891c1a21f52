import { describe, expect, it } from "vitest";
import { plainPart } from "@/lib/schemas/edits/plain-part";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { useApp } from "@/lib/testing/api/app";
import { ContentModel, DRAFTED, PARTS, type Part } from "@/lib/testing/content/model";
import { patchOf, Writers, withoutIds } from "@/lib/testing/content/writers";
import fc from "@/lib/testing/steady/random";

const app = useApp({ operations: [submitDraft, updateDraft, getDraft] });
const RUNS = 10;
const PROPERTY_MS = 120_000;

const word = fc.constantFrom("ash", "birch", "cedar", "elder");
const orNull = fc.option(word, { nil: null });
const link = (host: string) => orNull.map((name) => name && `https://${host}/${name}`);
const faqs = fc.array(fc.record({ question: word.map((one) => `Why ${one}?`), answer: word }), { maxLength: 2 });
const found = fc.record(
  {
    "fields.headline": word,
    "fields.license": word,
    "company_socials.x": word.map((one) => `https://x.com/${one}`),
    "seo.title": word,
    faqs,
  },
  { requiredKeys: [] },
);
const values = fc
  .record(
    {
      "fields.headline": orNull,
      "fields.license": orNull,
      "fields.platforms": fc.option(fc.uniqueArray(word, { minLength: 1, maxLength: 2 }), { nil: null }),
      "company_socials.x": link("x.com"),
      "company_socials.github": link("github.com"),
      "story.problem": orNull,
      "seo.title": orNull,
      faqs,
      founders: fc
        .uniqueArray(word, { maxLength: 2 })
        .map((names) => names.map((name) => ({ name, role: null, bio: null, photo_url: null, links: {} }))),
      milestones: fc.array(
        fc.record({
          date: fc.constantFrom("2026-01-01", "2026-02-02"),
          title: word,
          description: fc.constant(null),
          url: fc.constant(null),
        }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  )
  .filter((one) => Object.keys(one).length > 0);

type Step = { on(writers: Writers, model: ContentModel): Promise<void>; toString(): string };
const step = (name: string, on: Step["on"]): Step => ({ on, toString: () => name });

/** Two people run each listing. */
const person = fc.constantFrom("owner", "cofounder");

const draftPatch = values.map((body) =>
  step(`update_draft ${JSON.stringify(body)}`, async (writers, model) => {
    await writers.patch(patchOf(body));
    model.write(body);
  }),
);
const teamEdit = values.map((body) =>
  step(`team ${JSON.stringify(body)}`, async (writers, model) => {
    await writers.writeAsTeam(patchOf(body));
    model.write(body);
  }),
);
/** Parts that update_my_listing takes; of links it takes all. */
const listingEdit = fc.tuple(values, person).map(([body, by]) => {
  const { "company_socials.x": x, "company_socials.github": github } = body;
  const edited = {
    ...Object.fromEntries(Object.entries(body).filter(([part]) => /^(?:fields|seo)\.|^faqs$/.test(part))),
    ...((x !== undefined || github !== undefined) && {
      "company_socials.x": x ?? null,
      "company_socials.github": github ?? null,
    }),
  };
  return step(`update_my_listing by ${by} ${JSON.stringify(edited)}`, async (writers, model) => {
    await writers.editListing(patchOf(edited), writers[by]);
    model.write(edited);
  });
});
const story = fc.tuple(orNull, person).map(([problem, by]) =>
  step(`set_founder_story by ${by} ${problem}`, async (writers, model) => {
    await writers.tellStory(problem ?? "", writers[by]);
    model.write({ "story.problem": problem });
  }),
);
const milestone = fc.tuple(word, fc.option(fc.nat(), { nil: null }), person).map(([title, place, by]) =>
  step(
    `${place === null ? `add_milestone ${title}` : `delete_milestone ${place}`} by ${by}`,
    async (writers, model) => {
      const [added, ids] = [{ date: "2026-03-03", title }, await writers.milestoneIds()];
      const kept = ids.map(({ text }): unknown => JSON.parse(text));
      const gone = place === null || ids.length === 0 ? null : place % ids.length;
      if (place === null) await writers.addMilestone(added, writers[by]);
      else if (gone !== null) await writers.deleteMilestone(ids[gone]?.id ?? 0, writers[by]);
      else return;
      const whole = { description: null, url: null, ...added };
      model.write({ milestones: gone === null ? [...kept, whole] : kept.filter((_, i) => i !== gone) });
    },
  ),
);
const NAMES = { "fields.headline": "headline", "fields.license": "license", faqs: "faqs", "seo.title": "seo" } as const;
const restorable = fc.constantFrom("fields.headline", "fields.license", "faqs");
const restore = fc.uniqueArray(restorable, { minLength: 1 }).map((parts) =>
  step(`restore ${parts}`, async (writers, model) => {
    await writers.patch({ restore: parts.map((part) => NAMES[part]) });
    model.restore(parts);
  }),
);
const field = fc.constantFrom("fields.headline", "fields.license");
const accept = field.map((part) =>
  step(`accept ${part}`, async (writers, model) => {
    await writers.patch({ lock_fields: [NAMES[part]] });
    model.accept(part);
  }),
);
const regenerate = field.map((part) =>
  step(`regenerate ${part}`, async (writers, model) => {
    await writers.patch({ regenerate: [NAMES[part]] });
    model.regenerate(part);
  }),
);
const reading = found.map((one) =>
  step(`reading ${JSON.stringify(one)}`, async (writers, model) => {
    await writers.read(one);
    model.read(one);
  }),
);
const submit = fc.constant(
  step("submit", async (writers, model) => {
    await writers.submit();
    model.submit();
  }),
);
const revert = fc.tuple(fc.nat(), fc.option(fc.nat(), { nil: null }), person).map(([place, at, by]) =>
  step(`revert ${place}, ${at} by ${by}`, async (writers, model) => {
    if (model.history.length === 0) return;
    const nth = place % model.history.length;
    const parts = [...(model.history[nth]?.keys() ?? [])];
    const named = at === null ? null : (parts[at % parts.length] ?? null);
    await writers.revert(nth + 2, named, writers[by]);
    model.revert(nth, named);
  }),
);
const steps = fc.array(
  fc.tuple(
    fc.nat({ max: 1 }),
    fc.oneof(
      { weight: 4, arbitrary: draftPatch },
      { weight: 3, arbitrary: teamEdit },
      { weight: 3, arbitrary: listingEdit },
      { weight: 2, arbitrary: milestone },
      { weight: 2, arbitrary: story },
      { weight: 2, arbitrary: reading },
      { weight: 2, arbitrary: submit },
      { weight: 2, arbitrary: revert },
      restore,
      accept,
      regenerate,
    ),
  ),
  { minLength: 5, maxLength: 25 },
);

/** Everything a listing, its draft and its history must hold by now. */
async function expectAsIn(model: ContentModel, writers: Writers): Promise<void> {
  expect(Object.fromEntries(await writers.listing())).toEqual(Object.fromEntries(model.listing));
  const shown = DRAFTED.map((part): [Part, unknown] => [part, model.shown(part)]);
  expect(Object.fromEntries(await writers.shown())).toEqual(Object.fromEntries(shown));
  const versions = await writers.versions();
  expect(versions.map((one) => one.version)).toEqual(model.history.map((_, i) => i + 2));
  const plain = versions.map(({ diff }) =>
    PARTS.flatMap((part) => {
      const change = diff[part];
      return change ? [[part, withoutIds(plainPart(change.before)), withoutIds(plainPart(change.after))]] : [];
    }),
  );
  const expected = model.history.map((diff) =>
    PARTS.flatMap((part) => (diff.has(part) ? [[part, diff.get(part)?.before, diff.get(part)?.after]] : [])),
  );
  expect(plain).toEqual(expected);
}

describe("one content", () => {
  it("ends in the last written value of every part, whoever writes in whatever order, each change one version", {
    timeout: PROPERTY_MS,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const sides = [
          { writers: await Writers.start(app()), model: new ContentModel() },
          { writers: await Writers.start(app()), model: new ContentModel() },
        ];
        for (const [whose, one] of list) {
          const side = sides[whose];
          if (!side) continue;
          await one.on(side.writers, side.model);
          await expectAsIn(side.model, side.writers);
        }
        for (const { writers, model } of sides) await expectAsIn(model, writers);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  it("loses none of the edits that arrive at once by different ways", async () => {
    const writers = await Writers.start(app());
    await writers.patch({ fields: { license: "MIT" } });
    const edits = [
      writers.patch({ fields: { headline: "One" } }),
      writers.writeAsTeam({ fields: { platforms: ["Linux"] } }),
      writers.patch({ story: { problem: "Much." } }),
      writers.writeAsTeam({ seo: { title: "Two" } }),
      writers.revert(2, null, writers.cofounder),
      writers.patch({ company_socials: { x: "https://x.com/ash" } }),
      writers.submit(),
    ];
    await Promise.all(edits);
    expect(Object.fromEntries(await writers.listing())).toMatchObject({
      "fields.headline": "One",
      "fields.license": null,
      "fields.platforms": ["Linux"],
      "story.problem": "Much.",
      "seo.title": "Two",
      "company_socials.x": "https://x.com/ash",
    });
    expect((await writers.versions()).map((one) => one.version)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
});
