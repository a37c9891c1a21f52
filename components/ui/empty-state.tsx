import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** What stands where a list would: what is not there, why, and what to do next. Without its top rule below tabs. */
export function EmptyState({
  title,
  children,
  actions,
  isBelowTabs = false,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  isBelowTabs?: boolean;
}) {
  return (
    <div className={classNames("border-b border-line py-10", !isBelowTabs && "border-t")}>
      <p className="text-lg font-medium tracking-tight">{title}</p>
      {children && <div className="mt-2 max-w-text text-sm text-soft">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
