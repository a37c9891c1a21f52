import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ConsentForm } from "@/components/site/consent-form";
import { Wordmark } from "@/components/site/wordmark";
import { signInUrl } from "@/lib/api/oauth/endpoint";
import { NOTHING_TICKED } from "@/lib/auth/oauth/consent";
import { readPendingConsent } from "@/lib/web/request/consent";
import { currentContext } from "@/lib/web/request/context";

export const metadata: Metadata = { title: "Allow access", robots: { index: false }, referrer: "same-origin" };

interface Props {
  params: Promise<{ uid: string }>;
  searchParams: Promise<Record<string, string | undefined>>;
}

export default async function ConsentPage({ params, searchParams }: Props) {
  const [{ uid }, query] = await Promise.all([params, searchParams]);
  const { site } = await currentContext();
  const pending = await readPendingConsent(uid);
  if (pending.state === "signed_out") redirect(signInUrl(uid));
  if (pending.state === "gone") notFound();
  return (
    <main id="main" className="mx-auto max-w-120 px-4 py-10 sm:py-20">
      <Wordmark name={site.name} />
      <ConsentForm siteName={site.name} view={pending.view} isNothingTicked={NOTHING_TICKED in query} />
    </main>
  );
}
