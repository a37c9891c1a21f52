import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REASON } from "../../desk/reason";
import { defineScreen, type Field } from "../../desk/screen";
import { addQuestion } from "../../words/add-question";
import { changeQuestion } from "../../words/change-question";
import { retireQuestion } from "../../words/retire-question";

const q = schema.interviewQuestions;
const TARGET = { name: "question_id", kind: "number" } as const;

const WORDS: readonly Field[] = [
  { name: "question", label: "Question", kind: "line", from: "question" },
  { name: "hint", label: "Hint", kind: "line", hint: "Stands below the question.", isOptional: true, from: "hint" },
  { name: "position", label: "Place", kind: "number", hint: "The lowest comes first.", from: "position" },
];

export const questions = defineScreen({
  source: "table",
  key: "questions",
  group: "Words",
  title: "Interview questions",
  about: "What this site asks founders, in its order.",
  empty: "This site asks founders nothing.",
  audited: "question",
  name: "question",
  from: sql`${q}`,
  id: q.id,
  within: ({ site }) => sql`${q.siteId} = ${site.id}`,
  columns: {
    question: { label: "Question", kind: "text", value: q.question },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${q.retiredAt} is null then 'asked' else 'retired' end`,
      tones: { asked: "ok", retired: "plain" },
    },
    position: { label: "Place", kind: "number", value: q.position },
    answers: {
      label: "Answers",
      kind: "number",
      value: sql`(select count(*) from interview_answers a where a.question_id = ${q.id})`,
    },
    hint: { label: "Hint", kind: "text", value: q.hint, isHidden: true },
    retired_at: { label: "Retired", kind: "instant", value: q.retiredAt, isHidden: true },
  },
  filters: {
    state: {
      label: "State",
      choices: {
        asked: { label: "Asked", where: sql`${q.retiredAt} is null` },
        retired: { label: "Retired", where: sql`${q.retiredAt} is not null` },
      },
    },
  },
  order: { by: "position" },
  makes: [
    {
      key: "add",
      label: "Add a question",
      operation: addQuestion,
      consequence: "Founders can answer it at once.",
      fields: [...WORDS, REASON],
    },
  ],
  actions: [
    {
      key: "change",
      label: "Change",
      operation: changeQuestion,
      target: TARGET,
      consequence:
        "The answers that it has stand below the new words: change what it asks by retiring it and adding another.",
      fields: [...WORDS, REASON],
    },
    {
      key: "retire",
      label: "Retire",
      operation: retireQuestion,
      target: TARGET,
      sends: { is_retired: true },
      consequence:
        "Nobody is asked it any more. Answers stay on their pages; who gave one can still change or remove it.",
      fields: [REASON],
      isOffered: ({ state }) => state === "asked",
    },
    {
      key: "ask_again",
      label: "Ask again",
      operation: retireQuestion,
      target: TARGET,
      sends: { is_retired: false },
      consequence: "Founders can answer it again.",
      fields: [REASON],
      isOffered: ({ state }) => state === "retired",
    },
  ],
});
