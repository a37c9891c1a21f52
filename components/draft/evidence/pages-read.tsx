import { ChevronDown } from "lucide-react";
import type { Draft } from "@/lib/schemas/draft";

const KIB = 1024;

/** Every page looked at: read, or left alone and why. */
export function PagesRead({ pages }: { pages: Draft["pages"] }) {
  const read = pages.filter((page) => page.reason_skipped === null);
  const skipped = pages.filter((page) => page.reason_skipped !== null);
  return (
    <details className="group rounded-lg border border-line bg-card">
      <summary className="flex items-center gap-2 px-5 py-3 text-sm">
        <span className="font-medium">Pages</span>
        <span className="text-soft">
          {read.length} read{skipped.length > 0 && `, ${skipped.length} left out`}
        </span>
        <ChevronDown aria-hidden className="ml-auto size-4 text-soft group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line px-5 py-2 text-xs">
        {[...read, ...skipped].map((page) => (
          <li key={page.url} className="flex items-baseline justify-between gap-4 py-1.5">
            <a
              href={page.url}
              target="_blank"
              rel="noopener nofollow"
              className="figures link min-w-0 truncate"
              title={page.title ?? page.url}
            >
              {new URL(page.url).pathname}
            </a>
            <span className="shrink-0 text-soft">
              {page.reason_skipped ?? `${Math.max(1, Math.round(page.bytes / KIB))} KiB`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
