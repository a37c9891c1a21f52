import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";

export const metadata: Metadata = { title: "Confirm by email", robots: { index: false }, referrer: "same-origin" };

/** After an address was given: the same words whatever is known of it. */
export default async function SentPage({ searchParams }: { searchParams: Promise<{ email?: string }> }) {
  const { email } = await searchParams;
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Check your email</h1>
      <p className="mt-2 text-soft wrap-anywhere">
        We sent {email ?? "you"} a link. Open it and confirm within seven days; before that nothing is followed.
      </p>
      <p className="mt-6">
        <LinkButton href="/">See this week’s launches</LinkButton>
      </p>
    </div>
  );
}
