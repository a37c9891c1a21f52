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
      theirs={<FaqWords rows={saved} />}
      mine={<FaqWords rows={filled} />}
      className="border-t border-line pt-4"
    >
      <FaqRows rows={rows} onChange={setRows} />
    </EditorForm>
  );
}

/** Questions with their answers, to be read. */
export function FaqWords({ rows }: { rows: Row[] }) {
  return rows.length === 0
    ? "No questions"
    : rows.map((one) => (
        <p key={one.question} className="mb-2">
          <span className="block font-medium">{one.question}</span>
          {one.answer}
        </p>
      ));
}

interface RowsProps {
  /** Of the rows in a form; their texts are `<name>.question` and `<name>.answer`. */
  name?: string | undefined;
  rows: Row[];
  onChange(rows: Row[]): void;
}

/** Questions with their answers, to be typed. */
export function FaqRows({ name, rows, onChange }: RowsProps) {
  return (
    <>
      {rows.map((one, i) => (
        <FaqRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
          key={i}
          name={name}
          row={one}
          number={i + 1}
          onChange={(next) => onChange(rows.with(i, next))}
          onRemove={() => onChange(rows.toSpliced(i, 1))}
        />
      ))}
      {rows.length < FAQS_MAX && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange([...rows, BLANK])}>
          <Plus aria-hidden className="size-4" />
          Add a question
        </Button>
      )}
    </>
  );
}

interface RowProps {
  name: string | undefined;
  row: Row;
  /** From 1. */
  number: number;
  onChange(row: Row): void;
  onRemove(): void;
}

function FaqRow({ name, row: one, number, onChange, onRemove }: RowProps) {
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <Input
          name={name && `${name}.question`}
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
        name={name && `${name}.answer`}
        aria-label={`Answer ${number}`}
        rows={3}
        placeholder="Answer"
        value={one.answer}
        onChange={(event) => onChange({ ...one, answer: event.target.value })}
      />
    </div>
  );
}
