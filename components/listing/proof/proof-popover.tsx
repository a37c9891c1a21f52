"use client";

import { type ComponentType, type FocusEvent, type MouseEvent, useRef, useState } from "react";
import type { ProofPopoverProps, Reached } from "./quotes-popover";

type Loaded = ComponentType<ProofPopoverProps & { reached: Reached }>;

/**
 * A value that shows its quotes on hover, on keyboard focus and on tap. A link to them until the first of these: what shows them
 * weighs more than the rest of the page's own code, and most values of a page are never asked.
 */
export function ProofPopover(props: ProofPopoverProps) {
  const [shown, setShown] = useState<{ Popover: Loaded; reached: Reached } | null>(null);
  const reached = useRef<Reached>("pointer");
  const load = async () => {
    const { default: Popover } = await import("./quotes-popover");
    setShown({ Popover, reached: reached.current });
  };
  const reach = (how: Reached) => {
    reached.current = how;
    return load();
  };
  if (shown) return <shown.Popover {...props} reached={shown.reached} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link that opens a popover, with the role that the popover's own trigger has
    <a
      href={props.sourceHref}
      className={props.className}
      role="button"
      aria-haspopup="dialog"
      onPointerEnter={() => void reach("pointer").catch(ignore)}
      onPointerLeave={() => {
        reached.current = "left";
      }}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(":focus-visible")) void reach("keyboard").catch(ignore);
      }}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        reach("press").catch(() => location.assign(props.sourceHref));
      }}
    >
      {props.children}
    </a>
  );
}

/** The link stays a link. */
function ignore(): void {}
