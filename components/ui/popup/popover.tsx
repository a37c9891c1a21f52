"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names";

/** Look of everything that floats beside its trigger. */
export const POPUP_CLASS =
  "max-w-[min(22rem,calc(100vw-2rem))] origin-(--transform-origin) rounded-lg border border-ink bg-card text-sm text-ink shadow-float outline-none transition-[opacity,scale] duration-100 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0";

/**
 * A small panel beside `trigger` (a button element such as `<Button>`), opened by click or tap.
 * `title` names it and is shown; the rest is up to `children`.
 */
export function Popover({
  trigger,
  title,
  children,
  className,
}: {
  trigger: ReactElement;
  title: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} collisionPadding={16} className="z-40">
          <Base.Popup className={classNames(POPUP_CLASS, "p-4", className)}>
            <Base.Title className="mb-1 text-sm font-semibold">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
