import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { placeOf } from "@/components/listing/proof/proof-items";
import { MailForm } from "@/components/site/sign-in-forms";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/panel";
import { consentPath } from "@/lib/auth/oauth/paths";
import { type SignInProblem, signInProblem } from "@/lib/auth/provider-sign-in";
import { safeReturnPath } from "@/lib/auth/return-path";
import { oauthProviders } from "@/lib/auth/sign-in-providers";
import { currentContext } from "@/lib/web/request/context";
import { addressIn } from "@/lib/web/request/waiting-address";
import { isVotePath } from "@/lib/web/request/waiting-vote";
import { mailCode, signInWith } from "./actions";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };
const AFTER_SIGN_IN = "/dashboard";
/** A person sent here by an app did not choose to come, and is told why. */
const CONSENT = consentPath("");

const PROBLEMS: Record<SignInProblem, string> = {
  cancelled: "You were not signed in there. Try again, or sign in by email.",
  not_verified: "Your email address is not verified there. Verify it, or sign in by email.",
  address_taken: "An account with this email address already exists. Sign in by email.",
  closed: "This account was closed by the site's team. Write to them if you think that this is a mistake.",
  failed: "That did not work. Try again, or sign in by email.",
};

export default async function SignInPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const query = await searchParams;
  const { site, actor } = await currentContext();
  const callbackUrl = safeReturnPath(site.baseUrl, query.callbackUrl ?? AFTER_SIGN_IN);
  const address = addressIn(callbackUrl);
  const problem = signInProblem.safeParse(query.problem).data;
  if (actor.type !== "anonymous") redirect(callbackUrl);
  return (
    <>
      <h1 className="text-xl">Sign in to {site.name}</h1>
      <p className="mt-2 text-soft">
        We email you a code, so there is no password. If you are new here, this creates your account.
      </p>
      {callbackUrl.startsWith(CONSENT) && (
        <Notice title="An app asks to use your account" className="mt-4 max-w-96">
          Sign in first. Then you see what it asks for, and decide.
        </Notice>
      )}
      {address && (
        <Notice title={`Next: reading ${placeOf(address)}`} className="mt-4 max-w-96">
          Sign in, and your draft starts right away.
        </Notice>
      )}
      {isVotePath(callbackUrl) && (
        <Notice title="Next: your vote" className="mt-4 max-w-96">
          Sign in, and your vote is cast right away. The vote of an account less than a day old is held for up to three
          days before it counts.
        </Notice>
      )}
      {problem && (
        <Notice title="Not signed in" className="mt-4 max-w-96">
          {PROBLEMS[problem]}
        </Notice>
      )}
      <MailForm action={mailCode} callbackUrl={callbackUrl} email={query.email ?? ""} />
      <ProviderButtons callbackUrl={callbackUrl} />
    </>
  );
}

function ProviderButtons({ callbackUrl }: { callbackUrl: string }) {
  return oauthProviders().map((provider) => (
    <form key={provider.id} action={signInWith} className="mt-3 max-w-96">
      <input type="hidden" name="provider" value={provider.id} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Button type="submit" className="w-full">
        Continue with {provider.name}
      </Button>
    </form>
  ));
}
