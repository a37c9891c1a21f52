import { CircleCheck, CircleDashed, CircleSlash, PencilLine, Quote, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Evidence, FieldState } from "@/lib/schemas/sourced";

interface Look {
  icon: typeof CircleCheck;
  className: string;
  words: string;
}

/** Icon, colour and words of each state; words say it without the others. */
const LOOKS: Record<FieldState, Look> = {
  ai: { icon: Quote, className: "text-ok", words: "Quoted" },
  not_found: { icon: CircleDashed, className: "text-soft", words: "Not found on the site" },
  edited: { icon: PencilLine, className: "text-note", words: "Edited by you" },
  manual: { icon: PencilLine, className: "text-note", words: "Written by you" },
  override: { icon: ShieldCheck, className: "text-note", words: "Set by the site's team" },
  deleted: { icon: CircleSlash, className: "text-soft", words: "Removed by you" },
};
/** Looked at and accepted as it was drafted. */
const ACCEPTED: Look = { icon: CircleCheck, className: "text-ok", words: "Accepted" };

/** "3 pages", or the one page's path: where the quotes stand. */
function whereQuoted(evidence: Evidence[]): string {
  const pages = [...new Set(evidence.map((one) => one.url))];
  const [only] = pages;
  if (pages.length !== 1 || !only) return `${pages.length} pages`;
  const { pathname } = new URL(only);
  return pathname === "/" ? "the home page" : pathname;
}

/** A value's state in words with its icon, and what stands behind it. */
export function FieldStateLine({
  state,
  evidence,
  isChecked = false,
  children,
}: {
  state: FieldState;
  evidence: Evidence[];
  isChecked?: boolean;
  children?: ReactNode;
}) {
  const isAccepted = isChecked || (state === "edited" && evidence.length > 0);
  const look = isAccepted ? ACCEPTED : LOOKS[state];
  const Icon = look.icon;
  return (
    <span className="inline-flex min-w-0 items-baseline gap-1.5 text-xs text-soft">
      <Icon aria-hidden className={classNames("size-3.5 shrink-0 self-center", look.className)} />
      <span className="min-w-0">
        <span className="font-medium text-ink">{look.words}</span>
        {evidence.length > 0 && `${isAccepted ? ", quoted" : ""} from ${whereQuoted(evidence)}`}
        {children}
      </span>
    </span>
  );
}
