"use client";

import type { ReactNode } from "react";
import { buttonClass } from "../ui/button";

/**
 * The way to the product's own site: a plain link to it. That it was followed is told to this site alone, without anything about
 * who followed it, for the figures of the listing's owner.
 */
export function VisitLink({ slug, href, children }: { slug: string; href: string; children: ReactNode }) {
  const tell = () => void navigator.sendBeacon?.(`/visits/${slug}`);
  return (
    <a href={href} rel="nofollow noopener" className={buttonClass("primary")} onClick={tell} onAuxClick={tell}>
      {children}
    </a>
  );
}
