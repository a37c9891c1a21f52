import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";

/** A page of running text: a title, an opening sentence, sections. */
export function Prose({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="max-w-text">
      <h1 className="text-xl">{title}</h1>
      <p className="mt-2 text-lg text-pretty text-soft">{lead}</p>
      <div className="mt-8 grid gap-9">{children}</div>
    </article>
  );
}

/** A section of running text, with a fragment of its own. */
export function ProseSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <div className="grid gap-3">{children}</div>
    </section>
  );
}

/** Points of a section. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 pl-5 marker:text-soft">{children}</ul>;
}

/** Code to copy, as it is typed. `label` says what it is; `note` stands behind it. */
export function CodeBlock({ label, note, children }: { label: string; note?: ReactNode; children: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-line bg-card">
      <figcaption className="flex min-h-9 items-center justify-between gap-3 border-b border-line py-0.5 pr-1 pl-4 text-xs">
        <span className="font-medium">{label}</span>
        <span className="flex items-center gap-2 text-soft">
          {note}
          <CopyButton label={label} />
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={label} className="max-h-100 overflow-auto">
        <pre className="figures w-fit px-4 py-3 text-xs">
          <code>{children}</code>
        </pre>
      </section>
    </figure>
  );
}

/** A word of code within a sentence. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="figures text-[0.9em] wrap-anywhere">{children}</code>;
}
