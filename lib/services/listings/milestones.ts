import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { invalid } from "@/lib/core/errors";
import type { ProfileContent } from "@/lib/schemas/content";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { milestone, milestoneInput } from "@/lib/schemas/milestone";

type Milestone = z.infer<typeof milestone>;
type Wanted = NonNullable<DraftPatch["milestones"]>;
type Milestones = Pick<ProfileContent, "milestones" | "lastMilestoneId">;

/**
 * A list of milestones in place of another. Each keeps its id: named by `milestone_id`, else known by having stayed the same;
 * what is neither gets a new one, and no id is given twice. Throws `validation_failed` at an id that the list does not have.
 */
export function replaceMilestones({ milestones, lastMilestoneId }: Milestones, wanted: Wanted): Milestones {
  const named = wanted.map((one) => one.milestone_id);
  refuseUnknown(milestones, named);
  const free = milestones.filter((one) => !named.includes(one.milestone_id));
  let last = Math.max(lastMilestoneId, ...milestones.map((one) => one.milestone_id));
  const replaced = wanted.map(({ milestone_id, date, title, description = null, url = null }): Milestone => {
    const plain = { date, title, description, url };
    if (milestone_id !== undefined) return { milestone_id, ...plain };
    const same = free.findIndex(({ milestone_id: _id, ...one }) => isDeepStrictEqual(one, plain));
    const [kept] = same < 0 ? [] : free.splice(same, 1);
    if (kept) return kept;
    last += 1;
    return { milestone_id: last, ...plain };
  });
  return { milestones: replaced, lastMilestoneId: last };
}

/** The content with one more, under an id that none has had: `lastMilestoneId`. */
export function withMilestone(
  content: ProfileContent,
  { date, title, description = null, url = null }: z.input<typeof milestoneInput>,
): ProfileContent {
  const ids = content.milestones.map((one) => one.milestone_id);
  const milestone_id = Math.max(content.lastMilestoneId, ...ids) + 1;
  const added = { milestone_id, date, title, description, url };
  return { ...content, milestones: [...content.milestones, added], lastMilestoneId: milestone_id };
}

function refuseUnknown(milestones: Milestone[], ids: (number | undefined)[]): void {
  for (const [i, id] of ids.entries()) {
    if (id === undefined) continue;
    const isKnown = milestones.some((one) => one.milestone_id === id);
    if (isKnown && ids.indexOf(id) === i) continue;
    const detail = isKnown ? "This milestone is in the list twice." : "No milestone has this id.";
    throw invalid(
      `/milestones/${i}/milestone_id`,
      detail,
      "Send ids as get_draft shows them; leave them out for new ones.",
    );
  }
}
