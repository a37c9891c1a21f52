import { hash } from "node:crypto";
import { AppError } from "@/lib/core/errors";
import type { OwnText, TypedOver } from "@/lib/schemas/edits/own-text";

const digest = (value: unknown) => hash("sha1", JSON.stringify(value), "base64url");

/** What is kept of a text that is written and not published. */
export interface Unpublished {
  text: string;
  /** Mark of what was told when it was written. */
  over: string;
}

/** Names a text that is told. */
export const toldMark = (told: string): string => digest(told);

/** A text as its writers see it: what is told, and what is written over it, if anything. */
export function presentOwnText(told: string, draft: Unpublished | undefined): OwnText {
  return {
    told,
    text: draft?.text ?? told,
    mark: digest([told, draft?.text ?? null]),
    is_contested: draft !== undefined && draft.over !== toldMark(told) && draft.text.trim() !== told,
  };
}

/** What is to be done with a typed text: nothing, ask its writer, forget what was written over the told text, or keep it. */
export function settleTyped(now: OwnText, { text, seen }: TypedOver): "same" | "contested" | "told" | "draft" {
  if (text === now.text && !now.is_contested) return "same";
  if (seen !== now.mark) return "contested";
  return text === now.told ? "told" : "draft";
}

/** Publishing takes exactly what was seen: throws `precondition_failed` with the places where something else stands by now. */
export function requireSeen(texts: Record<string, OwnText>, seen: Readonly<Record<string, string>>): void {
  const errors = Object.entries(texts)
    .filter(([place, { mark, is_contested }]) => is_contested || seen[place] !== mark)
    .map(([place]) => ({ pointer: `/${place}`, detail: "Somebody else changed this text meanwhile." }));
  if (errors.length === 0) return;
  const detail = "A text was changed meanwhile; nothing was published.";
  throw new AppError("precondition_failed", detail, "Look at it, then publish again.", { errors });
}
