import type { Metadata } from "next";
import { CodeForm, LinkForm, NewCodeForm } from "@/components/site/sign-in-forms";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { safeReturnPath } from "@/lib/auth/return-path";
import { currentContext } from "@/lib/web/request/context";
import { confirm, mailCode } from "../actions";

// The address may hold what signs in, so no other site learns it; our own form must, or browsers hide where it was sent from.
export const metadata: Metadata = { title: "Enter your code", robots: { index: false }, referrer: "same-origin" };

const AFTER_SIGN_IN = "/dashboard";

type Query = Promise<{ email?: string; token?: string; callbackUrl?: string; again?: string }>;

export default async function ConfirmPage({ searchParams }: { searchParams: Query }) {
  const { email = "", token = "", callbackUrl: wanted = AFTER_SIGN_IN, again } = await searchParams;
  const { site } = await currentContext();
  const callbackUrl = safeReturnPath(site.baseUrl, wanted);
  return (
    <>
      <h1 className="text-xl wrap-anywhere">{token ? `Sign in as ${email}` : "Check your email"}</h1>
      <p className="mt-2 text-soft wrap-anywhere">
        {token
          ? "Press the button to sign in on this browser."
          : `We sent a code to ${email}. Enter it here, in this browser. It works once, for 15 minutes.`}
      </p>
      {again && <Notice className="mt-4 max-w-96">We sent another code. The newest email has it.</Notice>}
      {token ? (
        <LinkForm action={confirm} email={email} token={token} callbackUrl={callbackUrl} />
      ) : (
        <CodeForm action={confirm} email={email} callbackUrl={callbackUrl} />
      )}
      <div className="mt-6 flex max-w-96 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        <NewCodeForm action={mailCode} email={email} callbackUrl={callbackUrl} />
        <PageLink href={`/sign-in?${new URLSearchParams({ email, callbackUrl })}`} className="link">
          Use another address
        </PageLink>
      </div>
    </>
  );
}
