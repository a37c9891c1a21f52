"use client";

import type { ReactNode } from "react";
import { FoldedText } from "@/components/draft/evidence/folded-text";
import { classNames } from "@/components/ui/class-names";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import type { Sourced } from "@/lib/schemas/sourced";
import { FieldEditor } from "./field-editor";
import { FIELD_KINDS } from "./field-kinds";
import { FieldStateLine } from "./field-state";
import { FieldValue, plansOf, planWords } from "./field-value";
import { RowAction } from "./row-action";
import type { FieldCommands } from "./use-review";

interface Props {
  field: ProfileField;
  current: Sourced<unknown>;
  /** What the drafter has for the field, whatever the owner did since. */
  drafted: Sourced<unknown>;
  /** Path of our stored copy, for picture fields. */
  picture: string | null;
  categories: string[];
  selected: boolean;
  editing: boolean;
  error: string | null;
  pending: boolean;
  commands: FieldCommands;
}

/** One field of the profile: value, state, and what can be done with it. */
export function FieldRow(props: Props) {
  const { field, current, categories, selected, editing, error, pending, commands } = props;
  return (
    <div
      id={field}
      className={classNames(
        "group relative grid scroll-mt-6 gap-x-4 gap-y-1 border-t border-line py-4 sm:grid-cols-[8.5rem_1fr]",
        selected && "z-10 -mx-3 rounded-lg border-ink bg-card px-3 outline-1 outline-ink sm:-mx-4 sm:px-4",
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => commands.select(field)}
        className={classNames(
          "self-start pt-0.5 text-left text-sm text-soft hover:text-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus",
          !editing && "after:absolute after:inset-0 after:rounded-lg",
        )}
      >
        {FIELD_LABELS[field]}
      </button>
      <div className="min-w-0">
        {editing ? (
          <FieldEditor
            field={field}
            value={current.value}
            categories={categories}
            error={error}
            pending={pending}
            onSave={(value) => commands.save(field, value)}
            onCancel={() => commands.edit(null)}
          />
        ) : (
          <Shown {...props} />
        )}
      </div>
    </div>
  );
}

function Shown({ field, current, drafted, picture, selected, error, pending, commands }: Props) {
  const isNotFound = current.state === "not_found"; // its state says all there is to say
  return (
    <>
      {!isNotFound && (
        <div className={classNames("mb-1 min-w-0 text-base", current.value === null && "text-soft italic")}>
          {picture && <FieldValue field={field} value={picture} />}
          <ShownValue field={field} value={current.value} />
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
        <FieldStateLine state={current.state} evidence={current.evidence}>
          <DraftedAside field={field} current={current} drafted={drafted} />
        </FieldStateLine>
        <Actions {...{ field, current, drafted, selected, pending, commands }} />
      </div>
      {error && (
        <p role="alert" className="mt-1 text-xs text-bad">
          {error}
        </p>
      )}
    </>
  );
}

function ShownValue({ field, value }: { field: ProfileField; value: unknown }) {
  if (value === null) return "Blank";
  if (FIELD_KINDS[field] === "text") return <FoldedText text={String(value)} label={FIELD_LABELS[field]} />;
  return <FieldValue field={field} value={value} />;
}

const DRAFTED_SHOWN = 90;

/** "the site says …": the drafter's value beside one's own. */
function DraftedAside({ field, current, drafted }: Pick<Props, "field" | "current" | "drafted">): ReactNode {
  const isOwn = current.state === "edited" || current.state === "deleted" || current.state === "manual";
  if (!isOwn || drafted.value === null || JSON.stringify(drafted.value) === JSON.stringify(current.value)) return null;
  return <> · the site says {draftedWords(field, drafted.value)}</>;
}

function draftedWords(field: ProfileField, value: unknown): ReactNode {
  if (typeof value === "string" && FIELD_KINDS[field] !== "model") return `“${shorten(value)}”`;
  if (FIELD_KINDS[field] === "plans") return plansOf(value).map(planWords).join("; ");
  return <FieldValue field={field} value={value} />;
}

function shorten(text: string): string {
  return text.length > DRAFTED_SHOWN ? `${text.slice(0, DRAFTED_SHOWN)}…` : text;
}

function Actions({
  field,
  current,
  drafted,
  selected,
  pending,
  commands,
}: Pick<Props, "field" | "current" | "drafted" | "selected" | "pending" | "commands">) {
  const isSaved = current.state !== "ai" && current.state !== "not_found";
  const actions: { label: string; run: () => void }[] = [
    { label: current.value === null ? "Fill in" : "Edit", run: () => commands.edit(field) },
    ...(current.state === "ai" ? [{ label: "Accept", run: () => commands.accept(field) }] : []),
    ...(isSaved
      ? [{ label: drafted.value === null ? "Leave blank" : "Restore", run: () => commands.restore(field) }]
      : []),
    ...(isSaved ? [] : [{ label: "Regenerate", run: () => commands.regenerate(field) }]),
    ...(current.value === null ? [] : [{ label: "Remove", run: () => commands.remove(field) }]),
  ];
  return (
    <span
      className={classNames(
        "relative z-10 -ml-1 flex shrink-0 flex-wrap gap-x-1 sm:ml-auto",
        !selected &&
          "max-lg:hidden pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 group-hover:opacity-100!",
      )}
    >
      {actions.map(({ label, run }) => (
        <RowAction
          key={label}
          words={label}
          of={FIELD_LABELS[field]}
          disabled={pending}
          run={() => {
            commands.select(field);
            run();
          }}
        />
      ))}
    </span>
  );
}
