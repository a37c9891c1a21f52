import type { Metadata } from "next";
import { missingPage } from "@/app/missing";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import { listDevMails } from "@/lib/services/mail/dev-mails";
import { currentContext } from "@/lib/web/request/context";
import { readOrNull } from "@/lib/web/request/read";

export const metadata: Metadata = { title: "Mails", robots: { index: false } };

/** The mails that were written to files instead of being sent. */
export default async function DevMailsPage() {
  const [found, { now }] = await Promise.all([readOrNull(listDevMails, {}), currentContext()]);
  if (!found) return missingPage();
  return (
    <div className="max-w-text">
      <h1 className="text-xl">Mails</h1>
      <p className="mt-2 mb-6 text-soft">
        No mail server is set, so mails are written to files and shown here: the newest {found.mails.length} of{" "}
        {found.total}. Public servers have no such page.
      </p>
      {found.mails.length === 0 ? (
        <EmptyState title="No mails yet">Sign in, and the mail with your code is listed here.</EmptyState>
      ) : (
        <ul>
          {found.mails.map((mail) => (
            <li key={mail.name} className="row-link border-t border-line py-3 first:border-t-0">
              {/* opened anew, not within this page: its policy lets it frame the mail */}
              <a href={`/dev/mails/${mail.name}`} className="row-target font-medium wrap-anywhere">
                {mail.subject}
              </a>
              <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-soft wrap-anywhere">
                <span>{mail.to}</span>
                <span aria-hidden>·</span>
                <RelativeTime at={mail.at} now={now} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
