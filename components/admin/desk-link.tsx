"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";

/** A link of the desk's navigation that knows when its screen is open. */
export function DeskLink({
  href,
  isExact = false,
  children,
}: {
  href: string;
  isExact?: boolean;
  children: ReactNode;
}) {
  const path = usePathname();
  const isCurrent = path === href || (!isExact && path.startsWith(`${href}/`));
  return (
    <PageLink
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className="-mx-2 flex min-h-8 items-center rounded-md px-2 text-sm text-soft hover:bg-wash hover:text-ink aria-[current=page]:bg-wash aria-[current=page]:font-medium aria-[current=page]:text-ink"
    >
      {children}
    </PageLink>
  );
}
