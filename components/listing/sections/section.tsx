import type { ReactNode } from "react";

/** A titled part of the page. */
export function Section({
  title,
  id,
  aside,
  children,
}: {
  title: string;
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id}>
      <h2 className="mb-2.5 text-base">
        {title}
        {aside}
      </h2>
      {children}
    </section>
  );
}
