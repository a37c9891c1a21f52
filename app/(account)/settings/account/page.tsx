import type { Metadata } from "next";
import { Panel } from "@/components/ui/panel";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

/** What a person can do with the account as a whole. */
export default async function AccountPage() {
  await requireSignedIn("/settings/account");
  return (
    <>
      <h1 className="mb-6 text-xl">Account</h1>
      <Panel title="Your data">
        <p className="mb-4 text-sm text-soft">
          One JSON file with all that we keep of you: account, founder profile, drafts, listings with your edits,
          stories, votes, follows, claims, invitations and orders. It holds no passwords or keys, and nothing of other
          people.
        </p>
        <a href="/settings/account/export" className="link text-sm" download>
          Download your data
        </a>
      </Panel>
    </>
  );
}
