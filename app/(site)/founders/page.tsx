import type { Metadata } from "next";
import { FounderRow } from "@/components/founder/founder-row";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/field";
import { Pagination } from "@/components/ui/pagination";
import { listFounders } from "@/lib/services/founders/list-founders";
import { pageHref, readPageQuery } from "@/lib/web/request/page-query";
import { read } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

export const metadata: Metadata = {
  title: "Founders",
  description: "The people behind the products, in their own words: what they run, their stories and their answers.",
  alternates: { canonical: "/founders" },
};

export default async function FoundersPage({ searchParams }: { searchParams: Promise<PageParams> }) {
  const query = readPageQuery(await searchParams);
  const found = await read(listFounders, query);
  return (
    <div className="max-w-200">
      <h1 className="text-xl">Founders</h1>
      <p className="mt-1 mb-4 max-w-text text-sm text-soft">
        The people behind the products, those with the latest launch first. What they write of themselves is in their
        own words.
      </p>
      <SearchForm typed={query.q} />
      {found.items.length > 0 ? (
        <ul aria-label="Founders" className="divide-y divide-line border-y border-line">
          {found.items.map((founder) => (
            <FounderRow key={founder.slug} founder={founder} />
          ))}
        </ul>
      ) : (
        <NobodyFound isSearch={Boolean(query.q) || query.page > 1} />
      )}
      <Pagination
        page={found.page}
        perPage={found.per_page}
        total={found.total}
        hrefOf={(page) => pageHref("/founders", { ...query, page })}
      />
    </div>
  );
}

function SearchForm({ typed }: { typed: string | undefined }) {
  return (
    <form action="/founders" className="mb-5 flex gap-2">
      <Input
        type="search"
        name="q"
        aria-label="Search founders"
        placeholder="Name, role or product"
        defaultValue={typed}
        maxLength={100}
      />
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  );
}

function NobodyFound({ isSearch }: { isSearch: boolean }) {
  if (isSearch)
    return (
      <EmptyState title="Nobody found" actions={<LinkButton href="/founders">All founders</LinkButton>}>
        Try a name, a role, or the name of a product.
      </EmptyState>
    );
  return (
    <EmptyState title="No founders yet" actions={<LinkButton href="/submit">Submit a product</LinkButton>}>
      People stand here once their profile is complete and a product of theirs is live.
    </EmptyState>
  );
}
