import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

/** A table of thin rules that scrolls sideways in its own box on small screens. `caption` names it for screen readers. */
export function Table({ caption, className, children, ...rest }: ComponentProps<"table"> & { caption: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section tabIndex={0} aria-label={caption} className="overflow-x-auto">
      <table className={classNames("w-full border-collapse text-sm", className)} {...rest}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** A heading cell of a column. */
export function Th({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={classNames(
        "border-b border-line py-2 pr-4 text-left text-xs font-medium text-soft last:pr-0",
        className,
      )}
      {...rest}
    />
  );
}

/** A cell. `numeric` sets figures at the right edge. */
export function Td({ className, numeric = false, ...rest }: ComponentProps<"td"> & { numeric?: boolean }) {
  return (
    <td
      className={classNames(
        "border-b border-line py-2.5 pr-4 align-top last:pr-0",
        numeric && "figures text-right whitespace-nowrap",
        className,
      )}
      {...rest}
    />
  );
}

/** A list of name and value under thin rules: facts, settings, totals. */
export function FactList({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classNames("border-t border-line text-sm", className)}>{children}</dl>;
}

/** One row of a FactList. */
export function Fact({ label, children, id }: { label: ReactNode; children: ReactNode; id?: string }) {
  return (
    <div id={id} className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-x-2 border-b border-line py-2">
      <dt className="text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
