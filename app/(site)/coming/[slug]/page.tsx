import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { weekDays } from "@/lib/core/week";
import { findComing } from "@/lib/services/listings/find-coming";
import { currentContext } from "@/lib/web/context";
import { findListing } from "@/lib/web/find-listing";

export const metadata: Metadata = { title: "Launching soon", robots: { index: false } };

/** Where an owner's badge leads before the launch: the name and the week, nothing more before its time. */
export default async function ComingPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const ctx = await currentContext();
  const coming = await findComing(ctx, slug);
  if (!coming && (await findListing(slug))) redirect(`/listings/${slug}`);
  if (!coming) notFound();
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">{coming.name}</h1>
      <p className="mt-2 text-soft">
        Launches on {ctx.site.name} in week <span className="figures text-ink">{coming.week}</span>,{" "}
        {weekDays(coming.week)}.
      </p>
      <p className="mt-4">
        <Link href="/" className="link">
          See this week’s launches
        </Link>
      </p>
    </div>
  );
}
