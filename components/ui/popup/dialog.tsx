"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names";

const POPUP =
  "relative w-full max-w-lg rounded-xl border border-line bg-card text-ink shadow-float outline-none transition-[opacity,translate] duration-150 data-ending-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0";

/** The darkened page and the box above it; the shared ground of Dialog and of the command palette. */
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

interface DialogProps {
  /** A button element that opens it; leave out when `open` is controlled. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the lower edge; wrap the ones that close in `<DialogClose>`. */
  footer?: ReactNode;
}

/** A question or a small form that takes the whole attention. Escape and the cross close it; focus returns to the trigger. */
export function Dialog({ trigger, open, onOpenChange, title, description, children, footer }: DialogProps) {
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      {trigger && <Base.Trigger render={trigger} />}
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

/** Makes a button element close the dialog it stands in: `<DialogClose button={<Button>Cancel</Button>} />`. */
export function DialogClose({ button }: { button: ReactElement }) {
  return <Base.Close render={button} />;
}
