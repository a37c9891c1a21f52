import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingPage } from "@/app/missing";
import { LinkAnswerForm } from "@/components/listing/follow/link-answer-form";
import { getFollowLink } from "@/lib/services/follows/get-follow-link";
import { readOrNull } from "@/lib/web/request/read";
import { confirmByLink } from "../actions";

export const metadata: Metadata = { title: "Follow a product", robots: { index: false }, referrer: "same-origin" };

/** Asks once more before a mailed link follows anything: mail scanners open links. */
export default async function ConfirmPage({ searchParams }: { searchParams: Promise<{ link?: string }> }) {
  const { link } = await searchParams;
  if (!link) redirect("/follows");
  const asked = await readOrNull(getFollowLink, { link, purpose: "confirm" });
  if (!asked) return missingPage();
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Follow {asked.name}?</h1>
      <p className="mt-2 text-soft wrap-anywhere">
        As {asked.email}. You then find it, with its latest news, on your list of followed products.
      </p>
      <LinkAnswerForm link={link} label={`Follow ${asked.name}`} action={confirmByLink} />
    </div>
  );
}
