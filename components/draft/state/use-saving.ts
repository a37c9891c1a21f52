"use client";

import { useCallback, useMemo, useState } from "react";
import { toast } from "@/components/ui/popup/toast";
import { type ActionResult, answerOf } from "@/lib/schemas/action-result";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { ReviewPlace, SeenMarks } from "@/lib/schemas/review";
import type { ReviewApi } from "./review-api";
import { fieldOf, placeLabel } from "./stops";

export type Saving = ReturnType<typeof useSaving>;

/** Why a place could not be saved. */
export interface Problem {
  text: string;
  isSignedOut: boolean;
}

/** `changed`: another value stood there by then, and nothing was written. */
type SaveOutcome = "saved" | "changed" | "refused";

/** What is wrong in a sentence. The fix of a refused value speaks to API clients; the field itself says enough here. */
function problemOf(refused: Extract<ActionResult<unknown>, { ok: false }>, place: ReviewPlace): Problem {
  if (refused.code === "unauthenticated")
    return { text: "You are signed out. What you typed is kept in this browser.", isSignedOut: true };
  const detail = refused.errors[0]?.detail;
  if (!detail) return { text: `${refused.detail} ${refused.fix}`, isSignedOut: false };
  if (!/^must\b/.test(detail)) return { text: `${detail} ${refused.fix}`, isSignedOut: false };
  const label = fieldOf(place) ? placeLabel(place) : "What is typed";
  return { text: `${label} ${detail.replace(/\.$/, "")}.`, isSignedOut: false };
}

/** Saves one place at a time to the server, and keeps why it could not be. */
export function useSaving(api: ReviewApi, announce: () => void) {
  const [problems, setProblems] = useState<ReadonlyMap<ReviewPlace, Problem>>(new Map());
  const [pending, setPending] = useState<ReadonlySet<ReviewPlace>>(new Set());
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const setProblem = useCallback((place: ReviewPlace, problem: Problem | null) => {
    setProblems((before) => {
      const next = new Map(before);
      if (problem) next.set(place, problem);
      else next.delete(place);
      return next;
    });
  }, []);
  const save = useCallback(
    async (place: ReviewPlace, patch: DraftPatch, seen: SeenMarks): Promise<SaveOutcome> => {
      setPending((before) => new Set(before).add(place));
      const result = await answerOf(api.save(patch, seen));
      setPending((before) => new Set([...before].filter((one) => one !== place)));
      setProblem(place, result.ok ? null : problemOf(result, place));
      if (!result.ok) return "refused";
      if (!result.data.is_saved) return "changed";
      for (const skipped of result.data.skipped) toast(skipped.reason);
      setSavedAt(new Date());
      announce();
      return "saved";
    },
    [api, announce, setProblem],
  );
  return useMemo(
    () => ({ save, setProblem, problemAt: (place: ReviewPlace) => problems.get(place) ?? null, pending, savedAt }),
    [save, setProblem, problems, pending, savedAt],
  );
}
