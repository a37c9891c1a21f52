"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names";

const POPUP =
  "relative w-full max-w-lg rounded-xl border border-line bg-card text-ink shadow-float outline-none transition-[opacity,translate] duration-150 data-ending-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0";

/** The darkened page and the box above it; what takes the whole attention. */
export function DialogSurface({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Viewport className="fixed inset-0 z-50 flex items-start justify-center overflow-y-auto p-4 pt-[12vh]">
        <Base.Popup className={classNames(POPUP, className)}>{children}</Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}
