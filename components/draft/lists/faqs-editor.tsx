"use client";

import { Plus, X } from "lucide-react";
import { z } from "zod";
import { EditorForm } from "@/components/draft/forms/editor-form";
import { useReview } from "@/components/draft/state/use-review";
import { Button, IconButton } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/field";
import { FAQS_MAX } from "@/lib/schemas/draft";
import { useListTyped } from "./use-list-typed";

const row = z.object({ question: z.string(), answer: z.string() });
type Row = z.infer<typeof row>;
const BLANK: Row = { question: "", answer: "" };
const rowList = row.array();
const isFilled = ({ question, answer }: Row) => question.trim() !== "" || answer.trim() !== "";

/** Replaces the questions; emptied ones are dropped. */
export function FaqsEditor() {
  const { faqs } = useReview().review.draft;
  const saved = faqs.map(({ question, answer }) => ({ question, answer }));
  const [rows, setRows] = useListTyped("faqs", rowList, saved.length > 0 ? saved : [BLANK]);
  const filled = rows.filter(isFilled);
  return (
    <EditorForm
      place="faqs"
      patch={() => ({ faqs: filled })}
      theirs={<Words rows={saved} />}
      mine={<Words rows={filled} />}
      className="border-t border-line pt-4"
    >
      {rows.map((one, i) => (
        <FaqRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
          key={i}
          row={one}
          number={i + 1}
          onChange={(next) => setRows(rows.with(i, next))}
          onRemove={() => setRows(rows.toSpliced(i, 1))}
        />
      ))}
      {rows.length < FAQS_MAX && (
        <Button size="sm" className="justify-self-start" onClick={() => setRows([...rows, BLANK])}>
          <Plus aria-hidden className="size-4" />
          Add a question
        </Button>
      )}
    </EditorForm>
  );
}

function Words({ rows }: { rows: Row[] }) {
  return rows.length === 0
    ? "No questions"
    : rows.map((one) => (
        <p key={one.question} className="mb-2">
          <span className="block font-medium">{one.question}</span>
          {one.answer}
        </p>
      ));
}

interface RowProps {
  row: Row;
  /** From 1. */
  number: number;
  onChange(row: Row): void;
  onRemove(): void;
}

function FaqRow({ row: one, number, onChange, onRemove }: RowProps) {
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <Input
          aria-label={`Question ${number}`}
          placeholder="Question"
          value={one.question}
          onChange={(event) => onChange({ ...one, question: event.target.value })}
        />
        <IconButton label={`Remove question ${number}`} className="shrink-0" onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <Textarea
        aria-label={`Answer ${number}`}
        rows={3}
        placeholder="Answer"
        value={one.answer}
        onChange={(event) => onChange({ ...one, answer: event.target.value })}
      />
    </div>
  );
}
