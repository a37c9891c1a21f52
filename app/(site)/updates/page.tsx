import type { Metadata } from "next";
import { UpdateRow } from "@/components/listing/update-row";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { listUpdates } from "@/lib/services/directory/list-updates";
import { feedLinks } from "@/lib/web/feeds/feed-forms";
import { currentContext } from "@/lib/web/request/context";
import { pageHref, readPageQuery } from "@/lib/web/request/page-query";
import { read } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

export const metadata: Metadata = {
  title: "Latest updates",
  description: "What is new in products of this directory, told by the people who make them.",
  alternates: { canonical: "/updates", types: feedLinks("updates") },
};

export default async function UpdatesPage({ searchParams }: { searchParams: Promise<PageParams> }) {
  const { page } = readPageQuery(await searchParams);
  const [found, { now }] = await Promise.all([read(listUpdates, { page }), currentContext()]);
  return (
    <div className="max-w-200">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-xl">Latest updates</h1>
        <a href="/feeds/updates.rss" className="link text-sm text-soft">
          RSS feed
        </a>
      </div>
      <p className="mt-1 mb-4 max-w-text text-sm text-soft">
        What is new, in the words of the people who make the products.
      </p>
      {found.items.length > 0 ? (
        <ul aria-label="Updates" className="divide-y divide-line border-y border-line">
          {found.items.map((update) => (
            <UpdateRow key={update.id} update={update} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No updates yet" actions={<LinkButton href="/launches">See the launches</LinkButton>} />
      )}
      <Pagination
        page={found.page}
        perPage={found.per_page}
        total={found.total}
        hrefOf={(next) => pageHref("/updates", { page: next })}
      />
    </div>
  );
}
