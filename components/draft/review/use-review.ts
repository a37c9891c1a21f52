"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState, useTransition } from "react";
import { toast } from "@/components/ui/popup/toast";
import { type ActionResult, answerOf } from "@/lib/schemas/action-result";
import type { Draft, DraftedList, DraftPatch } from "@/lib/schemas/draft";
import { FIELD_LABELS, PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";
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

/** What of the draft a PATCH is about: where its complaint is shown. */
export type Place = ProfileField | DraftedList | "competitor_url";

interface Problem {
  at: Place;
  text: string;
}

/** Long enough to read, decide and reach the button. */
const UNDO_MS = 12_000;

/** What is wrong in a sentence. The fix of a refused value speaks to API clients; the field itself says enough here. */
function complaintOf(refused: Extract<ActionResult<unknown>, { ok: false }>, at: Place): string {
  const detail = refused.errors[0]?.detail;
  if (!detail) return `${refused.detail} ${refused.fix}`;
  if (!/^must\b/.test(detail)) return `${detail} ${refused.fix}`;
  const field = PROFILE_FIELD_NAMES.find((name) => name === at);
  const label = field ? FIELD_LABELS[field] : "What is typed";
  return `${label} ${detail.replace(/\.$/, "")}.`;
}

/** Gives the keyboard its place back when the control that had it is gone. */
export function keepFocus(at: Place): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === document.body;
    if (isLost) document.getElementById(at)?.querySelector("button")?.focus({ preventScroll: true });
  });
}

/** What is selected, kept in view: on a narrow screen the evidence above it folds away and would take it along. */
function useSelected(first: string) {
  const [selected, setSelected] = useState(first);
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current !== selected) document.getElementById(selected)?.scrollIntoView({ block: "nearest" });
    shown.current = selected;
  }, [selected]);
  return { selected, setSelected };
}

/** The PATCH that puts a field back to how it stands now. */
function undoOf(draft: Draft, field: ProfileField): DraftPatch {
  const { state, value } = draft.fields[field];
  return state === "ai" || state === "not_found" ? { restore: [field] } : { fields: { [field]: value } };
}

/** Saves as you go: one PATCH at a time, then the page reads the draft again. */
function useSaving(api: ReviewApi) {
  const router = useRouter();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [pending, start] = useTransition();
  const patch = useCallback(
    (body: DraftPatch, at: Place, after?: () => void) => {
      start(async () => {
        const result = await answerOf(api.patch(body));
        if (!result.ok) {
          setProblem({ at, text: complaintOf(result, at) });
          return;
        }
        setProblem(null);
        setSavedAt(new Date());
        for (const skipped of result.data.skipped) toast(skipped.reason);
        after?.();
        keepFocus(at);
        router.refresh();
      });
    },
    [api, router],
  );

  const reread = (run: ReviewApi["reread"]) =>
    start(async () => {
      const result = await answerOf(run());
      if (result.ok) router.refresh();
      else toast.error(`${result.detail} ${result.fix}`);
    });
  return { problem, setProblem, savedAt, pending, patch, reread };
}

/** The review of a draft: what is selected and edited, and the commands that save. */
export function useReview(api: ReviewApi, draft: Draft, firstSelected: string) {
  const { problem, setProblem, savedAt, pending, patch, reread } = useSaving(api);
  const { selected, setSelected } = useSelected(firstSelected);
  const [editing, setEditing] = useState<ProfileField | null>(null);

  const offerUndo = (words: string, undo: DraftPatch, at: Place) => () =>
    void toast(words, { duration: UNDO_MS, action: { label: "Undo", onClick: () => patch(undo, at) } });

  const commands: FieldCommands = {
    select: setSelected,
    edit(field) {
      setProblem(null);
      setEditing(field);
      if (field) setSelected(field);
      else if (editing) keepFocus(editing);
    },
    // the server checks each value against its field's own shape
    save: (field, value) => patch({ fields: { [field]: value } }, field, () => commands.edit(null)),
    accept: (field) => patch({ lock_fields: [field] }, field),
    restore: (field) =>
      patch({ restore: [field] }, field, offerUndo(`${FIELD_LABELS[field]} restored.`, undoOf(draft, field), field)),
    regenerate: (field) =>
      patch({ regenerate: [field] }, field, () => void toast(`${FIELD_LABELS[field]} drafted again from the site.`)),
    remove: (field) =>
      patch(
        { fields: { [field]: null } },
        field,
        offerUndo(`${FIELD_LABELS[field]} removed.`, undoOf(draft, field), field),
      ),
  };
  const restoreList = (list: DraftedList, title: string, undo: DraftPatch) =>
    patch({ restore: [list] }, list, offerUndo(`${title} restored.`, undo, list));
  return { selected, setSelected, editing, problem, savedAt, pending, patch, commands, restoreList, reread };
}
