"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState, useTransition } from "react";
import { toast } from "@/components/ui/toast";
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
          setProblem({ field, text: `${result.errors[0]?.detail ?? result.detail} ${result.fix}` });
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
      action: { label: "Undo", onClick: () => patch({ restore: [field] }, field) },
    });

  const commands: FieldCommands = {
    select: setSelected,
    edit(field) {
      setProblem(null);
      setEditing(field);
      if (field) setSelected(field);
    },
    // the server checks each value against its field's own shape
    save: (field, value) => patch({ fields: { [field]: value } }, field, () => setEditing(null)),
    accept: (field) => patch({ lock_fields: [field] }, field),
    restore: (field) => patch({ restore: [field] }, field),
    regenerate: (field) => patch({ regenerate: [field] }, field),
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
