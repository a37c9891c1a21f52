"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { PendingSign } from "./pending-sign";

/**
 * A link to another page. Pages answer in milliseconds and lists hold dozens of links, so nothing is fetched ahead:
 * that would cost the server more requests than visitors make. A page that takes longer shows that it is on the way.
 */
export function PageLink({ children, ...props }: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return (
    <Link prefetch={false} {...props}>
      {children}
      <PendingSign />
    </Link>
  );
}
