import type { Metadata } from "next";
import { sendReport } from "@/app/(site)/listings/actions";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ReportForm } from "@/components/listing/report-form";
import { PageLink } from "@/components/ui/page-link";
import { currentContext } from "@/lib/web/request/context";
import { listingOrElsewhere } from "@/lib/web/request/find-listing";
import type { PageParams } from "@/lib/web/request/search-query";

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<PageParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await listingOrElsewhere((await params).slug, "/report");
  return listing ? { title: `Report a mistake: ${listing.name}`, robots: { index: false } } : MISSING_METADATA;
}

/** Where visitors say what is wrong with a listing. */
export default async function ReportPage({ params, searchParams }: Props) {
  const listing = await listingOrElsewhere((await params).slug, "/report");
  if (!listing) return missingPage();
  const { actor, site } = await currentContext();
  const isSent = (await searchParams).sent !== undefined;
  return (
    <div className="max-w-3xl">
      <nav aria-label="Breadcrumb" className="mb-1 text-sm text-soft">
        <PageLink href={`/listings/${listing.slug}`} className="hover:text-ink hover:underline">
          {listing.name}
        </PageLink>
      </nav>
      <h1 className="text-xl">Report a mistake: {listing.name}</h1>
      {isSent ? (
        <p role="status" className="mt-3 max-w-text">
          Thank you. The team of {site.name} looks at your report.
        </p>
      ) : (
        <>
          <p className="mt-1 max-w-text text-sm text-soft">The team of {site.name} reads every report and decides.</p>
          <ReportForm
            listing={listing}
            hasStory={listing.story !== null}
            account={actor.type === "session" ? actor.email : null}
            action={sendReport}
          />
        </>
      )}
    </div>
  );
}
