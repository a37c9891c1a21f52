import type { ReactNode } from "react";
import type { Listing } from "@/lib/schemas/listing";
import type { FounderCard } from "@/lib/schemas/people/founder-profile";
import { LargePicture } from "../ui/popup/large-picture";
import { FactsTable } from "./facts-table";
import { ListingBody } from "./listing-body";
import { ListingHead } from "./listing-head";
import { SourceList } from "./proof/source-list";
import { provenSubjects, sourcePages } from "./proof/sources";
import { Section } from "./sections/section";
import { countWords } from "./week-words";

interface ListingProfileProps {
  listing: Listing;
  /** Who runs it, the owner first, as far as their founder profiles are complete. */
  runners: FounderCard[];
  now: Date;
  /** Ways to follow it: a button in the head, a form in the side column. */
  follow?: { button?: ReactNode; form?: ReactNode };
  /** What leads on to other products. */
  related?: ReactNode;
  /** Stand at the end. */
  children?: ReactNode;
}

/** A whole profile as visitors read it: head, what it looks like, facts, sections, and every quote behind them. */
export function ListingProfile({ listing, runners, now, follow, related, children }: ListingProfileProps) {
  const { name, pictures } = listing;
  const { screenshot } = pictures;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <ListingHead listing={listing} runners={runners} follow={follow?.button} />
        {screenshot && <LargePicture src={screenshot} alt={`Screenshot of ${name}`} loading="eager" />}
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FactsTable facts={listing.facts} launchWeek={listing.launch_week} />
        {follow?.form}
      </aside>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-start-1">
        <ListingBody listing={listing} runners={runners} now={now} />
        {related}
        <Sources listing={listing} />
        {children}
      </div>
    </article>
  );
}

function Sources({ listing }: { listing: Listing }) {
  const pages = sourcePages(provenSubjects(listing));
  const quotes = pages.flatMap((page) => page.subjects.flatMap(({ items }) => items)).length;
  if (quotes === 0) return null;
  return (
    <Section title="Sources" id="sources">
      <p className="mb-4 max-w-text text-sm text-soft">
        {countWords(quotes, "quote")} from {countWords(pages.length, "page")} of {listing.name}’s own site, word for
        word. Each was found in the page’s text by program, not written by a model.
      </p>
      <SourceList pages={pages} />
    </Section>
  );
}
