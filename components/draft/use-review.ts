"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState, useTransition } from "react";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { DraftPatch } from "@/lib/schemas/draft";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import type { ReviewApi } from "./review-api";

/** What a field's row can ask for. */
export interface FieldCommands {
  select(field: ProfileField): void;
  edit(field: ProfileField | null): void;
  save(field: ProfileField, value: unknown): void;
  accept(field: ProfileField): void;
  restore(field: ProfileField): void;
  regenerate(field: ProfileField): void;
  remove(field: ProfileField): void;
}

interface Problem {
  field: ProfileField | null;
  text: string;
}

/** Long enough to read, decide and reach the button. */
const UNDO_MS = 12_000;

/** What is wrong in a sentence. The fix of a refused value speaks to API clients; the field itself says enough here. */
function complaintOf(refused: Extract<ActionResult<unknown>, { ok: false }>, field: ProfileField | null): string {
  const detail = refused.errors[0]?.detail;
  if (!detail) return `${refused.detail} ${refused.fix}`;
  if (!/^must\b/.test(detail)) return `${detail} ${refused.fix}`;
  return `${field ? FIELD_LABELS[field] : "What is typed"} ${detail.replace(/\.$/, "")}.`;
}

/** Gives the keyboard its place back when an editor closes. */
function focusRow(field: ProfileField): void {
  requestAnimationFrame(() => document.getElementById(field)?.querySelector("button")?.focus({ preventScroll: true }));
}

/** Saves as you go: each command is one PATCH, then the page reads the draft again. */
export function useReview(api: ReviewApi, firstSelected: string) {
  const router = useRouter();
  const [selected, setSelected] = useState(firstSelected);
  const [editing, setEditing] = useState<ProfileField | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [pending, start] = useTransition();

  const patch = useCallback(
    (body: DraftPatch, field: ProfileField | null, after?: () => void) => {
      start(async () => {
        const result = await api.patch(body);
        if (!result.ok) {
          setProblem({ field, text: complaintOf(result, field) });
          return;
        }
        setProblem(null);
        setSavedAt(new Date());
        for (const skipped of result.data.skipped) toast(skipped.reason);
        after?.();
        router.refresh();
      });
    },
    [api, router],
  );

  const undoable = (words: string, field: ProfileField) => () =>
    void toast(`${FIELD_LABELS[field]} ${words}.`, {
      duration: UNDO_MS,
      action: { label: "Undo", onClick: () => patch({ restore: [field] }, field) },
    });

  const commands: FieldCommands = {
    select: setSelected,
    edit(field) {
      setProblem(null);
      setEditing(field);
      if (field) setSelected(field);
      else if (editing) focusRow(editing);
    },
    // the server checks each value against its field's own shape
    save: (field, value) => patch({ fields: { [field]: value } }, field, () => commands.edit(null)),
    accept: (field) => patch({ lock_fields: [field] }, field),
    restore: (field) => patch({ restore: [field] }, field),
    regenerate: (field) =>
      patch({ regenerate: [field] }, field, () => void toast(`${FIELD_LABELS[field]} drafted again from the site.`)),
    remove: (field) => patch({ fields: { [field]: null } }, field, undoable("removed", field)),
  };
  const reread = (run: ReviewApi["reread"]) =>
    start(async () => {
      const result = await run();
      if (result.ok) router.refresh();
      else toast.error(`${result.detail} ${result.fix}`);
    });
  return { selected, setSelected, editing, problem, savedAt, pending, patch, commands, reread };
}
