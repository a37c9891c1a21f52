"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { PageLink } from "@/components/ui/page-link";

export interface DocsNavGroup {
  title: string;
  /** `words` is what the filter looks in. */
  links: { href: string; label: string; words: string }[];
}

/** Contents shorter than this are taken in at a glance. */
const FILTERED_FROM = 15;

/** Contents of a page or a reference: beside it on wide screens, folded above it on small ones. Long ones have a filter. */
export function DocsNav({ groups }: { groups: DocsNavGroup[] }) {
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase().split(/\s+/);
  const shown = groups
    .map((group) => ({
      ...group,
      links: group.links.filter((link) => wanted.every((word) => link.words.toLowerCase().includes(word))),
    }))
    .filter((group) => group.links.length > 0);
  const isLong = groups.flatMap((group) => group.links).length >= FILTERED_FROM;
  const contents = (
    <>
      {isLong && <Filter text={text} onText={setText} />}
      <Contents groups={shown} />
    </>
  );
  return (
    <nav aria-label="Contents" className="text-sm">
      <details className="group rounded-md border border-line bg-card lg:hidden">
        <summary className="flex min-h-10 items-center justify-between px-4 font-medium">
          Contents
          <ChevronDown aria-hidden className="size-4 text-soft group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-4">{contents}</div>
      </details>
      <div className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto p-1 lg:block">{contents}</div>
    </nav>
  );
}

function Filter({ text, onText }: { text: string; onText: (text: string) => void }) {
  const goToFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || text.trim() === "") return;
    event.currentTarget.parentElement?.querySelector("a")?.click();
    onText("");
  };
  return (
    <input
      type="search"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={goToFirst}
      aria-label="Filter the contents; Enter opens the first"
      placeholder="Filter"
      className="mb-4 h-9 w-full rounded-md border border-edge bg-card px-3 noscript:hidden"
    />
  );
}

function Contents({ groups }: { groups: DocsNavGroup[] }) {
  const path = usePathname();
  if (groups.length === 0) return <p className="text-soft">Nothing by that name.</p>;
  return groups.map((group) => (
    <div key={group.title} className="mb-4">
      <p className="mb-1 font-medium">{group.title}</p>
      <ul>
        {group.links.map((link) => (
          <li key={link.href}>
            <PageLink
              href={link.href}
              aria-current={link.href === path ? "page" : undefined}
              className="flex min-h-7 items-center break-all text-soft hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
