import type { Metadata } from "next";
import { readMySite } from "@/app/(site)/submit/actions";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { DraftFailed } from "@/components/draft/building/draft-failed";
import { DraftReview } from "@/components/draft/review/draft-review";
import { PeopleLine } from "@/components/draft/review/people-line";
import { listCategories } from "@/lib/services/directory/list-categories";
import { CRAWLER_FACTS } from "@/lib/services/site/crawler-facts";
import { findDraftPeople, findOwnReview } from "@/lib/web/request/find-own";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { checkReviewed, reread, saveReviewed, submitReviewed } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const review = await findOwnReview((await params).id);
  if (!review) return MISSING_METADATA;
  const { fields, url } = review.draft;
  return { title: `${fields.name.value ?? new URL(url).hostname}: draft`, robots: { index: false } };
}

/** One draft: its review, from the first second on, or why its site could not be read. */
export default async function DraftPage({ params }: Props) {
  const { id } = await params;
  const path = `/dashboard/drafts/${id}`;
  await requireSignedIn(path);
  const review = await findOwnReview(id);
  if (!review) return missingOwnPage();
  const { draft } = review;
  if (draft.status === "failed") return <DraftFailed draft={draft} botName={CRAWLER_FACTS.name} start={readMySite} />;
  const [categories, people] = await Promise.all([read(listCategories, {}), findDraftPeople(id)]);
  const names = categories.items.flatMap((one) => [one.name, ...one.subcategories.map((sub) => sub.name)]);
  const api = {
    save: saveReviewed.bind(null, id),
    check: checkReviewed.bind(null, id),
    submit: submitReviewed.bind(null, id),
    reread: reread.bind(null, id),
  };
  return (
    <>
      <DraftReview initial={review} liveUrl={`${path}/progress`} categories={names} api={api} />
      {people && <PeopleLine people={people} href={`${path}/people`} />}
    </>
  );
}
