import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** A framed section with a heading row; `aside` stands at the row's right edge. */
export function Panel({
  title,
  aside,
  id,
  className,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={classNames("rounded-lg border border-line bg-card", className)}>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:px-5">
        <h2 className="text-base">{title}</h2>
        {aside && <div className="text-sm text-soft">{aside}</div>}
      </div>
      <div className="p-4 sm:p-5">{children}</div>
    </section>
  );
}

/** A section of a side column: a strong rule, a small heading, rows below. */
export function RailSection({ title, children, id }: { title: ReactNode; children: ReactNode; id?: string }) {
  return (
    <section id={id} className="border-t-2 border-ink pt-3">
      <h2 className="mb-1 text-base">{title}</h2>
      {children}
    </section>
  );
}

/** A message that concerns the whole view: tone by border and words. */
export function Notice({ title, children, className }: { title?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <div className={classNames("rounded-lg border border-line bg-card px-4 py-3 text-sm text-soft sm:px-5", className)}>
      {title && <p className="mb-1 font-medium text-ink">{title}</p>}
      {children}
    </div>
  );
}
