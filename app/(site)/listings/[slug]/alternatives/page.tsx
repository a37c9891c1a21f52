import type { Metadata } from "next";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { AlternativeList } from "@/components/listing/compare/alternative-list";
import { JsonLd } from "@/components/site/json-ld";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { getAlternatives } from "@/lib/services/directory/get-alternatives";
import { currentContext } from "@/lib/web/request/context";
import { listingOrElsewhere } from "@/lib/web/request/find-listing";
import { read } from "@/lib/web/request/read";
import { breadcrumbJsonLd } from "@/lib/web/seo/site-json-ld";

interface Props {
  params: Promise<{ slug: string }>;
}

const SHOWN = 50;
const PATH = "/alternatives";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await listingOrElsewhere((await params).slug, PATH);
  if (!listing) return MISSING_METADATA;
  return {
    title: `Alternatives to ${listing.name}`,
    description: `Products of the same categories as ${listing.name}, with what each has in common with it.`,
    alternates: { canonical: `/listings/${listing.slug}${PATH}` },
  };
}

export default async function AlternativesPage({ params }: Props) {
  const listing = await listingOrElsewhere((await params).slug, PATH);
  if (!listing) return missingPage();
  const { slug, name } = listing;
  const [{ items }, { site }] = await Promise.all([read(getAlternatives, { slug, per_page: SHOWN }), currentContext()]);
  const trail = [
    { name, path: `/listings/${slug}` },
    { name: "Alternatives", path: `/listings/${slug}${PATH}` },
  ];
  return (
    <div className="max-w-200">
      <JsonLd data={breadcrumbJsonLd(site, trail)} />
      <nav aria-label="Breadcrumb" className="mb-1 text-sm text-soft">
        <PageLink href={`/listings/${slug}`} className="hover:text-ink hover:underline">
          {name}
        </PageLink>
      </nav>
      <h1 className="text-xl">Alternatives to {name}</h1>
      <p className="mt-1 mb-4 max-w-text text-sm text-soft">
        Products of the same categories, the most alike first: by categories, platforms and pricing. Nobody can pay for
        a place here.
      </p>
      {items.length > 0 ? <AlternativeList to={listing} items={items} /> : <NoAlternatives name={name} />}
    </div>
  );
}

function NoAlternatives({ name }: { name: string }) {
  return (
    <EmptyState title="No alternatives yet" actions={<LinkButton href="/categories">Browse categories</LinkButton>}>
      No other product stands in the categories of {name}.
    </EmptyState>
  );
}
