import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { MailForm } from "@/components/site/sign-in-forms";
import { Button } from "@/components/ui/button";
import { oauthProviders } from "@/lib/auth/auth-config";
import { safeReturnPath } from "@/lib/auth/return-path";
import { currentContext } from "@/lib/web/context";
import { mailCode, signInWith } from "./actions";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };
const AFTER_SIGN_IN = "/dashboard";

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ callbackUrl?: string }> }) {
  const { site, actor } = await currentContext();
  const callbackUrl = safeReturnPath(site.baseUrl, (await searchParams).callbackUrl ?? AFTER_SIGN_IN);
  if (actor.type !== "anonymous") redirect(callbackUrl);
  return (
    <>
      <h1 className="text-xl">Sign in to {site.name}</h1>
      <p className="mt-2 text-soft">We mail you a code; there is no password. A new address gets an account.</p>
      <MailForm action={mailCode} callbackUrl={callbackUrl} />
      {oauthProviders().map((provider) => (
        <form key={provider.id} action={signInWith} className="mt-3 max-w-96">
          <input type="hidden" name="provider" value={provider.id} />
          <input type="hidden" name="callbackUrl" value={callbackUrl} />
          <Button type="submit" className="w-full">
            Continue with {provider.name}
          </Button>
        </form>
      ))}
    </>
  );
}
