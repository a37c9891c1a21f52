import { z } from "zod";

/** What became of an uploaded file's rows, or would: `row` counts from 1, the line of the columns' names left out. */
export const uploadReport = z.object({
  rows: z.number().int(),
  taken: z.number().int(),
  left_out: z.array(z.object({ row: z.number().int(), what: z.string(), problem: z.string() })),
});
export type UploadReport = z.output<typeof uploadReport>;
