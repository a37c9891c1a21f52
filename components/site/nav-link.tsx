"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { PageLink } from "../ui/page-link";

/** A link of the main navigation that knows when its part of the site is open. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname();
  const isCurrent = href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
  return (
    <PageLink
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className="flex min-h-10 items-center text-sm whitespace-nowrap text-soft transition-colors hover:text-ink aria-[current=page]:text-ink"
    >
      {children}
    </PageLink>
  );
}
