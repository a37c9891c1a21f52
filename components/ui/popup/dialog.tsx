"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { DialogSurface } from "./dialog-surface";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the lower edge. */
  footer?: ReactNode;
}

/** A question or a small form that takes the whole attention. Escape and the cross close it; focus returns to where it was. */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <DialogSurface>
        <div className="grid gap-2 p-5 pr-14">
          <Base.Title className="text-base font-semibold tracking-tight">{title}</Base.Title>
          {description && <Base.Description className="text-sm text-soft">{description}</Base.Description>}
        </div>
        {children && <div className="px-5 pb-5">{children}</div>}
        {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-line p-4">{footer}</div>}
        <Base.Close
          aria-label="Close"
          className="absolute top-2 right-2 grid size-10 place-items-center rounded-md text-soft hover:bg-wash hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Base.Close>
      </DialogSurface>
    </Base.Root>
  );
}
