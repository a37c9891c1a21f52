"use client";

import type { ReactNode } from "react";
import { buttonClass } from "../ui/button";

/** The button that opens a link in a tab of its own; the right one opens a menu and follows nothing. */
const MIDDLE = 1;

/**
 * The way to the product's own site: a plain link to it. That it was followed is told to this site alone, without anything about
 * who followed it, for the figures of the listing's owner.
 */
export function VisitLink({ slug, href, children }: { slug: string; href: string; children: ReactNode }) {
  const tell = () => void navigator.sendBeacon?.(`/visits/${slug}`);
  return (
    <a
      href={href}
      rel="nofollow noopener"
      className={buttonClass("primary")}
      onClick={tell}
      onAuxClick={({ button }) => button === MIDDLE && tell()}
    >
      {children}
    </a>
  );
}
