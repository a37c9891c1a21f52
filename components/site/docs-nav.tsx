"use client";

import { useState } from "react";

interface DocsNavGroup {
  title: string;
  /** `words` is what the filter looks in. */
  links: { href: string; label: string; words: string }[];
}

/** The contents of a long reference, with a filter for those with JavaScript. */
export function DocsNav({ groups }: { groups: DocsNavGroup[] }) {
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const shown = groups
    .map((group) => ({ ...group, links: group.links.filter((link) => link.words.toLowerCase().includes(wanted)) }))
    .filter((group) => group.links.length > 0);
  return (
    <nav aria-label="Contents" className="text-sm">
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label="Filter the contents"
        placeholder="Filter"
        className="mb-4 h-9 w-full rounded-md border border-edge bg-card px-3"
      />
      {shown.length === 0 && <p className="text-soft">Nothing by that name.</p>}
      {shown.map((group) => (
        <div key={group.title} className="mb-4">
          <p className="mb-1 font-medium">{group.title}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="flex min-h-7 items-center break-all text-soft hover:text-ink hover:underline"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
