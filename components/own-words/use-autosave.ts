"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type ActionResult, answerOf } from "@/lib/schemas/action-result";
import type { OwnTextsSaved, TypedOver } from "@/lib/schemas/edits/own-text";

export type TypedTexts = Record<string, TypedOver>;
export type SaveTyped = (texts: TypedTexts) => Promise<ActionResult<OwnTextsSaved>>;

interface Parts {
  /** What is typed and may be saved. */
  waiting(): TypedTexts;
  save: SaveTyped;
  onSaved(sent: TypedTexts, saved: OwnTextsSaved): void;
}

interface Saving {
  isSaving: boolean;
  /** `lost` while the server does not answer; else what is wrong, in words. */
  problem: "lost" | "signed_out" | { text: string } | null;
  savedAt: Date | null;
}

/** Of typing, before what is typed is sent. */
const PAUSE_MS = 800;
const RETRY_MS = 2_000;
const RETRY_MAX_MS = 30_000;

/**
 * Sends what is typed once typing pauses, again at growing intervals while the server does not answer, and at once when the
 * connection comes back. A page that is opened, which the browser's Back may show as it was, and a tab that is looked at again
 * ask how the texts are by now. `typed` changes with what is typed.
 */
export function useAutosave(parts: Parts, typed: unknown) {
  const latest = useRef(parts);
  latest.current = parts;
  const [saving, setSaving] = useState<Saving>({ isSaving: false, problem: null, savedAt: null });
  const running = useRef<Promise<void> | null>(null);
  const send = useCallback((isAsked = false): Promise<void> => {
    const start = async () => {
      const sent = latest.current.waiting();
      if (!holdsAny(sent) && !isAsked) return;
      setSaving((before) => ({ ...before, isSaving: holdsAny(sent) }));
      const result = await answerOf(latest.current.save(sent));
      if (result.ok) latest.current.onSaved(sent, result.data);
      setSaving((before) => ({ ...after(before, sent, result), isSaving: false }));
    };
    running.current ??= start().finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);
  useEffect(() => void send(true), [send]);
  useEffect(() => {
    const timer = typed ? setTimeout(() => void send(), PAUSE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [typed, send]);
  useRetries(saving.problem === "lost", send);
  /** Sends what waits; answers whether nothing waits any more. */
  const flush = useCallback(async (): Promise<boolean> => {
    await running.current;
    await send();
    return !holdsAny(latest.current.waiting());
  }, [send]);
  return { ...saving, flush };
}

const holdsAny = (texts: TypedTexts) => Object.keys(texts).length > 0;

function after(before: Saving, sent: TypedTexts, result: ActionResult<OwnTextsSaved>): Saving {
  if (result.ok) return { ...before, problem: null, savedAt: holdsAny(sent) ? new Date() : before.savedAt };
  if (result.code === "no_answer") return { ...before, problem: "lost" };
  if (result.code === "unauthenticated") return { ...before, problem: "signed_out" };
  return { ...before, problem: { text: `${result.errors[0]?.detail ?? result.detail} ${result.fix}` } };
}

function useRetries(isLost: boolean, send: (isAsked?: boolean) => Promise<void>): void {
  useEffect(() => {
    if (!isLost) return;
    let pauseMs = RETRY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(() => void send(true).then(again), pauseMs);
      pauseMs = Math.min(pauseMs * 2, RETRY_MAX_MS);
    };
    again();
    return () => clearTimeout(timer);
  }, [isLost, send]);
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && send(true));
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [send]);
}
