import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeReport } from "./write-report";

const outcome = z.enum(["settled", "dismissed"]);

/** Ends a visitor's report: settled where something was put right, dismissed where nothing had to be. Throws `conflict` once it has ended. */
export const decideReport = definePageOperation({
  name: "decide_report",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["report.settled", "report.dismissed"] },
  input: z.strictObject({ report_id: countedId("Of the desk's reports"), outcome, reason: line(REASON_MAX) }),
  output: z.object({ outcome }),
  run: ({ ctx, input: { report_id, outcome: to, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeReport(tx, ctx, { reportId: report_id, to, reason });
      return { outcome: to };
    }),
});
