import type { Followed } from "@/lib/schemas/people/followed";
import { Button } from "../../ui/button";
import { PageLink } from "../../ui/page-link";
import { ProductLogo } from "../../ui/product-logo";
import { RelativeTime } from "../../ui/relative-time";

interface FollowedListProps {
  items: Followed[];
  now: Date;
  /** Ends one follow; gets `listing`, and `secret` as `key` where a mailed link says whose it is. */
  stop(form: FormData): Promise<void>;
  secret?: string;
}

/** What somebody follows, each with its latest news and a way to stop. Plain forms, without JavaScript too. */
export function FollowedList({ items, now, stop, secret }: FollowedListProps) {
  return (
    <ul aria-label="Followed products" className="divide-y divide-line border-y border-line">
      {items.map((one) => (
        <li key={one.listing.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 sm:flex-nowrap">
          <ProductLogo name={one.listing.name} src={one.listing.logo_url} />
          <div className="min-w-0 flex-1">
            <h2 className="text-base leading-snug">
              <PageLink href={`/listings/${one.listing.slug}`} className="hover:underline">
                {one.listing.name}
              </PageLink>
            </h2>
            <p className="text-sm text-soft">{one.listing.headline}</p>
            <News followed={one} now={now} />
          </div>
          <form action={stop} className="max-sm:w-full max-sm:pl-13">
            <input type="hidden" name="listing" value={one.listing.id} />
            {secret && <input type="hidden" name="key" value={secret} />}
            <Button type="submit" aria-label={`Stop following ${one.listing.name}`}>
              Stop following
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

function News({ followed: { listing, latest_update, followed_at }, now }: { followed: Followed; now: Date }) {
  if (!latest_update)
    return (
      <p className="mt-1 text-xs text-soft">
        No news yet. Followed <RelativeTime at={followed_at} now={now} />
      </p>
    );
  return (
    <p className="mt-1 text-sm">
      <PageLink href={`/listings/${listing.slug}#updates`} className="link">
        {latest_update.title}
      </PageLink>{" "}
      <span className="text-xs text-soft">
        <RelativeTime at={latest_update.published_at} now={now} />
      </span>
    </p>
  );
}
