"use client";

import { useState } from "react";

const SHOWN_MAX = 320;

/** The start of a text, ended where a paragraph, a sentence or at worst a word ends. */
function startOf(text: string): string {
  const head = text.slice(0, SHOWN_MAX);
  const paragraph = head.lastIndexOf("\n\n");
  if (paragraph > SHOWN_MAX / 2) return head.slice(0, paragraph);
  const sentence = Math.max(...[". ", "! ", "? ", ".\n"].map((end) => head.lastIndexOf(end)));
  if (sentence > 0) return head.slice(0, sentence + 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(" "), 1))} …`;
}

/** Long texts show whole sentences of their start, so that the profile can be scanned. `label` names the text for the button. */
export function FoldedText({ text, label }: { text: string; label: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= SHOWN_MAX) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <>
      <span className="whitespace-pre-line">{open ? text : startOf(text)}</span>
      <button
        type="button"
        aria-expanded={open}
        className="link relative z-10 mt-1 block text-xs text-soft"
        onClick={() => setOpen(!open)}
      >
        {open ? "Show less" : `Show all ${text.length.toLocaleString("en")} characters`}
        <span className="sr-only"> of {label}</span>
      </button>
    </>
  );
}
