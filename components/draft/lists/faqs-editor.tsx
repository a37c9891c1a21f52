"use client";

import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { useReview } from "@/components/draft/review/use-review";
import { Button, IconButton } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/field";
import { FAQS_MAX, type Faq } from "@/lib/schemas/draft";
import { ListForm } from "./list-form";

const BLANK = { question: "", answer: "" };

/** Replaces the questions; emptied ones are dropped. */
export function FaqsEditor({
  faqs,
  state,
  done,
}: {
  faqs: Faq[];
  state: ReturnType<typeof useReview>;
  done: () => void;
}) {
  const [rows, setRows] = useState(
    faqs.length > 0 ? faqs.map(({ question, answer }) => ({ question, answer })) : [BLANK],
  );
  const change = (at: number, part: Partial<typeof BLANK>) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, ...part } : row)));
  return (
    <ListForm
      state={state}
      done={done}
      at="faqs"
      body={() => ({ faqs: rows.filter((row) => row.question.trim() || row.answer.trim()) })}
    >
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
        <div key={i} className="grid gap-2">
          <div className="flex gap-2">
            <Input
              aria-label={`Question ${i + 1}`}
              placeholder="Question"
              value={row.question}
              onChange={(event) => change(i, { question: event.target.value })}
            />
            <IconButton
              label={`Remove question ${i + 1}`}
              className="shrink-0"
              onClick={() => setRows(rows.filter((_, at) => at !== i))}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
          <Textarea
            aria-label={`Answer ${i + 1}`}
            rows={3}
            placeholder="Answer"
            value={row.answer}
            onChange={(event) => change(i, { answer: event.target.value })}
          />
        </div>
      ))}
      {rows.length < FAQS_MAX && (
        <Button size="sm" className="justify-self-start" onClick={() => setRows([...rows, BLANK])}>
          <Plus aria-hidden className="size-4" />
          Add a question
        </Button>
      )}
    </ListForm>
  );
}
