import type { Metadata } from "next";
import { OwnWordsForm } from "@/components/founder/own-words-form";
import { PageLink } from "@/components/ui/page-link";
import { INTERVIEW_ANSWER_MAX } from "@/lib/schemas/people/founder";
import { listMyAnswers } from "@/lib/services/founders/list-my-answers";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { saveAnswers } from "./actions";
import { answerField } from "./answer-field";

export const metadata: Metadata = { title: "Interview" };

export default async function InterviewPage() {
  await requireSignedIn("/dashboard/interview");
  const { items } = await read(listMyAnswers, {});
  const fields = items.map(({ question_id, question, hint, answer }) => {
    const name = answerField(question_id);
    const asked = { name, pointer: `/${name}`, label: question, hint: hint ?? undefined };
    return { ...asked, value: answer, maxLength: INTERVIEW_ANSWER_MAX };
  });
  return (
    <div className="py-8">
      <h1 className="text-xl">Interview</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        Answer what you like, in your own words. Visitors read your answers on your founder page while your{" "}
        <PageLink href="/dashboard/founder" className="link">
          founder profile
        </PageLink>{" "}
        is complete and a listing of yours is live.
      </p>
      <div className="max-w-2xl">
        {fields.length === 0 ? (
          <p>This site asks no questions yet.</p>
        ) : (
          <OwnWordsForm fields={fields} label="Save answers" action={saveAnswers} />
        )}
      </div>
    </div>
  );
}
