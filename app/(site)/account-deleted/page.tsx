import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";

export const metadata: Metadata = { title: "Account deleted", robots: { index: false } };

/** Where somebody lands who has no account any more. */
export default function AccountDeletedPage() {
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Your account is deleted</h1>
      <p className="mt-2 mb-6 text-soft">
        You are signed out everywhere. If you come back, signing in with the same address makes a new account.
      </p>
      <LinkButton href="/">See this week’s launches</LinkButton>
    </div>
  );
}
