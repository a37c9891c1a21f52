import { z } from "zod";
import { defineOperation } from "@/lib/core/operation";
import { interviewQuestion } from "@/lib/schemas/people/founder";
import { questionsOf } from "./interview-questions";

/** What the site asks founders. */
export const listInterviewQuestions = defineOperation({
  name: "list_interview_questions",
  method: "GET",
  path: "/interview-questions",
  access: "public",
  toolset: "read",
  title: "List interview questions",
  summary: "The questions this site asks founders, in their order; the answers stand on get_founder.",
  input: z.strictObject({}),
  output: z.object({ items: z.array(interviewQuestion) }),
  cacheSeconds: 300,
  nextSteps: ({ items: [first] }) => [
    ...(first ? [`answer_interview {"answers": [{"question_id": ${first.question_id}, "answer": "…"}]}`] : []),
    "list_founders",
  ],
  cacheTags: () => [], // a change of questions is one of the site
  async run({ ctx }) {
    return { items: await questionsOf(ctx) };
  },
});
