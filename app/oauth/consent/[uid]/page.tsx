import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BareShell } from "@/components/site/bare-shell";
import { ConsentForm } from "@/components/site/consent-form";
import { signInUrl } from "@/lib/api/oauth/endpoint";
import { NOTHING_TICKED } from "@/lib/auth/oauth/consent";
import { answerMissing } from "@/lib/web/request/answer-missing";
import { readPendingConsent } from "@/lib/web/request/consent";
import { currentContext } from "@/lib/web/request/context";
import ConsentGone from "./not-found";

interface Props {
  params: Promise<{ uid: string }>;
  searchParams: Promise<Record<string, string | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { state } = await readPendingConsent((await params).uid);
  const title = state === "gone" ? "Sign-in stopped" : "Allow access";
  return { title, robots: { index: false }, referrer: "same-origin" };
}

export default async function ConsentPage({ params, searchParams }: Props) {
  const [{ uid }, query] = await Promise.all([params, searchParams]);
  const { site } = await currentContext();
  const pending = await readPendingConsent(uid);
  if (pending.state === "signed_out") redirect(signInUrl(uid));
  if (pending.state === "gone") {
    await answerMissing();
    return <ConsentGone />;
  }
  return (
    <BareShell siteName={site.name}>
      <ConsentForm siteName={site.name} view={pending.view} isNothingTicked={NOTHING_TICKED in query} />
    </BareShell>
  );
}
