import type { ReactNode } from "react";

/** What stands where a list would: what is not there, why, and what to do next. */
export function EmptyState({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="border-y border-line py-10">
      <p className="text-lg font-medium tracking-tight">{title}</p>
      {children && <div className="mt-2 max-w-text text-sm text-soft">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
