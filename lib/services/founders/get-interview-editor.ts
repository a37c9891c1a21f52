import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { interviewEditor } from "@/lib/schemas/edits/interview-editor";
import { presentInterviewEditor } from "./present-interview-editor";

/** The site's questions with the caller's answers, and what is written of them and not published. */
export const getInterviewEditor = definePageOperation({
  name: "get_interview_editor",
  access: "session",
  readOnly: true,
  input: z.strictObject({}),
  output: interviewEditor,
  run: ({ ctx }) => presentInterviewEditor(ctx, ctx.db),
});
