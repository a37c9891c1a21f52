import { index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { hasLength, isAtLeast } from "@/db/checks";
import { sites } from "./sites";
import { users } from "./users";

/** What a site asks founders. */
export const interviewQuestions = pgTable(
  "interview_questions",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    question: text().notNull(),
    hint: text(),
    /** Since when it is asked no more; the answers that it has stay readable. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex().on(t.siteId, t.question),
    hasLength("interview_questions_length", t.question, 200, 1),
    hasLength("interview_questions_hint_length", t.hint, 300, 1),
    isAtLeast("interview_questions_position_from_zero", t.position, 0),
  ],
);

/** A person's answer, in their own words. */
export const interviewAnswers = pgTable(
  "interview_answers",
  {
    questionId: integer()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    answer: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    hasLength("interview_answers_length", t.answer, 2000, 1),
    index().on(t.questionId),
  ],
);

/** What is written of an answer and not published: a row where it differs from the answer. */
export const interviewDrafts = pgTable(
  "interview_drafts",
  {
    questionId: integer()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** Mark of the answer that it was written over. */
    over: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    hasLength("interview_drafts_length", t.text, 2000),
    index().on(t.questionId),
  ],
);
