import { z } from "zod";

/** What ⌘K finds at the desk, by screen; `hint` tells records of one name apart. */
export const foundRecords = z.object({
  groups: z.array(
    z.object({
      screen: z.string(),
      title: z.string(),
      records: z.array(z.object({ id: z.string(), name: z.string(), hint: z.string() })),
    }),
  ),
});
export type FoundRecords = z.output<typeof foundRecords>;
