import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { describeForDocs } from "./api-docs";

const docs = operations.map((operation) => describeForDocs(operation, "https://launchyard.example"));

const docOf = (name: string) => {
  const found = docs.find((doc) => doc.name === name);
  if (!found) throw new Error(`${name} is not in the registry.`);
  return found;
};

const callOf = (name: string, key: string) => docOf(name).calls.find((call) => call.key === key)?.code ?? "";

describe("describeForDocs", () => {
  it("describes every parameter and answer field of every operation in words", () => {
    const vague = docs.flatMap((doc) =>
      [...doc.parameters, ...doc.answer]
        .filter(({ type }) => /any value|^object$/.test(type))
        .map(({ name }) => `${doc.name}.${name}`),
    );
    expect(vague).toEqual([]);
    for (const doc of docs) expect(doc.answer.length, doc.name).toBeGreaterThan(0);
  });

  it("tells the fields of objects and what may be null", () => {
    const words = Object.fromEntries(docOf("get_draft").answer.map(({ name, type }) => [name, type]));
    expect(words).toMatchObject({
      competitor_url: "text or null",
      listing_id: "integer or null",
      faqs: "list of {question, answer, state, evidence}",
      company_socials: expect.stringMatching(
        /^object by x, linkedin, .*, custom; each value \{value, state, evidence\}$/,
      ),
    });
    expect(words.fields).toMatch(/^\{name, headline, summary, .*, …\}$/);
  });

  it("tells the fields inside objects, lists and records, with what each takes", () => {
    const { parameters } = docOf("update_draft");
    const inside = (name: string) => parameters.find((one) => one.name === name)?.fields ?? [];
    expect(inside("fields").find(({ name }) => name === "headline")?.type).toBe("text, up to 120 characters or null");
    expect(inside("fields").find(({ name }) => name === "categories")?.type).toBe(
      "list of at most 3: text, up to 60 characters or null",
    );
    expect(
      inside("milestones")
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => name),
    ).toEqual(["date", "title"]);
    const items = docOf("search_listings").answer.find(({ name }) => name === "items")?.fields;
    const match = items?.find(({ name }) => name === "match");
    expect(match?.fields.map(({ name }) => name)).toEqual(["kind", "field", "text", "marks"]);
  });

  it("names every value that a choice may have", () => {
    const words = docs.flatMap(({ parameters, answer }) => [...parameters, ...answer]).map(({ type }) => type);
    expect(words.filter((type) => / more\b/.test(type))).toEqual([]);
  });

  it("shows a public read as a plain address with its example", () => {
    expect(callOf("search_listings", "curl")).toBe(
      'curl "https://launchyard.example/api/v1/listings?q=uptime+monitoring&per_page=5"',
    );
  });

  it("keeps the key out of the command, and sends the body without what stands in the path", () => {
    const curl = callOf("update_draft", "curl");
    expect(curl).toContain('-H "Authorization: Bearer $LAUNCHYARD_KEY"');
    const body = JSON.parse(/-d '(.*)'/s.exec(curl)?.[1] ?? "null");
    expect(body).not.toHaveProperty("id");
    expect(body).toHaveProperty("fields");
  });

  it("shows a key that stays the same over retries, one for each operation, in every language", () => {
    const uuid = /"?Idempotency-Key"?: "?([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12})"/;
    const keysOf = (doc: (typeof docs)[number]) => new Set(doc.calls.map(({ code }) => uuid.exec(code)?.[1]));
    const keys = docs.filter(({ isIdempotent }) => isIdempotent).flatMap((doc) => [...keysOf(doc)]);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
    for (const doc of docs.filter(({ isIdempotent }) => !isIdempotent)) expect([...keysOf(doc)]).toEqual([undefined]);
  });

  it("tells required parameters from those with a default", () => {
    const { parameters } = docOf("search_listings");
    expect(parameters.find(({ name }) => name === "per_page")).toMatchObject({ isRequired: false, preset: "20" });
    expect(docOf("get_listing").parameters).toMatchObject([{ name: "slug", place: "path", isRequired: true }]);
  });
});
