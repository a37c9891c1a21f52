"use client";

import { type ReactNode, useEffect, useRef } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** j and k go down and up the rows, x selects the one in focus, Enter opens the one in focus as any link, / goes to the search. */
export function TableKeys({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>("[data-desk-search]");
        if (!search) return;
        event.preventDefault();
        search.focus();
        return;
      }
      if (event.key === "x") {
        const row = document.activeElement?.closest("tr");
        row?.querySelector<HTMLInputElement>('input[name="id"]')?.click();
        return;
      }
      const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
      if (step === 0) return;
      const rows = [...(box.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1);
      rows[next]?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return <div ref={box}>{children}</div>;
}
