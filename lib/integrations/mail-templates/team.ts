import { z } from "zod";
import { define, type Render, text } from "./define";

const edit = z.object({ name: text, by: text, changes: z.array(text) });

/** Mails to the site's team. */
export const TEAM_MAILS = {
  edits_of_day: define(
    z.object({ day: text, count: z.number().int(), edits: z.array(edit) }),
    ({ day, count, edits }, site) => ({
      subject: `${count} ${count === 1 ? "edit" : "edits"} on ${site.name} on ${day}`,
      paragraphs: [
        `What was edited in listings of ${site.name} on ${day} (UTC), each value before and after.`,
        ...edits.flatMap(({ name, by, changes }) => [`${name}, by ${by}:`, ...changes]),
        ...(count > edits.length ? [`And ${count - edits.length} more.`] : []),
      ],
      footer: "You received this because you are an admin of this site.",
    }),
  ),
} satisfies Record<string, Render>;
