"use client";

import type { ReactNode } from "react";
import { StopEvidence } from "@/components/draft/evidence/stop-evidence";
import { anchorOf } from "@/components/draft/state/stops";
import { useReview } from "@/components/draft/state/use-review";
import { classNames } from "@/components/ui/class-names";

const HERE =
  "z-10 -mx-3 rounded-lg border-transparent bg-card px-3 outline-2 outline-ink has-[[data-stop]:focus-visible]:outline-focus sm:-mx-4 sm:px-4";

/**
 * The frame of one thing the cursor stands on, with its evidence below on screens too narrow for two panes. Whatever in it takes
 * the focus takes the cursor along: there is one cursor, in the focus colour while the keyboard is on it.
 */
export function StopBox({ path, className, children }: { path: string; className?: string; children: ReactNode }) {
  const { cursor } = useReview();
  const isHere = cursor.at === path;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus of the controls within is only watched */}
      <div
        id={anchorOf(path)}
        onFocus={() => cursor.select(path)}
        className={classNames("group relative border-t border-line", isHere && HERE, className)}
      >
        {children}
      </div>
      {isHere && (
        <div className="mt-3 mb-4 lg:hidden">
          <StopEvidence path={path} />
        </div>
      )}
    </>
  );
}

/** The control of a stop that the cursor's keys move between. `isCovering` makes the whole box its target. */
export function StopButton({
  path,
  isCovering = false,
  className,
  children,
}: {
  path: string;
  isCovering?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { cursor } = useReview();
  return (
    <button
      type="button"
      data-stop
      aria-pressed={cursor.at === path}
      onClick={() => cursor.select(path)}
      className={classNames(
        "text-left focus-visible:outline-none",
        isCovering && "after:absolute after:inset-0 after:rounded-lg",
        className,
      )}
    >
      {children}
    </button>
  );
}
