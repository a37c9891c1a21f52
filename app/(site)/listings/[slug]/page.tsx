import type { Metadata } from "next";
import { FactsTable } from "@/components/listing/facts-table";
import { ListingBody, Section } from "@/components/listing/listing-body";
import { ListingHead } from "@/components/listing/listing-head";
import { provenSubjects, sourcePages } from "@/components/listing/listing-sources";
import { SourceList } from "@/components/listing/source-list";
import { countWords } from "@/components/listing/week-words";
import { JsonLd } from "@/components/site/json-ld";
import { currentContext } from "@/lib/web/context";
import { listingOrElsewhere } from "@/lib/web/find-listing";
import { listingJsonLd } from "@/lib/web/listing-json-ld";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [listing, { site }] = await Promise.all([listingOrElsewhere((await params).slug), currentContext()]);
  const { seo, headline, summary, name, slug, pictures } = listing;
  const title = seo.title ?? (headline ? `${name}: ${headline}` : name);
  const description = seo.description ?? summary ?? headline ?? undefined;
  const path = `/listings/${slug}`;
  const picture = pictures.screenshot ?? pictures.logo;
  return {
    title,
    description,
    alternates: { canonical: path, types: { "text/markdown": `${path}.md` } },
    openGraph: {
      siteName: site.name,
      title,
      description,
      url: path,
      type: "website",
      images: picture ? [picture] : undefined,
    },
    twitter: { card: pictures.screenshot ? "summary_large_image" : "summary" },
  };
}

export default async function ListingPage({ params }: Props) {
  const [listing, { now }] = await Promise.all([listingOrElsewhere((await params).slug), currentContext()]);
  const pages = sourcePages(provenSubjects(listing));
  const quotes = pages.reduce(
    (sum, page) => sum + page.subjects.reduce((count, { items }) => count + items.length, 0),
    0,
  );
  return (
    <article className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {listingJsonLd(listing).map((data) => (
        <JsonLd key={data["@type"]} data={data} />
      ))}
      <ListingHead listing={listing} />
      <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FactsTable facts={listing.facts} launchWeek={listing.launch_week} />
      </aside>
      <div className="grid content-start gap-10 lg:col-start-1">
        <ListingBody listing={listing} now={now} />
        {quotes > 0 && (
          <Section title="Sources" id="sources">
            <p className="mb-4 max-w-text text-sm text-soft">
              {countWords(quotes, "quote")} from {countWords(pages.length, "page")} of {listing.name}’s own site, word
              for word. Each was found in the page’s text by program, not written by a model.
            </p>
            <SourceList pages={pages} />
          </Section>
        )}
        <p className="text-xs text-soft">
          For machines: this page as{" "}
          <a href={`/listings/${listing.slug}.md`} className="link">
            Markdown
          </a>{" "}
          or{" "}
          <a href={`/api/v1/listings/${listing.slug}`} className="link">
            JSON
          </a>
          .
        </p>
      </div>
    </article>
  );
}
