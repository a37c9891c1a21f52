import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to another page. Pages answer in milliseconds and lists hold dozens of links, so nothing is fetched ahead:
 * that would cost the server more requests than visitors make.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link prefetch={false} {...props} />;
}
