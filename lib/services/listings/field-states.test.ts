import { describe, expect, it } from "vitest";
import type { Sourced } from "@/lib/schemas/sourced";
import fc from "@/lib/testing/steady/random";
import { blank, isSaved, type Move, moveField } from "./field-states";

const quoted = (value: string): Sourced<string> => ({
  value,
  state: "ai",
  evidence: [{ quote: value, url: "https://a.example/", page_title: null }],
});
const drafts = fc
  .option(fc.string({ minLength: 1 }), { nil: null })
  .map((text): Sourced<string> => (text === null ? blank() : quoted(text)));

type Step =
  | { type: "set"; value: string }
  | { type: "remove" }
  | { type: "restore" }
  | { type: "redraft"; drafted: Sourced<string> };
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.string({ minLength: 1 }).map((value) => ({ type: "set" as const, value })),
  fc.constant({ type: "remove" as const }),
  fc.constant({ type: "restore" as const }),
  drafts.map((drafted) => ({ type: "redraft" as const, drafted })),
);

function play(first: Sourced<string>, moves: Step[]) {
  let original = first;
  let current = first;
  for (const one of moves) {
    const before = current;
    if (one.type === "redraft") original = one.drafted;
    const move: Move<string> = one.type === "restore" ? { type: "restore", drafted: original } : one;
    current = moveField(current, original, move);
    if (one.type === "redraft" && isSaved(before.state)) expect(current).toEqual(before);
    if (one.type === "set") expect(current.value).toBe(one.value);
    if (one.type === "restore") expect(current).toEqual(original);
  }
  return { current, original };
}

describe("field states", () => {
  it("never lets a redraft touch a saved value, whatever came before", () => {
    fc.assert(fc.property(drafts, fc.array(steps, { maxLength: 12 }), (first, moves) => void play(first, moves)));
  });

  it("keeps the user's last value through any number of redrafts", () => {
    fc.assert(
      fc.property(
        drafts,
        fc.array(steps),
        fc.string({ minLength: 1 }),
        fc.array(drafts, { minLength: 1 }),
        (first, moves, value, redrafts) => {
          const { current } = play(first, [
            ...moves,
            { type: "set", value },
            ...redrafts.map((drafted) => ({ type: "redraft" as const, drafted })),
          ]);
          expect(current.value).toBe(value);
          expect(isSaved(current.state)).toBe(true);
        },
      ),
    );
  });

  it("shows a value only with quotes, or as the user's own", () => {
    fc.assert(
      fc.property(drafts, fc.array(steps), (first, moves) => {
        const { current } = play(first, moves);
        if (current.state === "ai") expect(current.evidence.length).toBeGreaterThan(0);
        if (current.state === "not_found" || current.state === "deleted")
          expect(current).toMatchObject({ value: null, evidence: [] });
      }),
    );
  });

  it("calls a filled blank manual, a changed draft edited, a removal deleted", () => {
    expect(moveField(blank<string>(), blank(), { type: "set", value: "x" }).state).toBe("manual");
    expect(moveField(quoted("a"), quoted("a"), { type: "set", value: "b" })).toEqual({
      value: "b",
      state: "edited",
      evidence: [],
    });
    expect(moveField(quoted("a"), quoted("a"), { type: "remove" }).state).toBe("deleted");
    expect(
      moveField({ value: null, state: "deleted", evidence: [] }, quoted("a"), { type: "set", value: "b" }).state,
    ).toBe("edited");
    expect(
      moveField({ value: null, state: "deleted", evidence: [] }, blank<string>(), { type: "set", value: "b" }).state,
    ).toBe("manual");
  });

  it("keeps the quotes of a value that is saved unchanged", () => {
    expect(moveField(quoted("a"), quoted("a"), { type: "set", value: "a" })).toMatchObject({
      state: "edited",
      evidence: quoted("a").evidence,
    });
  });
});
