import { ArrowUpRight } from "lucide-react";
import { MarkedText } from "../ui/highlight";
import type { SourcePage } from "./listing-sources";
import { sourceId } from "./proof";

/** Every quote behind a profile, word for word, by page. What the popovers show, for print, for readers and for agents. */
export function SourceList({ pages }: { pages: SourcePage[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {pages.map((page) => (
        <li key={page.url} className="py-4">
          <a
            href={page.url}
            rel="nofollow noopener"
            className="figures inline-flex max-w-full items-center gap-1 text-sm break-all hover:underline"
          >
            {page.place}
            <ArrowUpRight aria-hidden className="size-3.5 shrink-0 text-soft" />
          </a>
          <dl className="mt-2 grid gap-2.5 text-sm">
            {page.quotes.map(({ subject, item, isFirstOfSubject }) => (
              <div
                key={`${subject.key} ${item.quote}`}
                id={isFirstOfSubject ? sourceId(subject.key) : undefined}
                className="grid scroll-mt-6 gap-x-4 rounded-sm sm:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="text-soft">{subject.label}</dt>
                <dd>
                  “<MarkedText text={item.quote} ranges={item.marks} />”
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
