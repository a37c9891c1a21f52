import { Check, ChevronDown, LoaderCircle, Minus } from "lucide-react";
import type { DraftReview } from "@/lib/schemas/review";

const KIB = 1024;
type Page = DraftReview["pages"][number];

/** Every page looked at: read, or left alone and why. While the site is read it stands open, in the order they answered. */
export function PagesRead({ pages, now, isOpen }: { pages: Page[]; now: string | null; isOpen: boolean }) {
  const read = pages.filter((page) => page.reason_skipped === null);
  const skipped = pages.filter((page) => page.reason_skipped !== null);
  return (
    <details open={isOpen} className="group rounded-lg border border-line bg-card">
      <summary className="flex items-center gap-2 px-5 py-3 text-sm">
        <span className="font-medium">Pages</span>
        <span className="text-soft">
          {read.length} read{skipped.length > 0 && `, ${skipped.length} left out`}
        </span>
        <ChevronDown aria-hidden className="ml-auto size-4 text-soft group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line px-5 py-2 text-xs">
        {(isOpen ? pages : [...read, ...skipped]).map((page) => (
          <PageLine key={page.url} page={page} />
        ))}
        {now && (
          <li className="flex items-center gap-2 py-1.5">
            <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-spin" />
            <span className="min-w-0 truncate">{now}</span>
          </li>
        )}
      </ul>
    </details>
  );
}

function PageLine({ page }: { page: Page }) {
  return (
    <li className="flex items-center gap-2 py-1.5">
      {page.reason_skipped === null ? (
        <Check aria-hidden className="size-3.5 shrink-0 text-ok" />
      ) : (
        <Minus aria-hidden className="size-3.5 shrink-0 text-soft" />
      )}
      <a
        href={page.url}
        target="_blank"
        rel="noopener nofollow"
        className="figures link min-w-0 truncate"
        title={page.title ?? page.url}
      >
        {new URL(page.url).pathname}
      </a>
      <span className="ml-auto shrink-0 pl-2 text-soft">
        {page.reason_skipped ?? `${Math.max(1, Math.round(page.bytes / KIB))} KiB`}
      </span>
    </li>
  );
}
