import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { weekWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { weekDays } from "@/lib/core/week";
import { findComing } from "@/lib/services/listings/slugs/find-coming";
import { currentContext } from "@/lib/web/request/context";
import { findListing } from "@/lib/web/request/find-listing";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Asked for once a request: the page and its head need the same. */
const comingOf = cache(async (slug: string) => findComing(await currentContext(), slug));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const coming = await comingOf((await params).slug);
  return coming ? { title: `${coming.name} launches soon`, robots: { index: false } } : MISSING_METADATA;
}

/** Where an owner's badge leads before the launch: the name and the week, nothing more before its time. */
export default async function ComingPage({ params }: Props) {
  const { slug } = await params;
  const [{ site }, coming] = await Promise.all([currentContext(), comingOf(slug)]);
  if (!coming && (await findListing(slug))) redirect(`/listings/${slug}`);
  if (!coming) return missingPage();
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">{coming.name}</h1>
      <p className="mt-2 text-soft">
        Launches on {site.name} in {weekWords(coming.week).toLowerCase()}, {weekDays(coming.week)}.
      </p>
      <p className="mt-6">
        <LinkButton href="/">See this week’s launches</LinkButton>
      </p>
    </div>
  );
}
