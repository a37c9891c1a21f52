import type { Metadata } from "next";
import { StoryRow } from "@/components/founder/story-row";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { listStories } from "@/lib/services/founders/list-stories";
import { feedLinks } from "@/lib/web/feeds/feed-forms";
import { currentContext } from "@/lib/web/request/context";
import { pageHref, readPageQuery } from "@/lib/web/request/page-query";
import { read } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

export const metadata: Metadata = {
  title: "Stories",
  description: "How products came about, told by the people who made them.",
  alternates: { canonical: "/stories", types: feedLinks("stories") },
};

export default async function StoriesPage({ searchParams }: { searchParams: Promise<PageParams> }) {
  const { page } = readPageQuery(await searchParams);
  const [found, { now }] = await Promise.all([read(listStories, { page }), currentContext()]);
  return (
    <div className="max-w-200">
      <h1 className="text-xl">Stories</h1>
      <p className="mt-1 mb-4 max-w-text text-sm text-soft">
        How products came about, in the words of the people who made them.
      </p>
      {found.items.length > 0 ? (
        <ul aria-label="Stories" className="divide-y divide-line border-y border-line">
          {found.items.map((story) => (
            <StoryRow key={story.url} story={story} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No stories yet" actions={<LinkButton href="/founders">See the founders</LinkButton>} />
      )}
      <Pagination
        page={found.page}
        perPage={found.per_page}
        total={found.total}
        hrefOf={(next) => pageHref("/stories", { page: next })}
      />
    </div>
  );
}
