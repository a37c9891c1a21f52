"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { ArrowUpRight } from "lucide-react";
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { MarkedText } from "@/components/ui/highlight";
import { POPUP_CLASS } from "@/components/ui/popup/popup-class";
import type { ProofItem } from "./proof-items";

const SHOWN = 3;

export interface ProofPopoverProps {
  /** What the quotes prove, for the popover's name: "Pricing". */
  subject: string;
  items: ProofItem[];
  /** Where on this page all its quotes stand; what the trigger leads to without JavaScript. */
  sourceHref: string;
  className?: string;
  children: ReactNode;
}

/** How a value was reached, and by what it opens at once: a pointer that went on meanwhile is `left`. */
export type Reached = "pointer" | "left" | "keyboard" | "press";

interface QuotesPopoverProps extends ProofPopoverProps {
  /** How the value was reached before this code was there. */
  reached: Reached;
}

/** The value with its popover, in the place of the plain link that had it loaded. */
export default function QuotesPopover({
  subject,
  items,
  sourceHref,
  className,
  children,
  reached,
}: QuotesPopoverProps) {
  const trigger = useRef<HTMLAnchorElement>(null);
  const { isOpen, follow, ...keyboard } = useOpening(reached === "press" || reached === "pointer");
  useLayoutEffect(() => {
    if (reached === "keyboard" || reached === "press") trigger.current?.focus(); // which the link it replaces had
  }, [reached]);
  return (
    <Base.Root open={isOpen} onOpenChange={follow}>
      <Base.Trigger
        nativeButton={false}
        openOnHover
        delay={80}
        closeDelay={120}
        {...keyboard}
        onClick={(event) => event.preventDefault()}
        render={<a ref={trigger} href={sourceHref} />}
        className={className}
      >
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={8} collisionPadding={16} className="z-40">
          <Base.Popup initialFocus={false} className={classNames(POPUP_CLASS, "w-80")}>
            <Base.Title className="sr-only">Source of: {subject}</Base.Title>
            <Quotes items={items} allHref={sourceHref} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Opens on keyboard focus too, but not on the focus that Escape gives back to the value. */
function useOpening(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const wasDismissed = useRef(false);
  const follow = (open: boolean, { reason }: { reason: string }) => {
    wasDismissed.current = reason === "escape-key";
    setOpen(open);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!wasDismissed.current && event.currentTarget.matches(":focus-visible")) setOpen(true);
  };
  const onBlur = () => {
    wasDismissed.current = false;
  };
  return { isOpen, follow, onFocus, onBlur };
}

function Quotes({ items, allHref }: { items: ProofItem[]; allHref: string }) {
  return (
    <>
      <div className="divide-y divide-line">
        {items.slice(0, SHOWN).map((item) => (
          <Quote key={`${item.url} ${item.quote}`} item={item} />
        ))}
      </div>
      {items.length > SHOWN && (
        <a href={allHref} className="link mx-4 mb-3 inline-block text-xs text-soft">
          All {items.length} quotes
        </a>
      )}
    </>
  );
}

function Quote({ item }: { item: ProofItem }) {
  return (
    <figure className="grid gap-1.5 px-4 py-3">
      <figcaption>
        <a
          href={item.url}
          rel="nofollow noopener"
          className="inline-flex max-w-full items-center gap-1 text-xs font-medium hover:underline"
        >
          <span className="truncate">From {item.place}</span>
          <ArrowUpRight aria-hidden className="size-3.5 shrink-0" />
        </a>
      </figcaption>
      <blockquote className="text-sm">
        “<MarkedText text={item.quote} ranges={item.marks} />”
      </blockquote>
    </figure>
  );
}
