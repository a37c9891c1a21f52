import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { weekWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { weekDays } from "@/lib/core/week";
import { findComing } from "@/lib/services/listings/find-coming";
import { currentContext } from "@/lib/web/request/context";
import { findListing } from "@/lib/web/request/find-listing";

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
        Launches on {ctx.site.name} in {weekWords(coming.week).toLowerCase()}, {weekDays(coming.week)}.
      </p>
      <p className="mt-6">
        <LinkButton href="/">See this week’s launches</LinkButton>
      </p>
    </div>
  );
}
