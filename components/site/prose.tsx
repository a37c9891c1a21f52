import type { ReactNode } from "react";

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

/** Code or text to copy, as it is typed. `label` names it for screen readers. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded-md border border-line bg-card">
      <pre className="figures w-fit px-4 py-3 text-xs">
        <code>{children}</code>
      </pre>
    </section>
  );
}
