import { CircleAlert, CircleCheck, CircleDashed, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { PageLink } from "./page-link";

/** A word in a thin frame: "Sponsored", "Deprecated", an HTTP method. */
export function Badge({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-sm border border-line px-1.5 text-xs font-medium text-soft",
        className,
      )}
    >
      {children}
    </span>
  );
}

export type Tone = "ok" | "warn" | "bad" | "note" | "plain";

const TONES: Record<Tone, { icon: LucideIcon; className: string }> = {
  ok: { icon: CircleCheck, className: "text-ok" },
  warn: { icon: TriangleAlert, className: "text-warn" },
  bad: { icon: CircleAlert, className: "text-bad" },
  note: { icon: Info, className: "text-note" },
  plain: { icon: CircleDashed, className: "text-soft" },
};

/** A state in words with an icon of its tone; colour never says it alone. */
export function Status({ tone, children, className }: { tone: Tone; children: ReactNode; className?: string }) {
  const { icon: Icon, className: colour } = TONES[tone];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 text-xs", className)}>
      <Icon aria-hidden className={classNames("size-4 shrink-0", colour)} />
      <span>{children}</span>
    </span>
  );
}

/** A link in a pill: a category, a filter. `current` marks the one in force; `count` stands behind the word. */
export function Tag({
  href,
  children,
  count,
  current = false,
}: {
  href: string;
  children: ReactNode;
  count?: number;
  current?: boolean;
}) {
  return (
    <PageLink
      href={href}
      aria-current={current ? "true" : undefined}
      className={classNames(
        "inline-flex h-8 items-center gap-2 rounded-full border px-3 text-sm transition-colors",
        current ? "border-ink bg-ink text-paper" : "border-line bg-card hover:border-edge",
      )}
    >
      {children}
      {count !== undefined && <span className={classNames("figures text-xs", !current && "text-soft")}>{count}</span>}
    </PageLink>
  );
}
