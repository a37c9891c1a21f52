import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { answerInterview } from "./answer-interview";
import { getInterviewEditor } from "./get-interview-editor";

const app = useApp({ operations: [answerInterview] });
const ids: number[] = [];
let foreign = 0;
beforeAll(async () => {
  const { db, siteId } = app();
  const other = await createSite(db, { host: "elsewhere.example" });
  const asked = [
    { siteId, position: 2, question: "What next?" },
    { siteId, position: 1, question: "Why?" },
    { siteId: other.id, position: 1, question: "Elsewhere?" },
  ];
  const rows = await db.insert(schema.interviewQuestions).values(asked).returning();
  ids.push(...rows.slice(0, 2).map(({ id }) => id));
  foreign = rows[2]?.id ?? 0;
});

async function somebody() {
  const ctx = await app().context(sessionActor(await createUser(app().db)));
  const answer = (...answers: [number | undefined, string][]) =>
    perform(answerInterview, ctx, { answers: answers.map(([id, text]) => ({ question_id: id ?? 0, answer: text })) });
  const list = async () => {
    const { questions, texts } = (await execute(getInterviewEditor, ctx, {})).output;
    return questions.map(({ question_id }) => texts[question_id]?.told);
  };
  return { answer, list };
}

describe("answer_interview", () => {
  it("saves what is sent, in the site's order; what is not sent stays, and empty removes", async () => {
    const { answer, list } = await somebody();
    await answer([ids[0], "Bees."], [ids[1], "Honey."]);
    expect(await list()).toEqual(["Honey.", "Bees."]);
    expect(await answer([ids[0], "More bees."])).toMatchObject({
      output: { answers: [{ answer: "Honey." }, { answer: "More bees." }] },
    });
    expect(await answer([ids[1], ""])).toMatchObject({ output: { answers: [{ question_id: ids[0] }] } });
    expect(await list()).toEqual(["", "More bees."]);
  });

  it("refuses another site's question and one that is answered twice, and saves nothing of the call", async () => {
    const { answer, list } = await somebody();
    for (const wrong of [foreign, ids[0]]) {
      const refused = await answer([ids[0], "Bees."], [wrong, "Lost."]);
      expect(refused).toMatchObject({
        ok: false,
        error: { extras: { errors: [{ pointer: "/answers/1/question_id" }] } },
      });
    }
    expect(await list()).toEqual(["", ""]);
  });

  it("lets calls that answer the same questions at once all go well", async () => {
    const { answer, list } = await somebody();
    const calls = Array.from({ length: 12 }, (_, i) => {
      const pairs: [number | undefined, string][] = [
        [ids[0], `A ${i}`],
        [ids[1], `B ${i}`],
      ];
      return answer(...(i % 2 ? pairs : pairs.reverse()));
    });
    for (const answered of await Promise.all(calls)) expect(answered).toMatchObject({ ok: true });
    const [second, first] = await list();
    expect(second?.slice(1)).toBe(first?.slice(1));
  });
});
