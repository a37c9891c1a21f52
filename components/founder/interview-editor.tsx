"use client";

import { type OwnTextsAnswer, OwnTextsForm } from "@/components/own-words/own-texts-form";
import type { SaveTyped } from "@/components/own-words/use-autosave";
import { useOwnTexts } from "@/components/own-words/use-own-texts";
import { type InterviewEditor as Interview, questionPlace } from "@/lib/schemas/edits/interview-editor";
import { INTERVIEW_ANSWER_MAX } from "@/lib/schemas/people/founder";

interface Props {
  interview: Interview;
  writer: string;
  save: SaveTyped;
  publish(before: OwnTextsAnswer | null, form: FormData): Promise<OwnTextsAnswer>;
}

/** Answers to the site's questions, which save themselves until they are published. */
export function InterviewEditor({ interview: { questions, texts }, writer, save, publish }: Props) {
  const state = useOwnTexts({ editor: "interview", writer, places: questionPlace, initial: texts, save });
  const fields = questions.map(({ question_id, question, hint }) => ({
    ...{ name: `${question_id}`, label: question, hint: hint ?? undefined },
    maxLength: INTERVIEW_ANSWER_MAX,
  }));
  return (
    <OwnTextsForm
      fields={fields}
      state={state}
      action={publish}
      signInUrl="/sign-in?callbackUrl=/dashboard/interview"
    />
  );
}
