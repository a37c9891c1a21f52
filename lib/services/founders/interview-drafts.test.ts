import { beforeAll, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { answerInterview } from "./answer-interview";
import { getInterviewEditor } from "./get-interview-editor";
import { lockAnswers } from "./lock-answers";
import { publishInterview } from "./publish-interview";
import { saveInterviewDraft } from "./save-interview-draft";

const app = useApp({ operations: [answerInterview] });
const ids: number[] = [];
beforeAll(async () => {
  const { db, siteId } = app();
  const asked = ["Why?", "What next?"].map((question, position) => ({ siteId, position, question }));
  const rows = await db.insert(schema.interviewQuestions).values(asked).returning();
  ids.push(...rows.map(({ id }) => id));
});

async function somebody() {
  const user = await createUser(app().db);
  const ctx = await app().context(sessionActor(user));
  const [why = 0, next = 0] = ids;
  const read = async () => (await execute(getInterviewEditor, ctx, {})).output.texts;
  const type = async (id: number, text: string, over?: Awaited<ReturnType<typeof read>>) => {
    const seen = (over ?? (await read()))[id]?.mark ?? "";
    return (await execute(saveInterviewDraft, ctx, { texts: { [id]: { text, seen } } })).output;
  };
  const publish = async () => {
    const marks = Object.entries(await read()).map(([id, { mark }]) => [id, mark]);
    return perform(publishInterview, ctx, { seen: Object.fromEntries(marks) });
  };
  const answer = (id: number, text: string) =>
    execute(answerInterview, ctx, { answers: [{ question_id: id, answer: text }] });
  return { why, next, userId: user.id, read, type, publish, answer };
}

it("answers are kept as they are typed, and told once they are published; an emptied one goes", async () => {
  const { why, next, read, type, publish } = await somebody();
  await type(why, "Bees. ");
  expect(await read()).toMatchObject({ [why]: { text: "Bees. ", told: "" }, [next]: { text: "" } });
  expect(await publish()).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ [why]: { text: "Bees.", told: "Bees." } });
  await type(why, "");
  await publish();
  expect(await read()).toMatchObject({ [why]: { text: "", told: "" } });
});

it("of two windows neither overwrites the other, nor what an app answered meanwhile", async () => {
  const { why, read, type, publish, answer } = await somebody();
  const start = await read();
  await type(why, "First window.", start);
  expect((await type(why, "Second window.", start)).contested).toEqual([`${why}`]);
  await answer(why, "By an app.");
  expect(await read()).toMatchObject({ [why]: { text: "First window.", told: "By an app.", is_contested: true } });
  expect(await publish()).toMatchObject({ ok: false, error: { code: "precondition_failed" } });
  await type(why, "First window.");
  expect(await publish()).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ [why]: { told: "First window." } });
});

it("an app's answer waits for what is being published, so that neither is overwritten unseen", async () => {
  const { why, userId, read, answer } = await somebody();
  const { db, sql } = app();
  const answered = await db.transaction(async (tx) => {
    await lockAnswers(tx, userId);
    const answering = answer(why, "By an app.");
    await vi.waitFor(async () => expect(await sql`select from pg_locks where not granted`).not.toEqual([]));
    expect((await read())[why]?.told).toBe("");
    return { answering };
  });
  await answered.answering;
  expect((await read())[why]?.told).toBe("By an app.");
});
