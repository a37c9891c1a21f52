import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { Notice, Panel } from "@/components/ui/panel";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { askForLink } from "./actions";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

const DONE = new Map([
  ["mailed", "We sent you an email with the link. It works for one hour."],
  ["refused", "No email was sent: too many were asked for. Try again in an hour."],
]);

/** What a person can do with the account as a whole. */
export default async function AccountPage({ searchParams }: { searchParams: Promise<{ done?: string }> }) {
  await requireSignedIn("/settings/account");
  const said = DONE.get((await searchParams).done ?? "");
  return (
    <>
      <h1 className="mb-6 text-xl">Account</h1>
      {said && <Notice className="mb-6">{said}</Notice>}
      <div className="grid gap-6">
        <Panel title="Your data">
          <p className="mb-4 text-sm text-soft">
            One JSON file with what you made here: account, founder profile, drafts, listings with your edits, stories,
            votes, follows, claims, invitations and orders. It holds no passwords or keys. A listing that you run with
            others is in it as it stands, whoever wrote it. Invoices are downloaded from their orders.
          </p>
          <a href="/settings/account/export" className="link text-sm" download>
            Download your data
          </a>
        </Panel>
        <Panel title="Delete your account">
          <p className="mb-4 text-sm text-soft">
            We email you a link. Its page says what goes and what stays, and asks once more before anything is deleted.
          </p>
          <form action={askForLink}>
            <Button type="submit" variant="danger">
              Email me the link
            </Button>
          </form>
        </Panel>
      </div>
    </>
  );
}
