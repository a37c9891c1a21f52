import { ArrowUpRight } from "lucide-react";
import { MarkedText } from "@/components/ui/highlight";
import { sourceId } from "./proof";
import type { ProofItem } from "./proof-items";
import type { SourcePage } from "./sources";

/** A mark over the whole quote would point at nothing in it. */
function isWhole({ quote, marks: [first] }: ProofItem): boolean {
  return first?.[0] === 0 && first[1] === quote.length;
}

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
          <dl className="mt-2 grid text-sm wrap-anywhere">
            {page.subjects.map(({ key, label, items, isFirstOfSubject }) => (
              <div
                key={key}
                id={isFirstOfSubject ? sourceId(key) : undefined}
                className="-mx-2 grid scroll-mt-6 gap-x-4 rounded-sm px-2 py-1 target:bg-wash sm:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="text-soft">{label}</dt>
                <dd className="grid gap-1">
                  {items.map((item) => (
                    <p key={item.quote}>
                      “<MarkedText text={item.quote} ranges={isWhole(item) ? [] : item.marks} />”
                    </p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
