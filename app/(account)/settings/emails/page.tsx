import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { RelativeTime } from "@/components/ui/relative-time";
import { getMailSettings } from "@/lib/services/addresses/get-mail-settings";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { resumeEmails, saveEmails } from "./actions";

export const metadata: Metadata = { title: "Emails", robots: { index: false } };

const DONE = new Map([
  ["saved", "Saved."],
  ["resumed", "We send you emails again."],
]);

/** Which emails a person gets. */
export default async function EmailsPage({ searchParams }: { searchParams: Promise<{ done?: string }> }) {
  const { now } = await requireSignedIn("/settings/emails");
  const [{ done = "" }, settings] = await Promise.all([searchParams, read(getMailSettings, {})]);
  const said = DONE.get(done);
  return (
    <>
      <h1 className="text-xl">Emails</h1>
      <p className="mt-2 mb-6 text-soft wrap-anywhere">What we send to {settings.email}.</p>
      {settings.paused && <Paused {...settings.paused} now={now} />}
      {said && !settings.paused && <Notice className="mb-6">{said}</Notice>}
      <Choices wantsNews={settings.wants_news} wantsFollowers={settings.wants_followers} />
      <div className="mt-8 border-t border-line pt-6 text-sm text-soft">
        <p>
          You always get what your account and your listings need: sign-in codes, invitations, and mails about a launch,
          its badge and its result.
        </p>
        <p className="mt-2">
          <PageLink href="/dashboard/follows" className="link">
            Products you follow
          </PageLink>
        </p>
      </div>
    </>
  );
}

function Choices({ wantsNews, wantsFollowers }: { wantsNews: boolean; wantsFollowers: boolean }) {
  return (
    <form action={saveEmails} className="grid gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">You choose</legend>
        <Checkbox
          name="news"
          defaultChecked={wantsNews}
          label="Updates of products you follow"
          hint="At most one email a day from each product. You go on following without them."
        />
        <Checkbox
          name="followers"
          defaultChecked={wantsFollowers}
          label="Somebody follows a listing of yours"
          hint="On the first new follower of a day."
        />
      </fieldset>
      <div>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}

function Paused({ at, reason, now }: { at: string; reason: string; now: Date }) {
  return (
    <Notice title="Emails you choose are paused" className="mb-6">
      <p>
        Your mail server refused one <RelativeTime at={at} now={now} /> and said: “{reason}”. We send no more of them
        until you say so.
      </p>
      <form action={resumeEmails} className="mt-3">
        <Button type="submit" size="sm">
          Send them again
        </Button>
      </form>
    </Notice>
  );
}
