import type { Metadata } from "next";
import Link from "next/link";
import { CodeForm } from "@/components/site/sign-in-forms";
import { safeReturnPath } from "@/lib/auth/return-path";
import { currentContext } from "@/lib/web/request/context";
import { confirmCode } from "../actions";

// The address may hold the code, so no other site learns it; our own form must, or browsers hide where it was sent from.
export const metadata: Metadata = { title: "Enter your code", robots: { index: false }, referrer: "same-origin" };

const AFTER_SIGN_IN = "/dashboard";

type Query = Promise<{ email?: string; code?: string; callbackUrl?: string }>;

export default async function ConfirmPage({ searchParams }: { searchParams: Query }) {
  const { email = "", code = "", callbackUrl } = await searchParams;
  const { site } = await currentContext();
  return (
    <>
      <h1 className="text-xl">{code ? `Sign in as ${email}` : "Check your mail"}</h1>
      <p className="mt-2 text-soft">
        {code
          ? "Press the button to sign in on this browser."
          : `A code is on its way to ${email}. It works once, for 15 minutes.`}
      </p>
      <CodeForm
        action={confirmCode}
        email={email}
        code={code}
        callbackUrl={safeReturnPath(site.baseUrl, callbackUrl ?? AFTER_SIGN_IN)}
      />
      <p className="mt-4 text-sm text-soft">
        Nothing came?{" "}
        <Link href="/sign-in" className="link">
          Ask for a new code
        </Link>
      </p>
    </>
  );
}
