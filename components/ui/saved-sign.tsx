import { Check, CircleAlert, CloudOff, LoaderCircle, type LucideIcon, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type SavedKind = "saving" | "lost" | "unsaved" | "signed_out" | "saved";

const LOOKS: Record<SavedKind, { icon: LucideIcon; className?: string }> = {
  saving: { icon: LoaderCircle, className: "animate-spin" },
  lost: { icon: CloudOff },
  unsaved: { icon: PencilLine, className: "text-warn" },
  signed_out: { icon: CircleAlert, className: "text-bad" },
  saved: { icon: Check, className: "text-ok" },
};

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

/** "Saved 14:05", in the reader's own time. */
export const savedWords = (savedAt: Date | null): string => (savedAt ? `Saved ${clock.format(savedAt)}` : "All saved");

/** Whether what is typed is on the server: an icon, and words beside it. */
export function SavedSign({ kind, children }: { kind: SavedKind; children?: ReactNode }) {
  const { icon: Icon, className } = LOOKS[kind];
  return (
    <>
      <Icon aria-hidden className={classNames("size-4 shrink-0", className)} />
      {children}
    </>
  );
}
