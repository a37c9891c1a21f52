import type { Metadata } from "next";
import { missingPage } from "@/app/missing";
import { LinkButton } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { getDevMail } from "@/lib/services/mail/dev-mails";
import { readOrNull } from "@/lib/web/request/read";

interface Props {
  params: Promise<{ name: string }>;
}

export const metadata: Metadata = { title: "Mail", robots: { index: false } };

const LINK = /(https?:\/\/\S+)/;

/** A mail with both of its parts; the HTML one stands in a frame that can neither run scripts nor reach the site. */
export default async function DevMailPage({ params }: Props) {
  const { name } = await params;
  const mail = await readOrNull(getDevMail, { name });
  if (!mail) return missingPage();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl wrap-anywhere">{mail.subject}</h1>
        <LinkButton href="/dev/mails">All mails</LinkButton>
      </div>
      <p className="text-sm text-soft wrap-anywhere">
        From {mail.from} to {mail.to}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Panel title="HTML">
          <iframe
            title="HTML part"
            src={`/dev/mails/${name}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-160 w-full rounded-md border border-line"
          />
        </Panel>
        <Panel title="Text">
          <div className="text-sm whitespace-pre-wrap wrap-anywhere">{withLinks(mail.text)}</div>
        </Panel>
      </div>
    </div>
  );
}

function withLinks(text: string) {
  return text.split(LINK).map((part, i) =>
    LINK.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
      <a key={i} href={part} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
