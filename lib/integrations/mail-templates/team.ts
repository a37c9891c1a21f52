import { z } from "zod";
import { define, type Render, text } from "./define";

const edit = z.object({ name: text, path: text, by: text, changes: z.array(text) });

/** Mails to the site's team. */
export const TEAM_MAILS = {
  edits_of_day: define(
    z.object({ day: text, count: z.number().int(), edits: z.array(edit) }),
    ({ day, count, edits }, site) => ({
      subject: `${count} ${count === 1 ? "edit" : "edits"} on ${site.name} on ${day}`,
      paragraphs: [
        `What was edited in listings of ${site.name} on ${day} (UTC), before and after. Of long texts it shows the first part that differs.`,
        ...edits.flatMap(({ name, path, by, changes }) => [`${name} (${site.baseUrl}${path}), by ${by}:`, ...changes]),
        ...(count > edits.length ? [`And ${count - edits.length} more.`] : []),
      ],
      button: { label: "See all edits on the desk", url: `${site.baseUrl}/admin/edits` },
      footer: "You received this because you are an admin of this site.",
    }),
  ),
  book_differences: define(
    z.object({ count: z.number().int(), differences: z.array(text) }),
    ({ count, differences }, site) => ({
      subject: `${count} new ${count === 1 ? "difference" : "differences"} in the books of ${site.name}`,
      paragraphs: [
        "The daily comparison of our payments with the lists of the payment providers found something that does not agree. Please look at it:",
        ...differences,
        ...(count > differences.length ? [`And ${count - differences.length} more.`] : []),
        "A difference that the next comparison does not find is closed by itself.",
      ],
      footer: "You received this because you are an admin of this site.",
    }),
  ),
} satisfies Record<string, Render>;
