import type { Evidence, FieldState } from "@/lib/schemas/sourced";

const WITHOUT: Record<FieldState, string> = {
  ai: "Drafted from your site.",
  not_found: "Your site does not state this.",
  edited: "Your own words: no quote is shown for them.",
  manual: "Your own words: no quote is shown for them.",
  override: "Set by the site’s team.",
  deleted: "Removed by you.",
};
const SHOWN_MAX = 3;

/** The site's own words behind a value, each with its page; or why there are none. */
export function PlaceQuotes({ quotes, state }: { quotes: Evidence[]; state: FieldState | undefined }) {
  if (quotes.length === 0) return state ? <p className="text-sm text-soft lg:pt-7">{WITHOUT[state]}</p> : <span />;
  return (
    <div className="grid min-w-0 content-start gap-3 text-sm lg:pt-7">
      {quotes.slice(0, SHOWN_MAX).map(({ quote, url, page_title }) => (
        <figure key={`${url} ${quote}`} className="min-w-0 border-l-2 border-mark pl-3">
          <blockquote className="line-clamp-4 wrap-anywhere">“{quote}”</blockquote>
          <figcaption className="mt-1 text-xs text-soft">
            <a href={url} target="_blank" rel="noopener nofollow" className="link break-all">
              {page_title ?? new URL(url).pathname}
            </a>
          </figcaption>
        </figure>
      ))}
      {quotes.length > SHOWN_MAX && <p className="text-xs text-soft">And {quotes.length - SHOWN_MAX} more quotes.</p>}
    </div>
  );
}
