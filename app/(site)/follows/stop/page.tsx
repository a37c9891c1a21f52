import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingPage } from "@/app/missing";
import { LinkAnswerForm } from "@/components/listing/follow/link-answer-form";
import { PageLink } from "@/components/ui/page-link";
import { managePath } from "@/lib/services/follows/follow-links";
import { getFollowLink } from "@/lib/services/follows/get-follow-link";
import { readOrNull } from "@/lib/web/request/read";
import { stopOne } from "../actions";

export const metadata: Metadata = { title: "Stop following", robots: { index: false }, referrer: "same-origin" };

/** Where the unsubscribe link of a mail leads a person; only its button ends the follow. */
export default async function StopPage({ searchParams }: { searchParams: Promise<{ link?: string }> }) {
  const { link } = await searchParams;
  if (!link) redirect("/follows");
  const asked = await readOrNull(getFollowLink, { link, purpose: "stop" });
  if (!asked) return missingPage();
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Stop following {asked.name}?</h1>
      <p className="mt-2 text-soft wrap-anywhere">As {asked.email}. You can follow it again from its page.</p>
      <LinkAnswerForm link={link} label="Stop following" action={stopOne} />
      <p className="mt-6 text-sm">
        <PageLink href={managePath(asked.key)} className="link">
          Everything this address follows
        </PageLink>
      </p>
    </div>
  );
}
