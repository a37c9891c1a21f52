import type { Metadata } from "next";
import { InterviewEditor } from "@/components/founder/interview-editor";
import { PageLink } from "@/components/ui/page-link";
import { userIdOf } from "@/lib/core/context";
import { getInterviewEditor } from "@/lib/services/founders/get-interview-editor";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { publishAnswers, saveAnswers } from "./actions";

export const metadata: Metadata = { title: "Interview" };

export default async function InterviewPage() {
  const { actor } = await requireSignedIn("/dashboard/interview");
  const interview = await read(getInterviewEditor, {});
  return (
    <div className="py-8">
      <h1 className="text-xl">Interview</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        Answer what you like, in your own words. What you write is saved as a draft by itself. Once you publish it,
        visitors read it on your founder page while your{" "}
        <PageLink href="/dashboard/founder" className="link">
          founder profile
        </PageLink>{" "}
        is complete and a listing of yours is live.
      </p>
      <div className="max-w-2xl">
        {interview.questions.length === 0 ? (
          <p>This site asks no questions yet.</p>
        ) : (
          <InterviewEditor
            interview={interview}
            writer={userIdOf(actor) ?? ""}
            save={saveAnswers}
            publish={publishAnswers}
          />
        )}
      </div>
    </div>
  );
}
