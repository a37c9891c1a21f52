import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { replaceMilestones } from "./milestones";

const plain = fc.record({
  date: fc.constantFrom("2026-01-01", "2026-02-02"),
  title: fc.constantFrom("Begun", "Grown"),
});
const lists = fc.array(fc.array(plain, { maxLength: 4 }), { maxLength: 8 });
const empty = { milestones: [], lastMilestoneId: 0 };
const idsOf = (list: { milestone_id: number }[]) => list.map((one) => one.milestone_id);

describe("a list of milestones in place of another", () => {
  it("keeps the ids of entries that stayed, and never gives one twice", () => {
    fc.assert(
      fc.property(lists, (each) => {
        const textOf = new Map<number, string>();
        let current: Parameters<typeof replaceMilestones>[0] = empty;
        for (const wanted of each) {
          const before = current.milestones;
          current = replaceMilestones(current, wanted);
          const texts = current.milestones.map(({ milestone_id: id, ...one }) => ({ id, text: JSON.stringify(one) }));
          expect(new Set(idsOf(current.milestones)).size).toBe(wanted.length);
          for (const { id, text } of texts) {
            expect(textOf.get(id) ?? text).toBe(text);
            textOf.set(id, text);
          }
          const kept = before.filter((one) => idsOf(current.milestones).includes(one.milestone_id));
          const gone = before.filter((one) => !kept.includes(one));
          for (const { milestone_id: _id, ...one } of gone) {
            const same = texts.filter(({ text }) => text === JSON.stringify(one)).length;
            expect(kept.filter(({ title, date }) => title === one.title && date === one.date)).toHaveLength(same);
          }
        }
      }),
    );
  });

  it("changes an entry that is sent with its id, and leaves the others alone", () => {
    const first = replaceMilestones(empty, [
      { date: "2026-01-01", title: "Begun" },
      { date: "2026-02-02", title: "Grown" },
    ]);
    const { milestones } = replaceMilestones(first, [
      { date: "2026-02-02", title: "Grown" },
      { milestone_id: 1, date: "2026-01-01", title: "Begun again", url: "https://hedgerow.example/" },
      { date: "2026-01-01", title: "Begun" },
    ]);
    expect(milestones.map(({ milestone_id, title }) => [milestone_id, title])).toEqual([
      [2, "Grown"],
      [1, "Begun again"],
      [3, "Begun"],
    ]);
  });

  it.each([
    [[{ milestone_id: 9, date: "2026-01-01", title: "t" }], "/milestones/0/milestone_id"],
    [
      [
        { milestone_id: 1, date: "2026-01-01", title: "t" },
        { milestone_id: 1, date: "2026-01-01", title: "u" },
      ],
      "/milestones/1/milestone_id",
    ],
  ])("refuses an id that is unknown or sent twice, at its place", (wanted, pointer) => {
    const first = replaceMilestones(empty, [{ date: "2026-01-01", title: "Begun" }]);
    expect(() => replaceMilestones(first, wanted)).toThrow(
      expect.objectContaining({
        code: "validation_failed",
        extras: { errors: [expect.objectContaining({ pointer })] },
      }),
    );
  });
});
